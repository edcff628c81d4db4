export { DataTable } from './DataTable.tsx';
export { createColumnHelper } from './dataTableFeatures.ts';
export type { DataTableColumns, DataTableInstance } from './dataTableFeatures.ts';
export type { DataTableMessages } from './messages.ts';
export type { DataTableProps } from './dataTableProps.ts';
export { useDataTable } from './useDataTable.ts';
export type { DataTableOptions, DataTableState } from './useDataTable.ts';
