import { useSyncExternalStore } from 'react';

/** Whether a media query matches; true on the server and during hydration. */
export const useMedia = (condition: string): boolean =>
  useSyncExternalStore(
    (notify) => {
      const query = matchMedia(condition);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => matchMedia(condition).matches,
    () => true,
  );
