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
  /** Whether there is a header above the rows, for the button that loads earlier messages. */
  readonly hasHeader: boolean;
  readonly onScrollByScript: () => void;
}

/** The estimated height of a message of two lines. Pixels. */
const estimatedHeight = 72;

/** Rows rendered beyond each edge of the viewport. */
const overscan = 4;

/** A virtualizer of dynamically measured rows, anchored at the end. */
export const useChatVirtualizer = ({
  viewport,
  rows,
  rangeExtractor,
  hasHeader,
  onScrollByScript,
}: ChatVirtualizerOptions): ReactVirtualizer<HTMLDivElement, HTMLDivElement> => {
  /** The height of the content above the rows. */
  const [scrollMargin, setScrollMargin] = useState(0);
  const isEmpty = rows.length === 0;
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    // Disabling resets its offset, so that it starts at the end once there are rows.
    enabled: !isEmpty,
    getScrollElement: () => viewport.current,
    getItemKey: useCallback((index: number) => rows[index]!.key, [rows]),
    estimateSize: () => estimatedHeight,
    initialOffset: () => rows.length * estimatedHeight,
    anchorTo: 'end',
    overscan,
    rangeExtractor,
    scrollMargin,
    // Positions are set by script, because a strict content security policy forbids style attributes in HTML.
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
    // The library's default, extended by the header's height: visible rows do not move while
    // prepended messages are measured where the header was.
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (item, _, instance) => {
      const offset = instance.scrollOffset ?? 0;
      return instance.itemSizeCache.has(item.key)
        ? item.end <= offset && instance.scrollDirection !== 'backward'
        : item.start < offset + scrollMargin;
    };
  }, [virtualizer, scrollMargin]);

  return virtualizer;
};
