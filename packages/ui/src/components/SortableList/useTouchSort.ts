import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** The gap under a finger. */
export interface Gap {
  readonly key: string;
  readonly dropPosition: 'before' | 'after';
}

interface TouchSort {
  /** The item under the finger; undefined while none is dragged. */
  readonly dragged: string | undefined;
  readonly gap: Gap | undefined;
  /** Begins a drag where a finger touches a handle. */
  readonly onPointerDown: (id: string, event: PointerEvent) => void;
}

/** So near to an edge of the screen the page scrolls, in pixels. */
const edge = 72;
/** How far it scrolls with each frame, in pixels. */
const step = 12;

const prevent = (event: Event): void => event.preventDefault();

/** How far to scroll where a finger is. */
const scrollAt = (y: number): number => {
  if (y < edge) return -step;
  return y > innerHeight - edge ? step : 0;
};

/**
 * Sorting by touch: native drag and drop begins with a long press, and not in every browser, so a
 * finger on a handle drags at once.
 */
export const useTouchSort = (
  gapAt: (y: number) => Gap | undefined,
  onDrop: (id: string, gap: Gap) => void,
): TouchSort => {
  const [dragged, setDragged] = useState<string>();
  const [gap, setGap] = useState<Gap>();
  const stop = useRef<() => void>(undefined);
  const latest = useRef({ gapAt, onDrop });
  useEffect(() => {
    latest.current = { gapAt, onDrop };
  });
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (id: string, { pointerType, pointerId, clientY }: PointerEvent): void => {
    if (pointerType !== 'touch' || stop.current) return;
    const listening = new AbortController();
    const { signal } = listening;
    let y = clientY;
    let found: Gap | undefined;
    let frame = 0;
    const look = (): void => {
      found = latest.current.gapAt(y);
      setGap(found);
    };
    const scroll = (): void => {
      const distance = scrollAt(y);
      if (distance !== 0) {
        scrollBy(0, distance);
        look();
      }
      frame = requestAnimationFrame(scroll);
    };
    const finish = (): void => {
      listening.abort();
      cancelAnimationFrame(frame);
      stop.current = undefined;
      setDragged(undefined);
      setGap(undefined);
    };
    const own = (listener: (event: globalThis.PointerEvent) => void) => {
      return (event: globalThis.PointerEvent): void => {
        if (event.pointerId === pointerId) listener(event);
      };
    };
    const move = own((event) => {
      y = event.clientY;
      if (frame === 0) {
        setDragged(id);
        frame = requestAnimationFrame(scroll);
      }
      look();
    });
    const up = own(() => {
      finish();
      if (found) latest.current.onDrop(id, found);
    });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', own(finish), { signal });
    // A long press would begin the browser's own drag, or open its menu.
    addEventListener('dragstart', prevent, { signal, capture: true });
    addEventListener('contextmenu', prevent, { signal });
    stop.current = finish;
  };

  return { dragged, gap, onPointerDown };
};
