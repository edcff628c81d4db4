import type { Column, Row, RowData } from '@tanstack/react-table';
import type { DataTableFeatures, DataTableInstance } from './dataTableFeatures.ts';

export type DataTableColumn<Record extends RowData> = Column<DataTableFeatures, Record>;
export type DataTableRowOf<Record extends RowData> = Row<DataTableFeatures, Record>;

export const directions = ['ascending', 'descending'] as const;
export type Direction = (typeof directions)[number];

/** The direction that the rows are sorted in by a column, if any. */
export const directionOf = <Record extends RowData>(
  table: DataTableInstance<Record>,
  column: string,
): Direction | undefined => {
  const sort = table.state.sorting.find(({ id }) => id === column);
  return sort && directions[sort.desc ? 1 : 0];
};

/** Whether a row is the first of its group on the page. */
export const startsGroup = <Record extends RowData>(
  table: DataTableInstance<Record>,
  rows: readonly DataTableRowOf<Record>[],
  index: number,
): boolean => {
  const getGroup = table.options.meta?.getGroup;
  const previous = rows[index - 1];
  if (!getGroup) return false;
  return !previous || getGroup(previous.original) !== getGroup(rows[index]!.original);
};

/** The text of a column's header. */
export const headerOf = <Record extends RowData>({
  id,
  columnDef: { header },
}: DataTableColumn<Record>): string => (typeof header === 'string' ? header : id);

/** The accessible name of a row: the title of its card, or the value of its first column. */
export const rowNameOf = <Record extends RowData>(row: DataTableRowOf<Record>): string => {
  const cells = row.getAllCells();
  const title = cells.find(({ column }) => column.columnDef.meta?.onCard === 'title') ?? cells[0];
  const value = title?.getValue();
  return typeof value === 'string' || typeof value === 'number' ? String(value) : row.id;
};
