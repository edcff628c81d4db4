import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RenderedRows, RowsProps, VirtualRows } from './AllRows.tsx';

const common = {
  /** The assumed viewport until it is measured. */
  initialRect: { width: 0, height: 800 },
  /** Rendering some rows beyond the viewport keeps scrolling and Tab from meeting a gap. */
  overscan: 8,
  estimateSize: () => 44,
  // Rounding would add up the errors of all rows.
  measureElement: (row: Element) => row.getBoundingClientRect().height,
};

const rangeOf = <Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, Element>,
): Omit<RenderedRows<HTMLElement>, 'list'> => {
  const { measureElement: measure } = virtualizer;
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return { measure, from: 0, to: 0, before: 0, after: 0 };
  const { scrollMargin } = virtualizer.options;
  return {
    measure,
    from: first.index,
    to: last.index + 1,
    before: first.start - scrollMargin,
    after: virtualizer.getTotalSize() - (last.end - scrollMargin),
  };
};

/** Virtual rows of a list that scrolls inside the nearest `[data-scroller]`. */
const RowsInScroller = <List extends HTMLElement>({ count, children }: RowsProps<List>) => {
  const list = useRef<List>(null);
  const virtualizer = useVirtualizer<Element, Element>({
    ...common,
    count,
    getScrollElement: () => list.current?.closest('[data-scroller]') ?? null,
  });
  return children({ list, ...rangeOf(virtualizer) });
};

/** Virtual rows of a list that scrolls with the page. */
const RowsInWindow = <List extends HTMLElement>({ count, children }: RowsProps<List>) => {
  const list = useRef<List>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    // An observer also reports the present size, before the first paint.
    const observer = new ResizeObserver(() =>
      setScrollMargin(Math.round(list.current!.getBoundingClientRect().top + scrollY)),
    );
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const virtualizer = useWindowVirtualizer({ ...common, count, scrollMargin });
  return children({ list, ...rangeOf(virtualizer) });
};

/**
 * The `virtualRows` of a `DataTable`, which make it render only rows near the viewport. They are a
 * prop, so that tables with pages do not load the code of TanStack Virtual.
 */
export const virtualRows: VirtualRows = { InScroller: RowsInScroller, InWindow: RowsInWindow };
