import { useSyncExternalStore } from 'react';
import { useServices } from './services.ts';

/** How many entries of an operation's last list were left out. */
export const useLeftOut = ({ id }: { readonly id: string }): number => {
  const { leftOut } = useServices();
  return useSyncExternalStore(
    leftOut.subscribe,
    () => leftOut.get()[id] ?? 0,
    () => 0,
  );
};
