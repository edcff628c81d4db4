import { useCallback, useSyncExternalStore } from 'react';

/** Counts down the whole seconds until a moment; stays at 0 afterwards. */
export const useSecondsUntil = (moment: number, now: () => number): number => {
  const secondsLeft = (): number => Math.max(0, Math.ceil((moment - now()) / 1000));
  const subscribe = useCallback(
    (onChange: () => void): (() => void) => {
      const timer = setInterval(() => {
        onChange();
        if (now() >= moment) clearInterval(timer);
      }, 250);
      return () => clearInterval(timer);
    },
    [moment, now],
  );
  return useSyncExternalStore(subscribe, secondsLeft, () => 0);
};
