import { useEffect, useRef } from 'react';

/** Focuses the page's title after a deletion, because the row that had the focus is gone. */
export const useFocusAfterDeletion = (isDeleting: boolean, isDeleted: boolean) => {
  const title = useRef<HTMLHeadingElement>(null);
  const wasDeleting = useRef(false);
  useEffect(() => {
    if (wasDeleting.current && isDeleted) title.current?.focus();
    wasDeleting.current = isDeleting;
  }, [isDeleting, isDeleted]);
  return title;
};
