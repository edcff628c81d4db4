import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { contentOf, type DataTableColumn, type DataTableRowOf } from './dataTableColumn.ts';

/** Whether a row repeats the previous row's value in the column with `renderRepeated`. */
export const repeatsValue = <Record extends RowData>(
  columns: readonly DataTableColumn<Record>[],
  rows: readonly DataTableRowOf<Record>[],
  index: number,
): boolean => {
  const column = columns.find(({ columnDef }) => columnDef.meta?.renderRepeated);
  const value = column && index > 0 && rows[index]!.getValue(column.id);
  return Boolean(value) && rows[index - 1]!.getValue(column!.id) === value;
};

/** What a cell shows in a row that repeats the value of the row above, or does not. */
export const cellContent = <Record extends RowData>(
  column: DataTableColumn<Record>,
  row: DataTableRowOf<Record>,
  repeats: boolean,
): ReactNode => {
  const renderRepeated = column.columnDef.meta?.renderRepeated;
  if (!repeats || !renderRepeated) return contentOf(column, row);
  return (
    <>
      <VisuallyHidden>{String(row.getValue(column.id))}</VisuallyHidden>
      {renderRepeated(row.original)}
    </>
  );
};
