import { useCallback, useSyncExternalStore } from 'react';

/** The whole seconds that are left until a moment, counted down; 0 once it has come. */
export const useSecondsUntil = (moment: number, now: () => number): number => {
  const secondsLeft = (): number => Math.max(0, Math.ceil((moment - now()) / 1000));
  const subscribe = useCallback(
    (changed: () => void): (() => void) => {
      const timer = setInterval(() => {
        changed();
        if (now() >= moment) clearInterval(timer);
      }, 250);
      return () => clearInterval(timer);
    },
    [moment, now],
  );
  return useSyncExternalStore(subscribe, secondsLeft, () => 0);
};
