import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while a page is as it was drawn at build time, where nothing is known of this browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
