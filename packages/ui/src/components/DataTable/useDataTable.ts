import {
  functionalUpdate,
  useTable,
  type ColumnFiltersState,
  type ColumnVisibilityState,
  type PaginationState,
  type RowData,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { Filter, RowEngine } from '../../table/index.ts';
import {
  dataTableFeatures,
  type DataTableColumns,
  type DataTableInstance,
} from './dataTableFeatures.ts';

/** What a table shows of its rows, in TanStack's shapes; the value of a column's filter is the engine's. */
export interface DataTableState {
  /** The column that the rows are sorted by; the first counts. */
  readonly sorting: SortingState;
  /** What narrows the rows. */
  readonly columnFilters: ColumnFiltersState;
  /** The page, counted from 0, and how many rows it holds. */
  readonly pagination: PaginationState;
  /** Columns that are hidden: `false` by their id. */
  readonly columnVisibility: ColumnVisibilityState;
  /** Rows that are selected: `true` by their id. */
  readonly rowSelection: RowSelectionState;
}

export interface DataTableOptions<Row extends RowData> {
  /** The columns, in order; keep the reference. */
  readonly columns: DataTableColumns<Row>;
  /** All records; keep the reference while they are the same. */
  readonly data: readonly Row[];
  /** Filters, sorts and counts the records, by their index; without it they show as they come. */
  readonly engine?: RowEngine<never>;
  /** Tells a record from all others. @default its index */
  readonly getRowId?: (row: Row, index: number) => string;
  /** The parts of the state that the caller holds; the table holds the rest. Without `pagination` there are no pages. */
  readonly state?: Partial<DataTableState>;
  /** What the table begins with of the parts that it holds itself. */
  readonly initialState?: Partial<DataTableState>;
  /** Called with each part that changes. */
  readonly onStateChange?: (change: Partial<DataTableState>) => void;
  /** Whether rows can be selected. @default false */
  readonly selectable?: boolean;
}

const defaults: DataTableState = {
  sorting: [],
  columnFilters: [],
  pagination: { pageIndex: 0, pageSize: Infinity },
  columnVisibility: {},
  rowSelection: {},
};

const isEmpty = ({ oneOf, contains, from, to }: Filter): boolean =>
  oneOf ? oneOf.length === 0 : !contains && from === undefined && to === undefined;

/** The engine filters; TanStack only asks which values are to be dropped. */
const filterFn = Object.assign(() => true, {
  autoRemove: (value: unknown) => isEmpty(value as Filter),
});

const defaultColumn = { enableColumnFilter: false, filterFn };

/** The state of a DataTable: TanStack Table with the features and the row models of this library. */
export const useDataTable = <Row extends RowData>({
  columns,
  data,
  engine,
  getRowId,
  state: given,
  initialState = {},
  onStateChange,
  selectable = false,
}: DataTableOptions<Row>): DataTableInstance<Row> => {
  const [own, setOwn] = useState(initialState);
  const state = { ...defaults, ...own, ...given };
  const change = (part: Partial<DataTableState>): void => {
    const kept = Object.entries(part).filter(([name]) => !(given && name in given));
    if (kept.length > 0) setOwn((before) => ({ ...before, ...Object.fromEntries(kept) }));
    onStateChange?.(part);
  };
  /** Other rows are looked at from the first page on. */
  const changeRows = (part: Partial<DataTableState>): void =>
    change({ ...part, pagination: { ...state.pagination, pageIndex: 0 } });
  const meta = useMemo(() => ({ engine: engine as RowEngine<string> | undefined }), [engine]);

  return useTable({
    features: dataTableFeatures,
    columns,
    data,
    meta,
    defaultColumn,
    state,
    ...(getRowId && { getRowId }),
    enableSorting: engine !== undefined,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    enableRowSelection: selectable,
    enableSubRowSelection: false,
    autoResetPageIndex: false,
    onSortingChange: (updater: Updater<SortingState>) =>
      changeRows({ sorting: functionalUpdate(updater, state.sorting) }),
    onColumnFiltersChange: (updater: Updater<ColumnFiltersState>) =>
      changeRows({ columnFilters: functionalUpdate(updater, state.columnFilters) }),
    onPaginationChange: (updater: Updater<PaginationState>) =>
      change({ pagination: functionalUpdate(updater, state.pagination) }),
    onColumnVisibilityChange: (updater: Updater<ColumnVisibilityState>) =>
      change({ columnVisibility: functionalUpdate(updater, state.columnVisibility) }),
    onRowSelectionChange: (updater: Updater<RowSelectionState>) =>
      change({ rowSelection: functionalUpdate(updater, state.rowSelection) }),
  });
};
