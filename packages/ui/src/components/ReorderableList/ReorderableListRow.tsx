import type { DOMAttributes, ReactNode } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { reorderableListMessages } from './messages.ts';
import { card, content, gap, handle as handleStyle, position, row } from './ReorderableList.css.ts';
import type { Lift } from './useDrag.ts';
import type { ReorderableItem } from './useReorder.ts';

interface ReorderableListRowProps {
  readonly item: ReorderableItem;
  readonly index: number;
  /** How many items the list has. */
  readonly count: number;
  /** The item being moved, if any. */
  readonly lift: Lift | undefined;
  /** The handlers of the handle; undefined in a fixed list. */
  readonly handle: DOMAttributes<HTMLButtonElement> | undefined;
  readonly children: ReactNode;
}

const listItem = { role: 'listitem' } as const;

/** A row of a ReorderableList: its handle, its position and its content. */
export const ReorderableListRow = ({
  item,
  index,
  count,
  lift,
  handle,
  children,
}: ReorderableListRowProps) => {
  const messages = useMessages('ReorderableList', reorderableListMessages);
  return (
    <div
      {...listItem}
      className={row}
      data-id={item.id}
      data-index={index}
      data-dragging={lift?.id === item.id}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      <div className={card}>
        {handle && (
          <button
            {...handle}
            type="button"
            className={handleStyle}
            data-handle
            aria-label={messages.handle({ name: item.name, position: index + 1 })}
            title={messages.hint}
          >
            <Icon icon={icons.GripVertical} />
          </button>
        )}
        <span className={position}>{index + 1}</span>
        <div className={content}>{children}</div>
      </div>
      {lift && lift.to === index && lift.from !== index && (
        <div className={gap} data-side={lift.to > lift.from ? 'after' : 'before'} />
      )}
    </div>
  );
};
