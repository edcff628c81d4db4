import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useState, type FocusEvent, type RefObject } from 'react';

interface Keyed {
  readonly key: string;
}

interface PinnedRows {
  /** The virtualizer's option: the indexes in range plus the pinned ones. */
  readonly rangeExtractor: (range: Range) => number[];
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** The index of the row that contains a node; -1 if none does. */
const indexOf = (node: Node | null): number => {
  const element = node instanceof Element ? node : node?.parentElement;
  return Number(element?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
};

const indexesBetween = (a: number, b: number): readonly number[] => {
  const [from, to] = a < b ? [a, b] : [b, a];
  return from < 0 ? [] : Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
};

/**
 * Rows of a virtualized list that must not be unmounted: the one with the focus, which would be
 * lost, and those of a text selection, which would break and be copied with gaps.
 */
export const usePinnedRows = (
  viewport: RefObject<HTMLElement | null>,
  rows: readonly Keyed[],
): PinnedRows => {
  const [focused, setFocused] = useState<string>();
  const [selected, setSelected] = useState<readonly [string, string]>();

  useEffect(() => {
    const keyAt = (node: Node | null | undefined): string | undefined =>
      node && viewport.current?.contains(node) ? rows[indexOf(node)]?.key : undefined;
    const onSelectionChange = (): void => {
      const selection = getSelection();
      const anchor = keyAt(selection?.anchorNode);
      const focus = keyAt(selection?.focusNode);
      setSelected((before) => {
        if (selection?.isCollapsed !== false || anchor === undefined || focus === undefined)
          return undefined;
        return before?.[0] === anchor && before[1] === focus ? before : [anchor, focus];
      });
    };
    document.addEventListener('selectionchange', onSelectionChange);
    return () => document.removeEventListener('selectionchange', onSelectionChange);
  }, [viewport, rows]);

  const pinned = useMemo(() => {
    const find = (key: string): number => rows.findIndex((row) => row.key === key);
    return [
      ...(focused === undefined ? [] : [find(focused)]),
      ...(selected ? indexesBetween(find(selected[0]), find(selected[1])) : []),
    ].filter((index) => index >= 0);
  }, [rows, focused, selected]);

  const rangeExtractor = useCallback(
    (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...pinned])].toSorted((a, b) => a - b),
    [pinned],
  );

  return {
    rangeExtractor,
    onFocus: ({ target }) => setFocused(rows[indexOf(target)]?.key),
    onBlur: () => setFocused(undefined),
  };
};
