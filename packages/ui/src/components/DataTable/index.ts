export { DataTable } from './DataTable.tsx';
export type { DataTableColumn, DataTableProps } from './dataTableTypes.ts';
export { nextSort } from './sorting.ts';
export type { Direction, Sort } from './sorting.ts';
