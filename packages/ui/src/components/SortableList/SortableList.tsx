import { lateModule } from '../../internal/lateModule.ts';
import { LateSortableList } from './LateSortableList.tsx';
import type { SortableItem, SortableListProps } from './sortableTypes.ts';

const sorting = lateModule(() => import('./SortableRows.tsx'));

/** An ordered list that is sorted by dragging, by touch and by keyboard; only visible rows are rendered. */
export const SortableList = <T extends SortableItem>(props: SortableListProps<T>) => (
  <LateSortableList late={sorting} {...props} />
);
