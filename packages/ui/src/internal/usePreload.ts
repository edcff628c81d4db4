import { useCallback, useEffect } from 'react';
import type { LateModule } from './lateModule.ts';
import { whenIdle } from './whenIdle.ts';

/** Loads a module in an idle moment, or when the returned function is called before that. */
export const usePreload = <Module>(late: LateModule<Module>): (() => void) => {
  // A preload that fails is not worth a word: whoever needs the code tries again.
  const preload = useCallback(() => void late.load().catch(() => undefined), [late]);
  useEffect(() => (late.read() === undefined ? whenIdle(preload) : undefined), [late, preload]);
  return preload;
};
