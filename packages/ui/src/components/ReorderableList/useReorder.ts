import { useEffect, useRef, type DOMAttributes, type KeyboardEvent } from 'react';
import { announce } from '../../internal/announce.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { reorderableListMessages } from './messages.ts';
import { useDrag, type Lift } from './useDrag.ts';

export interface ReorderableItem {
  /** A stable id of the item, independent of its position. */
  readonly id: string;
  /** The name that is announced while the item moves. */
  readonly name: string;
}

/** Reorders a list by its handles: a pointer drags an item; a keyboard picks it up, moves it and drops it. */
export const useReorder = <T extends ReorderableItem>(
  items: readonly T[],
  onMove: (move: { id: string; index: number }) => void,
) => {
  const messages = useMessages('ReorderableList', reorderableListMessages);
  const listRef = useRef<HTMLDivElement>(null);
  const dropped = useRef<Lift>(undefined);
  const drop = (move: Lift): void => {
    if (move.to === move.from) return;
    dropped.current = move;
    onMove({ id: move.id, index: move.to });
  };
  const { lift, setLift, drag } = useDrag(listRef, drop);

  useEffect(() => {
    const { id, to } = dropped.current ?? {};
    if (to === undefined || items[to]?.id !== id) return;
    dropped.current = undefined;
    // Moving the row in the document takes the focus from its handle.
    listRef.current
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
    listRef.current!.querySelector(`[data-index="${to}"]`)?.scrollIntoView({ block: 'nearest' });
    say('chosen', item.name, to);
  };

  return {
    listRef,
    lift,
    /** The handlers of an item's handle. */
    handleOf: (item: T, index: number): DOMAttributes<HTMLButtonElement> => ({
      onPointerDown: (event) => drag(item.id, index, event),
      // Only keys and screen readers click without a pointer; they pick up and drop.
      onClick: ({ detail }) => {
        if (detail === 0) toggle(item, index);
      },
      onKeyDown: (event) => onKeyDown(event, item),
      onBlur: () => cancel(item),
    }),
  };
};
