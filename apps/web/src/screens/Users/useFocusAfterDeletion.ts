import { useEffect, useRef } from 'react';
import type { UserChanges } from './useUserChanges.ts';

/** Where a row was there is nothing to give the focus back to: the page's title takes it. */
export const useFocusAfterDeletion = (state: UserChanges['state']) => {
  const title = useRef<HTMLHeadingElement>(null);
  const wasDeleting = useRef(false);
  const deleting = state.context.change?.kind === 'delete';
  const isOver = state.matches('list');
  useEffect(() => {
    if (wasDeleting.current && isOver) title.current?.focus();
    wasDeleting.current = deleting;
  }, [deleting, isOver]);
  return title;
};
