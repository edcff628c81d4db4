import {
  elementScroll,
  useVirtualizer,
  type Range,
  type ReactVirtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { measureRow } from '../../internal/measureRow.ts';

interface ChatVirtualizerOptions {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly rows: readonly { readonly key: string }[];
  readonly rangeExtractor: (range: Range) => number[];
  /** Whether there is room above the rows for a button. */
  readonly hasHeader: boolean;
  readonly onScrollByScript: () => void;
}

/** Between the height of a line with its sender and that of three. Pixels. */
const estimatedHeight = 72;

/** Rows that are drawn beyond each edge of the viewport. */
const overscan = 4;

/** A virtualizer of rows with measured heights, anchored at the end. */
export const useChatVirtualizer = ({
  viewport,
  rows,
  rangeExtractor,
  hasHeader,
  onScrollByScript,
}: ChatVirtualizerOptions): ReactVirtualizer<HTMLDivElement, HTMLDivElement> => {
  /** The height of what stands above the rows. */
  const [scrollMargin, setScrollMargin] = useState(0);
  const isEmpty = rows.length === 0;
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    // Disabled it forgets where it was: it starts at the end as soon as there are rows.
    enabled: !isEmpty,
    getScrollElement: () => viewport.current,
    getItemKey: useCallback((index: number) => rows[index]!.key, [rows]),
    estimateSize: () => estimatedHeight,
    initialOffset: () => rows.length * estimatedHeight,
    anchorTo: 'end',
    overscan,
    rangeExtractor,
    scrollMargin,
    // Positions are written by script: a strict policy allows no style attribute in drawn HTML.
    directDomUpdates: true,
    measureElement: measureRow,
    scrollToFn: (...scroll) => {
      elementScroll(...scroll);
      onScrollByScript();
    },
  });

  useLayoutEffect(() => {
    const rowsElement = viewport.current!.querySelector<HTMLElement>('[data-rows]');
    if (!isEmpty || hasHeader) setScrollMargin(rowsElement?.offsetTop ?? 0);
  }, [viewport, isEmpty, hasHeader]);

  useLayoutEffect(() => {
    // The library's own rule, but for the height of the header: what was read below it stays in
    // its place although earlier messages take the header's room and are measured there.
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (item, _, instance) => {
      const offset = instance.scrollOffset ?? 0;
      return instance.itemSizeCache.has(item.key)
        ? item.end <= offset && instance.scrollDirection !== 'backward'
        : item.start < offset + scrollMargin;
    };
  }, [virtualizer, scrollMargin]);

  return virtualizer;
};
