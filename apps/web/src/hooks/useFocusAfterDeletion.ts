import { useEffect, useRef } from 'react';

/**
 * Where a row was there is nothing to give the focus back to: the page's title takes it, once a
 * deletion that was under way is done.
 */
export const useFocusAfterDeletion = (underWay: boolean, done: boolean) => {
  const title = useRef<HTMLHeadingElement>(null);
  const wasUnderWay = useRef(false);
  useEffect(() => {
    if (wasUnderWay.current && done) title.current?.focus();
    wasUnderWay.current = underWay;
  }, [underWay, done]);
  return title;
};
