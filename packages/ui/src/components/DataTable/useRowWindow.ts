import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { rowWindow, type RowWindow, type Sight } from './rowWindow.ts';

interface DrawnRows<E extends HTMLElement> extends RowWindow {
  /** Goes to the element whose children are the rows. */
  readonly list: RefObject<E | null>;
  /** The height of the rows above those that are drawn. */
  readonly above: number;
  /** The height of those below. */
  readonly below: number;
}

const unseen: Sight = { rowHeight: 0, past: 0, seen: 0 };

/** From one row to the next, the gap between them included. */
const heightOf = (list: HTMLElement): number => {
  const [first, second] = list.querySelectorAll('[data-row]');
  if (!first) return 0;
  const { top, height } = first.getBoundingClientRect();
  return second ? second.getBoundingClientRect().top - top : height;
};

/** Far down, places are told less exactly; a difference that small is none. */
const steady = (before: number, now: number): number => (Math.abs(now - before) < 1 ? before : now);

const sightOf = (list: HTMLElement, before: Sight): Sight => {
  const scroller = list.closest('[data-scroller]');
  const edge = Math.max(0, scroller?.getBoundingClientRect().top ?? 0);
  return {
    rowHeight: steady(before.rowHeight, heightOf(list)),
    past: edge - list.getBoundingClientRect().top,
    seen: innerHeight,
  };
};

/** The rows to draw of so many, whatever it is that scrolls; all of them where nothing is left out. */
export const useRowWindow = <E extends HTMLElement>(
  count: number,
  leavesOut: boolean,
): DrawnRows<E> => {
  const list = useRef<E>(null);
  const known = useRef(unseen);
  const [sight, setSight] = useState(unseen);
  const { from, to } = leavesOut ? rowWindow(sight, count) : { from: 0, to: count };

  useLayoutEffect(() => {
    if (!leavesOut) return undefined;
    const look = (): void => {
      const before = known.current;
      const now = sightOf(list.current!, before);
      const [was, is] = [rowWindow(before, count), rowWindow(now, count)];
      const isSame = was.from === is.from && was.to === is.to && before.rowHeight === now.rowHeight;
      known.current = now;
      if (!isSame) setSight(now);
    };
    look();
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [count, leavesOut]);

  return {
    list,
    from,
    to,
    above: from * sight.rowHeight,
    below: (count - to) * sight.rowHeight,
  };
};
