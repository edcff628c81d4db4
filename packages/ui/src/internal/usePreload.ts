import { useCallback, useEffect } from 'react';
import type { LateModule } from './lateModule.ts';

/** Preloads a module when the browser is idle, or earlier when the returned function is called. */
export const usePreload = <Module>(late: LateModule<Module>): (() => void) => {
  // A failed preload is ignored: the module is requested again when it is needed.
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
