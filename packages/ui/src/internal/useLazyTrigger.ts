import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { LazyModule } from './lazyModule.ts';
import { useLazyModule } from './useLazyModule.ts';

const noKeys: readonly string[] = [];

/**
 * A button that renders before the code of the part it opens has loaded. Once the button is pressed
 * and the code loaded, `module` replaces it with the button of Headless UI, and opens that. The
 * given `keys` open it too, besides Enter and Space.
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
    // Headless UI opens only by its own button, at the item that the key selects.
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
