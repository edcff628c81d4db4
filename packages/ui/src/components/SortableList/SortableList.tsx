import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { useDraggableCollection } from 'react-aria/useDraggableCollection';
import { useDroppableCollection } from 'react-aria/useDroppableCollection';
import { useGridList } from 'react-aria/useGridList';
import { Item } from 'react-stately/Item';
import { useDraggableCollectionState } from 'react-stately/useDraggableCollectionState';
import { useDroppableCollectionState } from 'react-stately/useDroppableCollectionState';
import { useListState } from 'react-stately/useListState';
import { gapsOf, placeAfterDrop } from './dropTargets.ts';
import { list as listStyle } from './SortableList.css.ts';
import { SortableListRow } from './SortableListRow.tsx';
import { useTouchSort } from './useTouchSort.ts';

export interface SortableItem {
  /** Identifies the item; stays the same wherever it stands. */
  readonly id: string;
  /** The name, as it is announced while the item moves. */
  readonly name: string;
}

export interface SortableListProps<T extends SortableItem> {
  /** The accessible name of the list. */
  readonly label: string;
  /** The items, in their order. */
  readonly items: readonly T[];
  /** The content of an item, beside its handle and its position. */
  readonly renderItem: (item: T, index: number) => ReactNode;
  /** Called with an item and its new place among the others, counted from 0. */
  readonly onMove: (move: { id: string; index: number }) => void;
  /** Whether the order is fixed. @default false */
  readonly fixed?: boolean;
}

/** The rows beyond the visible ones that are rendered. */
const overscan = 4;
/** A row's height until it is measured, in pixels. */
const estimate = 88;

/** An ordered list that is sorted by dragging, by touch and by keyboard; only visible rows are rendered. */
export const SortableList = <T extends SortableItem>({
  label,
  items,
  renderItem,
  onMove,
  fixed = false,
}: SortableListProps<T>) => {
  const ref = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const state = useListState({
    items,
    selectionMode: 'none',
    children: ({ id, name }: T) => (
      <Item key={id} textValue={name}>
        {name}
      </Item>
    ),
  });
  const { collection, selectionManager } = state;
  const { gridProps } = useGridList(
    { 'aria-label': label, isVirtualized: true, keyboardNavigationBehavior: 'tab' },
    state,
    ref,
  );

  const shared = { collection, selectionManager, isDisabled: fixed };
  const dragState = useDraggableCollectionState({
    ...shared,
    getItems: (keys) => Array.from(keys, (key) => ({ 'text/plain': String(key) })),
  });
  useDraggableCollection({}, dragState, ref);
  const onReorder: NonNullable<Parameters<typeof useDroppableCollectionState>[0]['onReorder']> = ({
    keys,
    target,
  }) => {
    const id = String([...keys][0]);
    const index = placeAfterDrop(ids, id, target);
    if (index !== ids.indexOf(id)) onMove({ id, index });
  };
  const dropState = useDroppableCollectionState({ ...shared, onReorder });
  const [dropTargetDelegate] = useState(() => gapsOf(() => ref.current));
  const touch = useTouchSort(
    (y) => {
      const top = ref.current?.getBoundingClientRect().top ?? 0;
      const found = dropTargetDelegate.getDropTargetFromPoint(0, y - top, () => true);
      return found?.type === 'item' && found.dropPosition !== 'on'
        ? { key: String(found.key), dropPosition: found.dropPosition }
        : undefined;
    },
    (id, gap) => {
      const index = placeAfterDrop(ids, id, gap);
      if (index !== ids.indexOf(id)) onMove({ id, index });
    },
  );
  const keyboardDelegate = useMemo(
    () => new ListKeyboardDelegate({ collection, ref }),
    [collection],
  );
  const { collectionProps } = useDroppableCollection(
    { keyboardDelegate, dropTargetDelegate, onReorder },
    dropState,
    ref,
  );

  const [scrollMargin, setScrollMargin] = useState(0);
  useEffect(() => {
    const top = ref.current!.getBoundingClientRect().top + scrollY;
    setScrollMargin((known) => (Math.abs(known - top) > 1 ? top : known));
  }, [items]);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    overscan,
    scrollMargin,
    estimateSize: () => estimate,
    getItemKey: (index) => ids[index]!,
  });
  useLayoutEffect(() => {
    // Judged by the page itself: on a page that has just replaced another, the virtualizer still
    // has the other's scroll position, and would lead down by what the rows are higher than expected.
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (item) => item.end <= scrollY;
  }, [virtualizer]);

  // Rows that the keyboard leads to are rendered before they take the focus.
  const { focusedKey } = selectionManager;
  const { target } = dropState;
  const wanted = target?.type === 'item' ? target.key : focusedKey;
  const wantedIndex = wanted === null ? -1 : ids.indexOf(String(wanted));
  useEffect(() => {
    if (wantedIndex >= 0) virtualizer.scrollToIndex(wantedIndex, { align: 'auto' });
  }, [virtualizer, wantedIndex]);

  const { onFocus, ...rest } = { ...gridProps, ...collectionProps };
  const rows = virtualizer.getVirtualItems();
  return (
    <div
      {...rest}
      onFocus={onFocus}
      ref={ref}
      className={listStyle}
      aria-rowcount={items.length}
      // None on the server, whose policy forbids style attributes.
      style={rows.length > 0 ? { height: virtualizer.getTotalSize() } : undefined}
    >
      {rows.map(({ index, start, key }) => (
        <SortableListRow
          key={key}
          node={collection.getItem(ids[index]!)!}
          index={index}
          isLast={index === items.length - 1}
          offset={start - scrollMargin}
          measure={virtualizer.measureElement}
          fixed={fixed}
          state={state}
          dragState={dragState}
          dropState={dropState}
          touch={touch}
        >
          {renderItem(items[index]!, index)}
        </SortableListRow>
      ))}
    </div>
  );
};
