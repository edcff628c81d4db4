import { useSyncExternalStore } from 'react';

/** Below the width at which tables have columns. */
const narrow = '(max-width: 719.98px)';

const subscribe = (notify: () => void): (() => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** Whether the window is as narrow as a phone's. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
