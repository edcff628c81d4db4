import type { LateModule } from '../../internal/lateModule.ts';
import { FirstRows } from './FirstRows.tsx';
import type * as SortableRows from './SortableRows.tsx';
import type { SortableItem, SortableListProps } from './sortableTypes.ts';
import { useHandOver } from './useHandOver.ts';

export type SortingCode = typeof SortableRows;

interface LateSortableListProps<T extends SortableItem> extends SortableListProps<T> {
  readonly late: LateModule<SortingCode>;
}

/** Its first rows, until the code that sorts it has come. */
export const LateSortableList = <T extends SortableItem>({
  late,
  ...props
}: LateSortableListProps<T>) => {
  const { module, handOver, ...first } = useHandOver(late);
  return module ? (
    <module.SortableRows {...props} handOver={handOver} />
  ) : (
    <FirstRows {...props} first={first} />
  );
};
