export { SortableList } from './SortableList.tsx';
export type { SortableItem, SortableListProps } from './sortableTypes.ts';
export type { SortableListMessages } from './messages.ts';
