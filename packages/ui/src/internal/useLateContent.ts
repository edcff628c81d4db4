import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LateModule } from './lateModule.ts';
import { useLoadFailure } from './LoadFailure/useLoadFailure.ts';
import { usePreload } from './usePreload.ts';

const onServer = (): undefined => undefined;

/**
 * For content that something else opens: its code loads in an idle moment, at the latest when it is
 * wanted. Undefined until it is there. A load that fails while it is wanted is announced and reported
 * to `onFailure`; where it stays wanted, the next click and the network's return try again.
 */
export const useLateContent = <Module>(
  late: LateModule<Module>,
  isWanted: boolean,
  onFailure?: () => void,
): Module | undefined => {
  const module = useSyncExternalStore(late.subscribe, late.read, onServer);
  const preload = usePreload(late);
  const tellOfFailure = useLoadFailure();
  const fail = useEffectEvent(() => {
    tellOfFailure();
    onFailure?.();
  });
  const isMissing = isWanted && module === undefined;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isLoading = false;
    let isObsolete = false;
    const load = async (): Promise<void> => {
      if (isLoading) return;
      isLoading = true;
      try {
        await late.load();
      } catch {
        if (!isObsolete) fail();
      }
      isLoading = false;
    };
    const onClick = (): void => void load();
    onClick();
    addEventListener('click', onClick, true);
    addEventListener('online', preload);
    return () => {
      isObsolete = true;
      removeEventListener('click', onClick, true);
      removeEventListener('online', preload);
    };
  }, [isMissing, late, preload]);
  return module;
};
