import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** An item being moved. */
export interface Lift {
  readonly id: string;
  /** The item's index, and the index it would get. */
  readonly from: number;
  readonly to: number;
}

/** The page scrolls while the pointer is within `edge` pixels of the screen's edge, by `step` pixels a frame. */
const edge = 72;
const step = 12;

/** How far to scroll for a pointer at a height of the screen. */
const scrollAt = (y: number): number => {
  if (y < edge) return -step;
  return y > innerHeight - edge ? step : 0;
};

/** The index among the rendered rows that an item would get if dropped at a height of the screen. */
const indexAt = (list: HTMLElement, y: number, from: number): number => {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-index]')];
  const above = rows.findLast((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 <= y;
  });
  const index = above ? Number(above.dataset['index']) + 1 : Number(rows[0]?.dataset['index'] ?? 0);
  return index > from ? index - 1 : index;
};

const prevent = (event: Event): void => event.preventDefault();

/** Reorders by any pointer that drags a handle; the keyboard handling calls `setLift`. */
export const useDrag = (list: RefObject<HTMLElement | null>, onDrop: (lift: Lift) => void) => {
  const [lift, setLift] = useState<Lift>();
  const stop = useRef<() => void>(undefined);
  const latestDrop = useRef(onDrop);
  useEffect(() => {
    latestDrop.current = onDrop;
  });
  useEffect(() => () => stop.current?.(), []);

  /** Begins a drag when a pointer presses a handle. */
  const drag = (id: string, from: number, { pointerId, clientY, button }: PointerEvent): void => {
    if (button > 0 || stop.current) return;
    const listening = new AbortController();
    const { signal } = listening;
    let y = clientY;
    let to = from;
    let frame = 0;
    const choose = (): void => {
      to = indexAt(list.current!, y, from);
      setLift({ id, from, to });
    };
    const scroll = (): void => {
      const distance = scrollAt(y);
      if (distance !== 0) {
        scrollBy(0, distance);
        choose();
      }
      frame = requestAnimationFrame(scroll);
    };
    const finish = (): void => {
      listening.abort();
      cancelAnimationFrame(frame);
      stop.current = undefined;
      setLift(undefined);
    };
    const own = (listener: (event: globalThis.PointerEvent) => void) => {
      return (event: globalThis.PointerEvent): void => {
        if (event.pointerId === pointerId) listener(event);
      };
    };
    const move = own((event) => {
      y = event.clientY;
      if (frame === 0) frame = requestAnimationFrame(scroll);
      choose();
    });
    const up = own(() => {
      finish();
      latestDrop.current({ id, from, to });
    });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', own(finish), { signal });
    // A long press would begin the browser's own drag, or open its menu.
    addEventListener('dragstart', prevent, { signal, capture: true });
    addEventListener('contextmenu', prevent, { signal });
    stop.current = finish;
  };

  return { lift, setLift, drag };
};
