import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface StickToEnd {
  /** The ref of the scroller. */
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** Whether the viewport sticks to the end. */
  readonly isStuck: boolean;
  /** `isStuck` as a ref, which is current before the next render. */
  readonly stuck: RefObject<boolean>;
  /** Scrolls to the end and sticks to it. */
  readonly stick: () => void;
  /** Scrolls to the beginning. */
  readonly scrollToStart: () => void;
  /** Call before more content at the end is painted: nothing in view moves by its height. */
  readonly onGrow: (height: number, arrived: boolean) => void;
  /** The handler of the scroll event. */
  readonly onScroll: () => void;
}

/** The distance from the end that still counts as the end. Pixels. */
const threshold = 48;

/**
 * Sticks to the end of a scroller in reverse direction until the user scrolls up. Such a scroller
 * has position 0 at its end, so that in every browser content added above moves nothing, and a
 * scroller at its end stays there. Appended content does not move the view; if it is a new message,
 * the scroller goes to the end after `delay` milliseconds.
 */
export const useStickToEnd = (delay: number): StickToEnd => {
  const viewport = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const [isStuck, setIsStuck] = useState(true);
  /** The position that the script scrolled to, until the event of that scroll. */
  const scripted = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const update = (): void => {
    stuck.current = -viewport.current!.scrollTop < threshold;
    setIsStuck(stuck.current);
  };
  const scrollTo = (top: number): void => {
    const element = viewport.current!;
    const before = element.scrollTop;
    element.scrollTop = top;
    // The position is read back, because the browser rounds and limits it.
    if (element.scrollTop !== before) scripted.current = element.scrollTop;
  };

  // A layout effect runs before the paint; before a passive effect, a timer could end without a viewport.
  useLayoutEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  return {
    viewport,
    isStuck,
    stuck,
    stick: () => {
      scrollTo(0);
      update();
    },
    scrollToStart: () => {
      scrollTo(-viewport.current!.scrollHeight);
      update();
    },
    onGrow: (height, arrived) => {
      scrollTo(viewport.current!.scrollTop - height);
      if (!arrived) {
        update();
        return;
      }
      // A pending scroll is not restarted, because a quick succession of messages would postpone it forever.
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        if (stuck.current) scrollTo(0);
      }, delay);
    },
    onScroll: () => {
      const isScripted = viewport.current!.scrollTop === scripted.current;
      scripted.current = undefined;
      // A hidden viewport may fire scroll events, but the user has not scrolled.
      if (!isScripted && viewport.current!.clientHeight > 0) update();
    },
  };
};
