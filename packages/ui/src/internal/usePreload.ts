import { useCallback, useEffect } from 'react';
import type { LateModule } from './lateModule.ts';

/** Loads a module in an idle moment, or when the returned function is called before that. */
export const usePreload = <Module>(late: LateModule<Module>): (() => void) => {
  // A preload that fails is not worth a word: whoever needs the code tries again.
  const preload = useCallback(() => void late.load().catch(() => undefined), [late]);
  useEffect(() => {
    if (late.read() !== undefined) return undefined;
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(preload, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(preload);
    return () => cancelIdleCallback(idle);
  }, [late, preload]);
  return preload;
};
