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

/** The state of a table in TanStack's shapes; filter values have the engine's shape. */
export interface DataTableState {
  /** The sorting, such as `[{ id: 'rank', desc: true }]`; only the first column counts. */
  readonly sorting: SortingState;
  /** The column filters, such as `[{ id: 'quota', value: { oneOf: ['Open Seat'] } }]`. */
  readonly columnFilters: ColumnFiltersState;
  /** The page index, counted from 0, and the page size. */
  readonly pagination: PaginationState;
  /** Column visibility by id: hidden columns are `false`. */
  readonly columnVisibility: ColumnVisibilityState;
  /** Row selection by id: selected rows are `true`, and others have no entry. */
  readonly rowSelection: RowSelectionState;
}

export interface DataTableOptions<Row extends RowData> {
  /** The columns, in order; must be referentially stable. */
  readonly columns: DataTableColumns<Row>;
  /** All records, or with `rowCount` the records of the page; must be referentially stable while unchanged. */
  readonly data: readonly Row[];
  /** The number of records on all pages, if a server filters, sorts and pages them. */
  readonly rowCount?: number | undefined;
  /** Filters, sorts and counts records by index; without an engine the table shows them unsorted and unfiltered. */
  readonly engine?: RowEngine<never>;
  /** The group of a record; a group's rows follow its first row. Must be referentially stable; needs an engine. */
  readonly getGroup?: ((row: Row) => string) | undefined;
  /** The unique id of a record. @default its index */
  readonly getRowId?: (row: Row, index: number) => string;
  /** The controlled parts of the state; the table holds the others. Without `pagination` all rows are on one page. */
  readonly state?: Partial<DataTableState>;
  /** The initial values of the uncontrolled parts. */
  readonly initialState?: Partial<DataTableState>;
  /** Called with each part of the state that changes. */
  readonly onStateChange?: (change: Partial<DataTableState>) => void;
  /** Whether rows are selectable. @default false */
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

/** The engine does the filtering; TanStack needs a filter function only to remove empty filter values. */
const filterFn = Object.assign(() => true, {
  autoRemove: (value: unknown) => isEmpty(value as Filter),
});

const defaultColumn = { enableColumnFilter: false, filterFn };

/** The state of a DataTable: TanStack Table with the features and the row models of this library. */
export const useDataTable = <Row extends RowData>({
  columns,
  data,
  rowCount,
  engine,
  getGroup,
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
  /** A new sorting or filter returns the table to its first page. */
  const changeRows = (part: Partial<DataTableState>): void =>
    change({ ...part, pagination: { ...state.pagination, pageIndex: 0 } });
  const meta = useMemo(
    () => ({
      engine: engine as RowEngine<string> | undefined,
      getGroup: getGroup as ((record: RowData) => string) | undefined,
    }),
    [engine, getGroup],
  );

  return useTable({
    features: dataTableFeatures,
    columns,
    data,
    meta,
    defaultColumn,
    state,
    ...(getRowId && { getRowId }),
    ...(rowCount !== undefined && { manualPagination: true, rowCount }),
    enableSorting: engine !== undefined || rowCount !== undefined,
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
