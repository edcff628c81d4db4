import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface StickToEnd {
  /** The ref of the scroller. */
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** Whether the viewport sticks to the end. */
  readonly isStuck: boolean;
  /** The same as a ref, which is current before the next render. */
  readonly stuck: RefObject<boolean>;
  /** Scrolls to the end and sticks to it. */
  readonly stick: () => void;
  /** Scrolls to the beginning. */
  readonly scrollToStart: () => void;
  /** To be called before the paint of more content at the end: its height moves nothing that is in view. */
  readonly onGrow: (height: number, arrived: boolean) => void;
  /** The handler of the scroll event. */
  readonly onScroll: () => void;
}

/** The distance from the end that still counts as the end. Pixels. */
const threshold = 48;

/**
 * Sticks to the end of a scroller in reverse direction until the user scrolls up. Such a scroller
 * counts from its end, at 0: content of any height above moves nothing, in every browser, and at the
 * end it stays there. Content that is appended is held, and scrolled to after `delay` milliseconds
 * where it has arrived.
 */
export const useStickToEnd = (delay: number): StickToEnd => {
  const viewport = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const [isStuck, setIsStuck] = useState(true);
  /** Where the script scrolled to, until the event of that scroll. */
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
    // Read back, because the browser rounds and limits it.
    if (element.scrollTop !== before) scripted.current = element.scrollTop;
  };

  // Before the paint, because a timer could end between it and a passive effect, without a viewport.
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
      // A pending scroll is not restarted: a quick succession of messages would postpone it forever.
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
