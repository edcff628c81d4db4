import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { announce } from '../../internal/announce.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { reorderableListMessages } from './messages.ts';
import {
  card,
  content,
  gap,
  handle,
  list as listStyle,
  position,
  row,
} from './ReorderableList.css.ts';
import { useReorder, type Lift } from './useReorder.ts';

export interface ReorderableItem {
  /** Identifies the item, at any position. */
  readonly id: string;
  /** The name, as it is announced while the item moves. */
  readonly name: string;
}

export interface ReorderableListProps<T extends ReorderableItem> {
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

/** A row's height until it is measured, in pixels. */
const estimate = 88;
/** The rows beyond the visible ones that are rendered. */
const overscan = 4;

/** An ordered list whose items are moved by pointer and by keyboard; only visible rows are rendered. */
export const ReorderableList = <T extends ReorderableItem>({
  label,
  items,
  renderItem,
  onMove,
  fixed = false,
}: ReorderableListProps<T>) => {
  const messages = useMessages('ReorderableList', reorderableListMessages);
  const list = useRef<HTMLOListElement>(null);
  const dropped = useRef<string>(undefined);
  const drop = ({ id, from, to }: Lift): void => {
    if (to === from) return;
    dropped.current = id;
    onMove({ id, index: to });
  };
  const { lift, setLift, drag } = useReorder(list, drop);

  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const top = list.current!.getBoundingClientRect().top + scrollY;
    setScrollMargin((known) => (Math.abs(known - top) > 1 ? top : known));
  }, [items]);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    overscan,
    scrollMargin,
    estimateSize: () => estimate,
    getItemKey: (index) => items[index]!.id,
    // The row on its way keeps the focus while the page scrolls past it.
    rangeExtractor: (range) =>
      lift
        ? [...new Set([...defaultRangeExtractor(range), lift.from])].toSorted((a, b) => a - b)
        : defaultRangeExtractor(range),
  });
  useLayoutEffect(() => {
    // Judged by the page itself: on a page that has just replaced another, the virtualizer still
    // has the other's scroll position, and would scroll by what the rows are higher than estimated.
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (item) => item.end <= scrollY;
  }, [virtualizer]);

  useEffect(() => {
    const id = dropped.current;
    dropped.current = undefined;
    // React moves the row in the document, which takes the focus from its handle.
    if (id !== undefined)
      list.current
        ?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] > * > [data-handle]`)
        ?.focus({ preventScroll: true });
  }, [items]);

  const say = (message: 'lifted' | 'chosen' | 'dropped' | 'cancelled', name: string, at: number) =>
    announce(messages[message]({ name, position: at + 1, count: items.length }), 'assertive');

  const toggle = ({ id, name }: T, index: number): void => {
    if (lift) {
      setLift(undefined);
      drop(lift);
      say('dropped', name, lift.to);
    } else {
      setLift({ id, from: index, to: index });
      say('lifted', name, index);
    }
  };
  const cancel = ({ name }: T): void => {
    if (!lift) return;
    setLift(undefined);
    say('cancelled', name, lift.from);
  };
  const onKeyDown = (event: KeyboardEvent, item: T): void => {
    const change = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!lift || (change === undefined && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (change === undefined) {
      cancel(item);
      return;
    }
    const to = Math.min(Math.max(lift.to + change, 0), items.length - 1);
    setLift({ ...lift, to });
    virtualizer.scrollToIndex(to, { align: 'auto' });
    say('chosen', item.name, to);
  };

  return (
    <ol
      ref={list}
      className={listStyle}
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, start, key }) => {
        const item = items[index]!;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            className={row}
            data-id={item.id}
            data-index={index}
            data-dragging={lift?.id === item.id}
            aria-posinset={index + 1}
            aria-setsize={items.length}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <div className={card}>
              {!fixed && (
                <button
                  type="button"
                  className={handle}
                  data-handle
                  aria-label={messages.handle({ name: item.name, position: index + 1 })}
                  title={messages.hint}
                  onPointerDown={(event) => drag(item.id, index, event)}
                  // A pointer drags; a key or a screen reader picks up and drops.
                  onClick={({ detail }) => detail === 0 && toggle(item, index)}
                  onKeyDown={(event) => onKeyDown(event, item)}
                  onBlur={() => cancel(item)}
                >
                  <Icon icon={icons.GripVertical} />
                </button>
              )}
              <span className={position}>{index + 1}</span>
              <div className={content}>{renderItem(item, index)}</div>
            </div>
            {lift && lift.to === index && lift.from !== index && (
              <div className={gap} data-side={lift.to > lift.from ? 'after' : 'before'} />
            )}
          </li>
        );
      })}
    </ol>
  );
};
