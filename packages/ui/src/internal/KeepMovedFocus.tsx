import { useEffect, useRef } from 'react';

/**
 * Stands in a Headless UI Dialog, which gives the focus back when it is removed, also where the
 * page has moved the focus on purpose since it was closed. This undoes that.
 */
export const KeepMovedFocus = () => {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const inside = mark.current;
    return () => {
      const focused = document.activeElement;
      const isMoved = !inside?.isConnected && focused !== document.body;
      if (isMoved && focused instanceof HTMLElement)
        queueMicrotask(() => focused.focus({ preventScroll: true }));
    };
  }, []);
  return <span ref={mark} hidden />;
};
