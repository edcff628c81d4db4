import { useSyncExternalStore } from 'react';

/** Whether a media condition holds; on the server, and until it is known, it does. */
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
