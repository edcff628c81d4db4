import { useSyncExternalStore } from 'react';

/** Below the width at which lists have columns beside the navigation. */
const narrow = '(max-width: 1023.98px)';

const subscribe = (notify: () => void): (() => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** Whether lists show cards: on phones and upright tablets. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
