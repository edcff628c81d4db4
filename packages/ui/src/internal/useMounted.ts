import { useLayoutEffect, useReducer } from 'react';

/**
 * Whether the component has been mounted. A Headless UI Dialog opens only then: it looks for the
 * page that it makes inert when it is mounted, and finds none if it is open from the start.
 */
export const useMounted = (): boolean => {
  const [mounted, mount] = useReducer(() => true, false);
  useLayoutEffect(mount, [mount]);
  return mounted;
};
