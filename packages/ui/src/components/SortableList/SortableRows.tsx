import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { useDraggableCollection } from 'react-aria/useDraggableCollection';
import { useDroppableCollection } from 'react-aria/useDroppableCollection';
import { useGridList } from 'react-aria/useGridList';
import { Item } from 'react-stately/Item';
import { useDraggableCollectionState } from 'react-stately/useDraggableCollectionState';
import { useDroppableCollectionState } from 'react-stately/useDroppableCollectionState';
import { useListState } from 'react-stately/useListState';
import { replayPress } from '../../internal/replayPress.ts';
import { gapsOf, placeAfterDrop } from './dropTargets.ts';
import { list as listStyle } from './SortableList.css.ts';
import { SortableListRow } from './SortableListRow.tsx';
import type { SortableItem, SortableListProps } from './sortableTypes.ts';
import { controlsOf, estimate, type HandOver } from './useHandOver.ts';
import { useTouchSort } from './useTouchSort.ts';

/** The rows beyond the visible ones that are rendered. */
const overscan = 4;
/** Other pointers drag by the browser's own drag and drop. */
const isTouch = (pointerType: string): boolean => pointerType === 'touch';

interface SortableRowsProps<T extends SortableItem> extends SortableListProps<T> {
  readonly handOver: HandOver;
}

/** The rows in view, which are sorted by dragging, by touch and by keyboard. */
export const SortableRows = <T extends SortableItem>({
  label,
  items,
  renderItem,
  onMove,
  fixed = false,
  handOver,
}: SortableRowsProps<T>) => {
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
    // What was dropped takes the focus, also where no row had it yet.
    selectionManager.setFocusedKey(id);
    const index = placeAfterDrop(ids, id, target);
    if (index !== ids.indexOf(id)) onMove({ id, index });
  };
  const dropState = useDroppableCollectionState({ ...shared, onReorder });
  const [dropTargetDelegate] = useState(() => gapsOf(() => ref.current));
  const touch = useTouchSort({ list: ref, ids, onMove, isOwn: isTouch });
  const keyboardDelegate = useMemo(
    () => new ListKeyboardDelegate({ collection, ref }),
    [collection],
  );
  const { collectionProps } = useDroppableCollection(
    { keyboardDelegate, dropTargetDelegate, onReorder },
    dropState,
    ref,
  );

  const [scrollMargin, setScrollMargin] = useState(handOver.top);
  useEffect(() => {
    const top = ref.current!.getBoundingClientRect().top + scrollY;
    setScrollMargin((known) => (Math.abs(known - top) > 1 ? top : known));
  }, [items]);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    overscan,
    scrollMargin,
    estimateSize: (index) => handOver.heights.get(ids[index]!) ?? estimate,
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

  const left = useRef(handOver.focus);
  const takeFocus = (id: string, row: HTMLElement): void => {
    const focus = left.current;
    if (focus?.id !== id) return;
    left.current = undefined;
    // Else the list leads a focus that enters it to a row.
    selectionManager.setFocused(true);
    selectionManager.setFocusedKey(id);
    const control = controlsOf(row)[focus.at];
    control?.focus({ preventScroll: true });
    // The focus is known to the list with the next render.
    if (control && focus.isPressed)
      requestAnimationFrame(() => replayPress(control, { by: 'key', key: 'Enter' }));
  };

  const { onFocus, ...rest } = { ...gridProps, ...collectionProps };
  const rows = virtualizer.getVirtualItems();
  return (
    <div
      {...rest}
      onFocus={onFocus}
      ref={ref}
      className={listStyle}
      aria-rowcount={items.length}
      style={{ height: virtualizer.getTotalSize() }}
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
          takeFocus={takeFocus}
        >
          {renderItem(items[index]!, index)}
        </SortableListRow>
      ))}
    </div>
  );
};
