import { useLayoutEffect, useReducer } from 'react';

/**
 * For a Headless UI Dialog that is mounted to be open: it looks for the page that it makes inert
 * when it is mounted, and finds it only if it opens after that.
 */
export const useOpenOnceMounted = (): boolean => {
  const [open, show] = useReducer(() => true, false);
  useLayoutEffect(show, [show]);
  return open;
};
