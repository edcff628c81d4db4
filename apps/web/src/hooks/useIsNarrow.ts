import { useSyncExternalStore } from 'react';

const useMatches = (media: string): boolean =>
  useSyncExternalStore(
    (notify) => {
      const query = matchMedia(media);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => matchMedia(media).matches,
    () => false,
  );

/** Whether lists show cards: on phones and upright tablets, where columns do not fit beside the navigation. */
export const useIsNarrow = (): boolean => useMatches('(max-width: 1023.98px)');

/** Whether a list fits beside a navigation with labels. */
export const useIsWide = (): boolean => useMatches('(min-width: 1280px)');
