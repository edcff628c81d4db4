import { useMemo, type ComponentProps } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { sortableListMessages } from './messages.ts';
import { cell, content, gap, handle, list, position, row } from './SortableList.css.ts';
import type { SortableItem, SortableListProps } from './sortableTypes.ts';
import { estimate, type useHandOver } from './useHandOver.ts';
import { useTouchSort } from './useTouchSort.ts';

interface FirstRowsProps<T extends SortableItem> extends SortableListProps<T> {
  readonly first: Pick<ReturnType<typeof useHandOver>, 'firstProps' | 'pressed'>;
}

/** Fills the tallest screens. */
const count = 20;
const isAny = (): boolean => true;

/** As those of the rows that come. */
const roles = {
  list: { role: 'grid' },
  row: { role: 'row' },
  cell: { role: 'gridcell' },
} as const satisfies Readonly<Record<string, ComponentProps<'div'>>>;

/** The first rows of a list, sorted by any pointer; space is kept for the others. */
export const FirstRows = <T extends SortableItem>({
  label,
  items,
  renderItem,
  onMove,
  fixed = false,
  first: { firstProps, pressed },
}: FirstRowsProps<T>) => {
  const messages = useMessages('SortableList', sortableListMessages);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const sort = useTouchSort({ list: firstProps.ref, ids, onMove, isOwn: isAny });
  const kept = items.length - count;
  return (
    <div
      {...roles.list}
      {...firstProps}
      className={list}
      aria-label={label}
      aria-rowcount={items.length}
    >
      {items.slice(0, count).map((item, index) => (
        <div
          key={item.id}
          {...roles.row}
          className={row}
          data-id={item.id}
          data-dragging={sort.dragged === item.id}
          aria-rowindex={index + 1}
        >
          <div {...roles.cell} className={cell}>
            {!fixed && (
              <button
                type="button"
                className={handle}
                data-handle
                aria-label={messages.handle({ name: item.name, position: index + 1 })}
                aria-busy={pressed === item.id || undefined}
                title={messages.hint}
                onPointerDown={(event) => sort.onPointerDown(item.id, event)}
              >
                <Icon icon={icons.GripVertical} />
              </button>
            )}
            <span className={position}>{index + 1}</span>
            <div className={content}>{renderItem(item, index)}</div>
          </div>
          {sort.gap?.key === item.id && (
            <div
              className={gap}
              data-side={sort.gap.dropPosition}
              data-target
              role="presentation"
            />
          )}
        </div>
      ))}
      {kept > 0 && <div role="presentation" style={{ height: kept * estimate }} />}
    </div>
  );
};
