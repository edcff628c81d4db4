import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Rows rendered beyond the viewport, so that neither scrolling nor Tab meets a gap. */
const overscan = 8;

/** The estimated row height, until one is measured. */
const estimatedHeight = 44;

/** The initial viewport, until it is measured. */
const initialRect = { width: 0, height: 800 };

interface VirtualRowsOptions {
  readonly count: number;
  /** Whether the rows are virtualized. */
  readonly enabled: boolean;
}

export interface VirtualRows<List extends HTMLElement> {
  /** The ref of the rows' parent element. */
  readonly list: RefObject<List | null>;
  /** The index of the first rendered row. */
  readonly from: number;
  /** The index after the last rendered row. */
  readonly to: number;
  /** The height of the rows before the rendered ones. */
  readonly before: number;
  /** The height of the rows after the rendered ones. */
  readonly after: number;
}

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
  { count, enabled }: VirtualRowsOptions,
  onResize?: (list: HTMLElement) => void,
): void =>
  useLayoutEffect(() => {
    if (!enabled || count === 0) return undefined;
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
  }, [virtualizer, list, setHeight, count, enabled, onResize]);

const rangeOf = <Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, Element>,
  { count, enabled }: VirtualRowsOptions,
): Omit<VirtualRows<HTMLElement>, 'list'> => {
  if (!enabled) return { from: 0, to: count, before: 0, after: 0 };
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
export const useVirtualRows = <List extends HTMLElement>(
  options: VirtualRowsOptions,
): VirtualRows<List> => {
  const list = useRef<List>(null);
  const [estimateSize, setHeight] = useRowHeight();
  const virtualizer = useVirtualizer<Element, Element>({
    ...options,
    initialRect,
    overscan,
    estimateSize,
    getScrollElement: () => list.current?.closest('[data-scroller]') ?? null,
  });
  useMeasured(virtualizer, list, setHeight, options);
  return { list, ...rangeOf(virtualizer, options) };
};

/** Virtual rows of a list that scrolls with the page. */
export const useWindowVirtualRows = <List extends HTMLElement>(
  options: VirtualRowsOptions,
): VirtualRows<List> => {
  const list = useRef<List>(null);
  const [estimateSize, setHeight] = useRowHeight();
  const [scrollMargin, setScrollMargin] = useState(0);
  const [follow] = useState(() => (element: HTMLElement): void => {
    const top = element.getBoundingClientRect().top + scrollY;
    setScrollMargin((known) => (differs(top, known) ? top : known));
  });
  const virtualizer = useWindowVirtualizer({
    ...options,
    initialRect,
    overscan,
    scrollMargin,
    estimateSize,
  });
  useMeasured(virtualizer, list, setHeight, options, follow);
  return { list, ...rangeOf(virtualizer, options) };
};
