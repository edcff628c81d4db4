import { useEffect, useRef } from 'react';

/**
 * For use in a Headless UI Dialog. On unmount the Dialog restores the focus, even if the page has
 * moved it deliberately since the dialog closed; this component moves it back.
 */
export const KeepMovedFocus = () => {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const inside = marker.current;
    return () => {
      const focused = document.activeElement;
      const isMoved = !inside?.isConnected && focused !== document.body;
      if (isMoved && focused instanceof HTMLElement)
        queueMicrotask(() => focused.focus({ preventScroll: true }));
    };
  }, []);
  return <span ref={marker} hidden />;
};
