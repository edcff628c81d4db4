import { useEffect, useEffectEvent, useRef, type PointerEvent, type ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton } from 'react-aria/useButton';
import { useDraggableItem } from 'react-aria/useDraggableCollection';
import { useDropIndicator } from 'react-aria/useDroppableCollection';
import { useGridListItem } from 'react-aria/useGridList';
import type { DraggableCollectionState } from 'react-stately/useDraggableCollectionState';
import type { DroppableCollectionState } from 'react-stately/useDroppableCollectionState';
import type { ListState } from 'react-stately/useListState';
import { useMessages } from '../../internal/useMessages.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { sortableListMessages } from './messages.ts';
import type { useTouchSort } from './useTouchSort.ts';
import { cell, content, gap, handle, position, row } from './SortableList.css.ts';

interface SortableListRowProps {
  readonly node: NonNullable<ReturnType<ListState<object>['collection']['getItem']>>;
  readonly index: number;
  readonly isLast: boolean;
  /** The distance from the top of the list, in pixels. */
  readonly offset: number;
  readonly measure: (element: Element | null) => void;
  readonly fixed: boolean;
  readonly state: ListState<object>;
  readonly dragState: DraggableCollectionState;
  readonly dropState: DroppableCollectionState;
  readonly touch: ReturnType<typeof useTouchSort>;
  /** Takes the focus where the row that stood in for this one had it. */
  readonly takeFocus: (id: string, row: HTMLElement) => void;
  readonly children: ReactNode;
}

interface GapProps {
  readonly id: SortableListRowProps['node']['key'];
  readonly side: 'before' | 'after';
  readonly state: DroppableCollectionState;
}

/** Virtual rows are placed by transforms, which tables do not take. */
const cellRole = { role: 'gridcell' } as const;
const buttonRole = { role: 'button' } as const;

/** Where an item may be dropped. */
const Gap = ({ id, side, state }: GapProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const { dropIndicatorProps, isDropTarget, isHidden } = useDropIndicator(
    { target: { type: 'item', key: id, dropPosition: side } },
    state,
    ref,
  );
  if (isHidden) return null;
  return (
    <div {...cellRole} className={gap} data-side={side} data-target={isDropTarget}>
      <div {...buttonRole} {...dropIndicatorProps} ref={ref} />
    </div>
  );
};

/** A row: its handle, its position and its content. */
export const SortableListRow = ({
  node,
  index,
  isLast,
  offset,
  measure,
  fixed,
  state,
  dragState,
  dropState,
  touch,
  takeFocus,
  children,
}: SortableListRowProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const messages = useMessages('SortableList', sortableListMessages);
  const { rowProps, gridCellProps } = useGridListItem(
    { node, isVirtualized: true, allowsArrowNavigation: true },
    state,
    ref,
  );
  const { dragProps, dragButtonProps } = useDraggableItem(
    { key: node.key, hasDragButton: true },
    dragState,
  );
  const { buttonProps } = useButton({ ...dragButtonProps, isDisabled: fixed }, button);
  const id = String(node.key);
  const onShown = useEffectEvent(() => takeFocus(id, ref.current!));
  useEffect(() => onShown(), []);
  return (
    <div
      {...mergeProps(rowProps, fixed ? {} : dragProps)}
      ref={(element) => {
        ref.current = element;
        measure(element);
      }}
      className={row}
      data-id={node.key}
      data-placed
      data-index={index}
      data-dragging={dragState.isDragging(node.key) || touch.dragged === node.key}
      aria-rowindex={index + 1}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <Gap id={node.key} side="before" state={dropState} />
      <div {...gridCellProps} className={cell}>
        {!fixed && (
          <button
            {...mergeProps(buttonProps, {
              onPointerDown: (event: PointerEvent) => touch.onPointerDown(id, event),
            })}
            ref={button}
            className={handle}
            aria-label={messages.handle({ name: node.textValue, position: index + 1 })}
            aria-describedby={undefined}
            title={messages.hint}
          >
            <Icon icon={icons.GripVertical} />
          </button>
        )}
        <span className={position}>{index + 1}</span>
        <div className={content}>{children}</div>
      </div>
      {touch.gap?.key === node.key && (
        <div className={gap} data-side={touch.gap.dropPosition} data-target role="presentation" />
      )}
      {isLast && <Gap id={node.key} side="after" state={dropState} />}
    </div>
  );
};
