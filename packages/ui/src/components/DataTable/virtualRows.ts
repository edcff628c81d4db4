import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { RenderedRows, RowsProps, VirtualRows } from './AllRows.tsx';

/** Rows rendered beyond the viewport, so that neither scrolling nor Tab meets a gap. */
const overscan = 8;

/** The estimated row height, until one is measured. */
const estimatedHeight = 44;

/** The initial viewport, until it is measured. */
const initialRect = { width: 0, height: 800 };

/** The distance from one row to the next, including the gap. */
const heightOf = (list: HTMLElement): number => {
  const [first, second] = list.querySelectorAll('[data-row]');
  if (!first) return 0;
  const { top, height } = first.getBoundingClientRect();
  return second ? second.getBoundingClientRect().top - top : height;
};

/** Differences below this are rounding errors of positions far down a long page. */
const differs = (one: number, other: number): boolean => Math.abs(one - other) >= 1;

/** The estimated height of all rows, and its setter. */
const useRowHeight = () => {
  const height = useRef(estimatedHeight);
  const estimateSize = useCallback(() => height.current, []);
  const setHeight = useCallback((measured: number) => {
    height.current = measured;
  }, []);
  return [estimateSize, setHeight] as const;
};

/** Measures the uniform row height from the first two rows, on mount and when the list or the page is resized. */
const useMeasured = <Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, Element>,
  list: RefObject<HTMLElement | null>,
  setHeight: (height: number) => void,
  count: number,
  onResize?: (list: HTMLElement) => void,
): void =>
  useLayoutEffect(() => {
    if (count === 0) return undefined;
    const element = list.current!;
    const measure = (): void => {
      const measured = heightOf(element);
      if (measured > 0 && differs(measured, virtualizer.options.estimateSize(0))) {
        setHeight(measured);
        virtualizer.measure();
      }
      onResize?.(element);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [virtualizer, list, setHeight, count, onResize]);

const rangeOf = <Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, Element>,
): Omit<RenderedRows<HTMLElement>, 'list'> => {
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return { from: 0, to: 0, before: 0, after: 0 };
  const { scrollMargin } = virtualizer.options;
  return {
    from: first.index,
    to: last.index + 1,
    before: first.start - scrollMargin,
    after: virtualizer.getTotalSize() - (last.end - scrollMargin),
  };
};

/** Virtual rows of a list that scrolls inside the nearest `[data-scroller]`. */
const RowsInScroller = <List extends HTMLElement>({ count, children }: RowsProps<List>) => {
  const list = useRef<List>(null);
  const [estimateSize, setHeight] = useRowHeight();
  const virtualizer = useVirtualizer<Element, Element>({
    count,
    initialRect,
    overscan,
    estimateSize,
    getScrollElement: () => list.current?.closest('[data-scroller]') ?? null,
  });
  useMeasured(virtualizer, list, setHeight, count);
  return children({ list, ...rangeOf(virtualizer) });
};

/** Virtual rows of a list that scrolls with the page. */
const RowsInWindow = <List extends HTMLElement>({ count, children }: RowsProps<List>) => {
  const list = useRef<List>(null);
  const [estimateSize, setHeight] = useRowHeight();
  const [scrollMargin, setScrollMargin] = useState(0);
  const [follow] = useState(() => (element: HTMLElement): void => {
    const top = element.getBoundingClientRect().top + scrollY;
    setScrollMargin((known) => (differs(top, known) ? top : known));
  });
  const virtualizer = useWindowVirtualizer({
    count,
    initialRect,
    overscan,
    scrollMargin,
    estimateSize,
  });
  useMeasured(virtualizer, list, setHeight, count, follow);
  return children({ list, ...rangeOf(virtualizer) });
};

/**
 * The `virtualRows` of a `DataTable`: it renders only rows near the viewport. Handed in as a prop,
 * because tables that show a page at a time do without the code of TanStack Virtual.
 */
export const virtualRows: VirtualRows = { InScroller: RowsInScroller, InWindow: RowsInWindow };
