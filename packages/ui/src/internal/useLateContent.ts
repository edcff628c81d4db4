import { useEffect, useSyncExternalStore } from 'react';
import type { LateModule } from './lateModule.ts';
import { usePreload } from './usePreload.ts';

const onServer = (): undefined => undefined;

/**
 * For content that something else opens: its code loads in an idle moment, at the latest when it is
 * wanted, and again when the network is back after a load that failed. Undefined until it is there.
 */
export const useLateContent = <Module>(
  late: LateModule<Module>,
  isWanted: boolean,
): Module | undefined => {
  const module = useSyncExternalStore(late.subscribe, late.read, onServer);
  const preload = usePreload(late);
  const isMissing = isWanted && module === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    preload();
    addEventListener('online', preload);
    return () => removeEventListener('online', preload);
  }, [isMissing, preload]);
  return module;
};
