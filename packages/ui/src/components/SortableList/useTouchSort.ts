import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { gapsOf, placeAfterDrop } from './dropTargets.ts';
import type { SortableListProps, SortableItem } from './sortableTypes.ts';

/** The gap under a finger. */
interface Gap {
  readonly key: string;
  readonly dropPosition: 'before' | 'after';
}

interface TouchSortOptions extends Pick<SortableListProps<SortableItem>, 'onMove'> {
  readonly list: RefObject<HTMLElement | null>;
  readonly ids: readonly string[];
  /** Whether a type of pointer is sorted with here. */
  readonly isOwn: (pointerType: string) => boolean;
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

const gapAt = (list: HTMLElement | null, y: number): Gap | undefined => {
  const top = list?.getBoundingClientRect().top ?? 0;
  const found = gapsOf(() => list).getDropTargetFromPoint(0, y - top, () => true);
  return found?.type === 'item' && found.dropPosition !== 'on'
    ? { key: String(found.key), dropPosition: found.dropPosition }
    : undefined;
};

/** How far to scroll where a finger is. */
const scrollAt = (y: number): number => {
  if (y < edge) return -step;
  return y > innerHeight - edge ? step : 0;
};

/**
 * Sorting by touch: native drag and drop begins with a long press, and not in every browser, so a
 * finger on a handle drags at once.
 */
export const useTouchSort = ({ list, ids, onMove, isOwn }: TouchSortOptions): TouchSort => {
  const [dragged, setDragged] = useState<string>();
  const [gap, setGap] = useState<Gap>();
  const stop = useRef<() => void>(undefined);
  const drop = (id: string, { key, dropPosition }: Gap): void => {
    const index = placeAfterDrop(ids, id, { key, dropPosition });
    if (index !== ids.indexOf(id)) onMove({ id, index });
  };
  const latest = useRef(drop);
  useEffect(() => {
    latest.current = drop;
  });
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (
    id: string,
    { pointerType, pointerId, clientY, button }: PointerEvent,
  ): void => {
    if (!isOwn(pointerType) || button > 0 || stop.current) return;
    const listening = new AbortController();
    const { signal } = listening;
    let y = clientY;
    let found: Gap | undefined;
    let frame = 0;
    const look = (): void => {
      found = gapAt(list.current, y);
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
      if (found) latest.current(id, found);
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
