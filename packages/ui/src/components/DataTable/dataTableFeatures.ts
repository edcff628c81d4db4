import {
  createColumnHelper as createHelper,
  tableFeatures,
  type ColumnHelper,
  type ReactTable,
  type RowData,
  type TableOptions,
} from '@tanstack/react-table';
import {
  coreRowModel,
  facetedUniqueValues,
  paginatedRowModel,
  sortedRowModel,
} from './rowModels.ts';
import { stateFeatures } from './stateFeatures.ts';

/** TanStack Table's features, with the columnar engine as its row models. */
export const dataTableFeatures = tableFeatures({
  ...stateFeatures,
  coreRowModel,
  sortedRowModel,
  paginatedRowModel,
  facetedUniqueValues,
});

export type DataTableFeatures = typeof dataTableFeatures;

/** A table as `useDataTable` makes it: TanStack's instance. */
export type DataTableInstance<Row extends RowData> = ReactTable<DataTableFeatures, Row>;

/** The columns of a table, as `createColumnHelper` makes them; the first one names its row. */
export type DataTableColumns<Row extends RowData> = TableOptions<DataTableFeatures, Row>['columns'];

/** TanStack's column helper for the tables of this library. */
export const createColumnHelper = <Row extends RowData>(): ColumnHelper<DataTableFeatures, Row> =>
  createHelper<DataTableFeatures, Row>();
