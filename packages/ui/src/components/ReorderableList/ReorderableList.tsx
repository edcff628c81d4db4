import type { ReactNode } from 'react';
import { frame } from './ReorderableList.css.ts';
import { ReorderableListChunk } from './ReorderableListChunk.tsx';
import { ReorderableListRow } from './ReorderableListRow.tsx';
import { useReorder, type ReorderableItem } from './useReorder.ts';

export interface ReorderableListProps<T extends ReorderableItem> {
  /** The accessible name of the list. */
  readonly label: string;
  /** The items, in their order. */
  readonly items: readonly T[];
  /** The content of an item, beside its handle and its position. */
  readonly renderItem: (item: T, index: number) => ReactNode;
  /** Called with an item and its new index, counted from 0. */
  readonly onMove: (move: { id: string; index: number }) => void;
  /** Whether the order is fixed. @default false */
  readonly fixed?: boolean;
}

/** How many rows are rendered together. */
const chunkSize = 10;

const list = { role: 'list' } as const;

/** An ordered list whose items the user moves by pointer or keyboard; beyond the first ten, only rows in view are rendered. */
export const ReorderableList = <T extends ReorderableItem>({
  label,
  items,
  renderItem,
  onMove,
  fixed = false,
}: ReorderableListProps<T>) => {
  const { listRef, lift, handleOf } = useReorder(items, onMove);
  return (
    <div {...list} ref={listRef} className={frame} data-fixed={fixed} aria-label={label}>
      {Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, chunk) => {
        const from = chunk * chunkSize;
        const rows = items.slice(from, from + chunkSize);
        return (
          <ReorderableListChunk
            key={chunk}
            count={rows.length}
            // Screen readers always find the first rows; the moving row keeps the focus while the page scrolls.
            pinned={
              chunk === 0 || (lift !== undefined && Math.floor(lift.from / chunkSize) === chunk)
            }
          >
            {() =>
              rows.map((item, at) => {
                const index = from + at;
                return (
                  <ReorderableListRow
                    key={item.id}
                    item={item}
                    index={index}
                    count={items.length}
                    lift={lift}
                    handle={fixed ? undefined : handleOf(item, index)}
                  >
                    {renderItem(item, index)}
                  </ReorderableListRow>
                );
              })
            }
          </ReorderableListChunk>
        );
      })}
    </div>
  );
};
