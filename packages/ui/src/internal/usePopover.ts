import { useEffect, useId, useRef, useState, type RefObject } from 'react';

/**
 * Something that opens beside its trigger: the browser's own popover. It closes on Escape and on
 * a press outside, lets one be open at a time and hands the focus back; styles find the trigger
 * by the anchor's name.
 */
export const usePopover = (
  trigger: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  onShown?: () => void,
) => {
  const id = useId();
  const shown = useRef(onShown);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    shown.current = onShown;
  });

  useEffect(() => {
    const [opener, panel] = [trigger.current!, popover.current!];
    const anchor = `--${id.replace(/\W/g, '')}`;
    // Named by property: a style attribute would need a wider security policy.
    opener.style.setProperty('anchor-name', anchor);
    panel.style.setProperty('position-anchor', anchor);
    // Its content comes before it shows and goes after it hides: while it hides, the browser gives
    // the focus back from whatever inside has it.
    const prepare = (event: ToggleEvent): void => {
      if (event.newState === 'open') setOpen(true);
    };
    const arrive = (event: ToggleEvent): void => {
      if (event.newState === 'open') shown.current?.();
      else setOpen(false);
    };
    panel.addEventListener('beforetoggle', prepare);
    panel.addEventListener('toggle', arrive);
    return () => {
      panel.removeEventListener('beforetoggle', prepare);
      panel.removeEventListener('toggle', arrive);
    };
  }, [id, trigger, popover]);

  return {
    id,
    isOpen,
    open: () => popover.current?.showPopover(),
    close: () => {
      if (popover.current?.matches(':popover-open')) popover.current.hidePopover();
    },
  };
};
