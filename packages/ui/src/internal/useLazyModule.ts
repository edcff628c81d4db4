import { useEffect, useEffectEvent, useReducer } from 'react';
import type { LazyModule } from './lazyModule.ts';
import { useLoadFailure } from './LoadFailure/useLoadFailure.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * The code of a part that opens: loaded when the browser is idle, at the latest when the part is open.
 * Undefined until then. A load that fails while the part is open shows the load failure and calls
 * `onFailure`, which closes the part, so that the next press tries again.
 */
export const useLazyModule = <Module>(
  lazy: LazyModule<Module>,
  isOpen: boolean,
  onFailure: () => void,
): Module | undefined => {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const showFailure = useLoadFailure();
  const fail = useEffectEvent(() => {
    showFailure();
    onFailure();
  });
  const module = lazy.loaded();
  const isMissing = isOpen && module === undefined;

  useEffect(() => whenIdle(lazy.preload), [lazy]);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isObsolete = false;
    const unlessObsolete = (act: () => void) => (): void => {
      if (!isObsolete) act();
    };
    lazy.load().then(
      unlessObsolete(render),
      unlessObsolete(() => fail()),
    );
    return () => {
      isObsolete = true;
    };
  }, [lazy, isMissing]);
  return module;
};
