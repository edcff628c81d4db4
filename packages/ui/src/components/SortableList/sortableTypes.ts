import type { ReactNode } from 'react';

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
