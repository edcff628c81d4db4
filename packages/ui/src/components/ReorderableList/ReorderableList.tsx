import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { announce } from '../../internal/announce.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { reorderableListMessages } from './messages.ts';
import { card, content, gap, handle, position, row } from './ReorderableList.css.ts';
import { ReorderableListChunk } from './ReorderableListChunk.tsx';
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

/** How many rows are rendered together. */
const chunkSize = 10;

const roles = { list: { role: 'list' }, row: { role: 'listitem' } } as const;

/** An ordered list whose items are moved by pointer and by keyboard; only visible rows are rendered. */
export const ReorderableList = <T extends ReorderableItem>({
  label,
  items,
  renderItem,
  onMove,
  fixed = false,
}: ReorderableListProps<T>) => {
  const messages = useMessages('ReorderableList', reorderableListMessages);
  const list = useRef<HTMLDivElement>(null);
  const dropped = useRef<Lift>(undefined);
  const drop = (move: Lift): void => {
    if (move.to === move.from) return;
    dropped.current = move;
    onMove({ id: move.id, index: move.to });
  };
  const { lift, setLift, drag } = useReorder(list, drop);

  useEffect(() => {
    const { id, to } = dropped.current ?? {};
    if (to === undefined || items[to]?.id !== id) return;
    dropped.current = undefined;
    // React moves the row in the document, which takes the focus from its handle.
    list.current
      ?.querySelector<HTMLElement>(`[data-index="${to}"] [data-handle]`)
      ?.focus({ preventScroll: true });
  });

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
    list.current!.querySelector(`[data-index="${to}"]`)?.scrollIntoView({ block: 'nearest' });
    say('chosen', item.name, to);
  };

  const rowOf = (item: T, index: number): ReactNode => (
    <div
      key={item.id}
      {...roles.row}
      className={row}
      data-id={item.id}
      data-index={index}
      data-dragging={lift?.id === item.id}
      aria-posinset={index + 1}
      aria-setsize={items.length}
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
    </div>
  );

  return (
    <div {...roles.list} ref={list} aria-label={label}>
      {Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, chunk) => {
        const from = chunk * chunkSize;
        const rows = items.slice(from, from + chunkSize);
        return (
          <ReorderableListChunk
            key={chunk}
            count={rows.length}
            // The row on its way keeps the focus while the page scrolls past it.
            pinned={lift !== undefined && Math.floor(lift.from / chunkSize) === chunk}
          >
            {() => rows.map((item, index) => rowOf(item, from + index))}
          </ReorderableListChunk>
        );
      })}
    </div>
  );
};
