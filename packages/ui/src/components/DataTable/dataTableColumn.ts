import type { Column, Row, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { DataTableFeatures, DataTableInstance } from './dataTableFeatures.ts';

export type DataTableColumn<Record extends RowData> = Column<DataTableFeatures, Record>;
export type DataTableRowOf<Record extends RowData> = Row<DataTableFeatures, Record>;

export const directions = ['ascending', 'descending'] as const;
export type Direction = (typeof directions)[number];

/** The direction in which a column sorts the rows, if it does. */
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

/**
 * Where a column sticks while the others scroll: the column with the title, or else the first, at
 * the start, so that a row's name stays beside its actions; a last column with actions at the end.
 */
export const stickyAt = <Record extends RowData>(
  columns: readonly DataTableColumn<Record>[],
  index: number,
  isSelectable: boolean,
): 'start' | 'afterSelection' | 'end' | undefined => {
  const roles = columns.map(({ columnDef }) => columnDef.meta?.onCard);
  if (index === Math.max(0, roles.indexOf('title')))
    return isSelectable ? 'afterSelection' : 'start';
  return index === columns.length - 1 && roles[index] === 'actions' ? 'end' : undefined;
};

/** The text of a column's header. */
export const headerOf = <Record extends RowData>({
  id,
  columnDef: { header },
}: DataTableColumn<Record>): string => (typeof header === 'string' ? header : id);

/**
 * The content of a cell. Its function is called directly and may not use hooks: as a component,
 * each of a page's 150 cells would render by itself, and remount when the columns change.
 */
export const contentOf = <Record extends RowData>(
  { id, columnDef: { cell } }: DataTableColumn<Record>,
  row: DataTableRowOf<Record>,
): ReactNode =>
  typeof cell === 'function' ? cell(row.getAllCellsByColumnId()[id]!.getContext()) : cell;

/** The accessible name of a row: the title of its card, or the value of its first column. */
export const rowNameOf = <Record extends RowData>(row: DataTableRowOf<Record>): string => {
  const cells = row.getAllCells();
  const title = cells.find(({ column }) => column.columnDef.meta?.onCard === 'title') ?? cells[0];
  const value = title?.getValue();
  return typeof value === 'string' || typeof value === 'number' ? String(value) : row.id;
};
