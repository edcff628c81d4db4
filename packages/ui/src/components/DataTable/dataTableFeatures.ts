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

/** TanStack Table's features, with row models that query the columnar engine. */
export const dataTableFeatures = tableFeatures({
  ...stateFeatures,
  coreRowModel,
  sortedRowModel,
  paginatedRowModel,
  facetedUniqueValues,
});

export type DataTableFeatures = typeof dataTableFeatures;

/** The table that `useDataTable` returns: TanStack's instance. */
export type DataTableInstance<Row extends RowData> = ReactTable<DataTableFeatures, Row>;

/** The columns of a table, made by `createColumnHelper`; the first one is the row header. */
export type DataTableColumns<Row extends RowData> = TableOptions<DataTableFeatures, Row>['columns'];

/** TanStack's column helper for the tables of this library. */
export const createColumnHelper = <Row extends RowData>(): ColumnHelper<DataTableFeatures, Row> =>
  createHelper<DataTableFeatures, Row>();
