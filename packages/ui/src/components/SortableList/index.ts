export { SortableList } from './SortableList.tsx';
export type { SortableItem, SortableListProps } from './SortableList.tsx';
export type { SortableListMessages } from './messages.ts';
