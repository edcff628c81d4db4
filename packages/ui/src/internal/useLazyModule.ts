import { useEffect, useEffectEvent, useReducer } from 'react';
import type { LazyModule } from './lazyModule.ts';
import { useLoadFailure } from './LoadFailure/useLoadFailure.ts';

/**
 * The code of a part that opens, or undefined until it is loaded. Opening the part loads the code,
 * unless `lazy` was preloaded. If the load fails while the part is open, the load failure shows and
 * `onFailure` closes the part, so that the next press tries again.
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
