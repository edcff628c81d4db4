import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what opened a dialog where Headless UI has lost it: after a dialog of
 * another script, such as a card checkout, it remembers nothing to return to.
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
