import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus to the opener of a dialog when Headless UI cannot: after a dialog of another
 * script, such as a card checkout, its focus history is lost.
 */
export const useReturnFocus = (isOpen: boolean): void => {
  const opener = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (isOpen && focused instanceof HTMLElement && focused !== document.body)
      opener.current = focused;
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isOpen]);
};
