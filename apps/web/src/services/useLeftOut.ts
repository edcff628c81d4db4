import { useStore } from '../lib/useStore.ts';
import { useServices } from './services.ts';

/** How many entries of an operation's last list were left out. */
export const useLeftOut = ({ id }: { readonly id: string }): number => {
  const { leftOut } = useServices();
  return useStore(leftOut)[id] ?? 0;
};
