import { useLayoutEffect, useReducer } from 'react';

/**
 * Whether the component is mounted. A Headless UI Dialog must open only then: on mount it looks up the
 * page roots to make inert, and finds none if it is open from the first render.
 */
export const useMounted = (): boolean => {
  const [mounted, mount] = useReducer(() => true, false);
  useLayoutEffect(mount, [mount]);
  return mounted;
};
