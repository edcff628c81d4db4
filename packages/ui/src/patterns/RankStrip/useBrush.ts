import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { covering, type RankSpan } from './stripLayout.ts';

interface Brush {
  readonly bins: readonly RankSpan[];
  /** The bin of the student's rank, which gets the focus first. */
  readonly ownBin: number;
  readonly range: RankSpan | undefined;
  readonly onRangeChange: (range: RankSpan | undefined) => void;
}

/** The bin at a horizontal position, or the nearest one, because pointers leave the strip while they drag. */
const binAt = (list: Element, x: number): number => {
  const distances = Array.from(list.children, (child) => {
    const { left, right } = child.getBoundingClientRect();
    return Math.abs(x - (left + right) / 2);
  });
  return distances.indexOf(Math.min(...distances));
};

const isSame = (a: RankSpan | undefined, b: RankSpan): boolean =>
  a?.from === b.from && a.to === b.to;

/** Chooses ranks by pointer and keyboard: a press chooses a bin, a drag or Shift several. */
export const useBrush = ({ bins, ownBin, range, onRangeChange }: Brush) => {
  const drag = useRef<{ readonly from: number; to?: number }>(undefined);
  const [dragged, showDragged] = useState<RankSpan>();
  const [pointed, point] = useState<number>();
  const [visited, visit] = useState<number>();
  const current = Math.min(visited ?? ownBin, bins.length - 1);
  const endDrag = (): void => {
    drag.current = undefined;
    showDragged(undefined);
  };

  const choose = (bin: RankSpan, isExtending: boolean): void => {
    if (isExtending && range) onRangeChange(covering(range, bin));
    else onRangeChange(isSame(range, bin) ? undefined : bin);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' && (dragged || range)) {
      if (dragged) endDrag();
      else onRangeChange(undefined);
      event.stopPropagation();
      return;
    }
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const places: Readonly<Record<string, number>> = {
      ArrowRight: current + forward,
      ArrowLeft: current - forward,
      Home: 0,
      End: bins.length - 1,
    };
    const next = event.currentTarget.children[places[event.key] ?? -1];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };

  return {
    current,
    /** The ranks that a drag covers, or else the chosen ones. */
    shownRange: dragged ?? range,
    /** The ranks that a drag covers, a pointer is over or the keyboard has reached. */
    pointed: dragged ?? (pointed === undefined ? undefined : bins[pointed]),
    listProps: {
      onKeyDown,
      onPointerMove: ({ currentTarget, clientX, pointerId, buttons }: PointerEvent): void => {
        const { current: held } = drag;
        // The user may have released the button outside of the strip.
        if (!held || buttons === 0) return;
        const to = binAt(currentTarget, clientX);
        if (to === (held.to ?? held.from)) return;
        // Once the drag reaches another bin, it is no longer a press.
        if (held.to === undefined) currentTarget.setPointerCapture(pointerId);
        held.to = to;
        showDragged(covering(bins[held.from]!, bins[to]!));
      },
      onPointerUp: (): void => {
        const { current: held } = drag;
        endDrag();
        if (held?.to !== undefined) onRangeChange(covering(bins[held.from]!, bins[held.to]!));
      },
      onPointerCancel: endDrag,
      onPointerLeave: (): void => point(undefined),
    },
    binProps: (index: number) => ({
      onPointerDown: ({ button }: PointerEvent): void => {
        if (button === 0) drag.current = { from: index };
      },
      onPointerEnter: ({ pointerType }: PointerEvent): void => {
        if (pointerType === 'mouse') point(index);
      },
      onClick: ({ shiftKey }: MouseEvent): void => choose(bins[index]!, shiftKey),
      onFocus: ({ currentTarget }: { currentTarget: Element }): void => {
        visit(index);
        if (currentTarget.matches(':focus-visible')) point(index);
      },
      onBlur: (): void => point(undefined),
    }),
  };
};
