import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { LazyModule } from './lazyModule.ts';
import { useLazyModule } from './useLazyModule.ts';

const noKeys: readonly string[] = [];

/**
 * A button that is drawn before the code of what it opens. Once it has been pressed and the code is
 * there, `module` renders instead, with the button of Headless UI, which opens. `keys` open it too,
 * beside Enter and Space.
 */
export const useLazyTrigger = <Module>(lazy: LazyModule<Module>, keys = noKeys) => {
  const [openedBy, setOpenedBy] = useState<string>();
  const isOpened = openedBy !== undefined;
  const loaded = useLazyModule(lazy, isOpened, () => setOpenedBy(undefined));
  const module = isOpened ? loaded : undefined;
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const button = opener.current;
    if (!module || !button || openedBy === undefined) return;
    button.focus({ preventScroll: true });
    // Headless UI opens by its own button alone, at the item that the key stands for.
    if (openedBy === 'click') button.click();
    else
      button.dispatchEvent(
        new KeyboardEvent('keydown', { key: openedBy, bubbles: true, cancelable: true }),
      );
  }, [module, openedBy]);

  return {
    module,
    /** The button of Headless UI. */
    opener,
    triggerProps: {
      'aria-expanded': false,
      'aria-busy': isOpened || undefined,
      onPointerEnter: lazy.preload,
      onFocus: lazy.preload,
      // A click without a pointer comes from a key or a screen reader.
      onClick: ({ detail }: MouseEvent) => setOpenedBy(detail === 0 ? 'Enter' : 'click'),
      onKeyDown: (event: KeyboardEvent) => {
        if (!keys.includes(event.key)) return;
        event.preventDefault();
        setOpenedBy(event.key);
      },
    },
  };
};
