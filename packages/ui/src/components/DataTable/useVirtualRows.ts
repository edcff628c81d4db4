import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Rows drawn beyond the viewport, so that neither scrolling nor the Tab key meets a gap. */
const overscan = 8;

/** The height that rows are taken for until one was measured. */
const estimatedHeight = 44;

/** What is taken for the viewport until it was measured. */
const initialRect = { width: 0, height: 800 };

interface VirtualRowsOptions {
  readonly count: number;
  /** Whether rows outside the viewport are left out. */
  readonly enabled: boolean;
}

export interface VirtualRows<List extends HTMLElement> {
  /** Goes to the element whose children are the rows. */
  readonly list: RefObject<List | null>;
  /** The first row to draw. */
  readonly from: number;
  /** The one after the last. */
  readonly to: number;
  /** The height of the rows before those that are drawn. */
  readonly before: number;
  /** The height of those after them. */
  readonly after: number;
}

/** From one row to the next, the gap between them included. */
const heightOf = (list: HTMLElement): number => {
  const [first, second] = list.querySelectorAll('[data-row]');
  if (!first) return 0;
  const { top, height } = first.getBoundingClientRect();
  return second ? second.getBoundingClientRect().top - top : height;
};

/** Far down, positions are told less exactly. */
const differs = (one: number, other: number): boolean => Math.abs(one - other) >= 1;

/** The height that all rows are taken for, and a way to set it. */
const useRowHeight = () => {
  const height = useRef(estimatedHeight);
  const estimateSize = useCallback(() => height.current, []);
  const setHeight = useCallback((measured: number) => {
    height.current = measured;
  }, []);
  return [estimateSize, setHeight] as const;
};

/** Rows have one height, so the first two tell it: when some are there, and when the list or the page is resized. */
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

/** The rows of a list that scrolls inside the nearest `[data-scroller]`. */
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

/** The rows of a list that scrolls with the page. */
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
