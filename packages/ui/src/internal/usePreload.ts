import { useCallback, useEffect } from 'react';
import type { LateModule } from './lateModule.ts';
import { whenIdle } from './whenIdle.ts';

/** Preloads a module when the browser is idle, or earlier when the returned function is called. */
export const usePreload = <Module>(late: LateModule<Module>): (() => void) => {
  // A failed preload is ignored: the module is requested again when it is needed.
  const preload = useCallback(() => void late.load().catch(() => undefined), [late]);
  useEffect(() => (late.read() === undefined ? whenIdle(preload) : undefined), [late, preload]);
  return preload;
};
