import type { RowData } from '@tanstack/react-table';
import { useCallback } from 'react';
import { box } from '../../css/checkbox.css.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { rowNameOf, type DataTableRowOf } from './dataTableColumn.ts';
import type { DataTableInstance } from './dataTableFeatures.ts';
import { dataTableMessages } from './messages.ts';

interface DataTableSelectProps<Row extends RowData> {
  readonly row: DataTableRowOf<Row>;
  readonly selected: boolean;
}

/** The checkbox that selects a row; with Shift, the range from the last selected one. */
export const DataTableSelect = <Row extends RowData>({
  row,
  selected,
}: DataTableSelectProps<Row>) => {
  const messages = useMessages('DataTable', dataTableMessages);
  return (
    <input
      type="checkbox"
      className={box}
      aria-label={messages.selectRow({ name: rowNameOf(row) })}
      checked={selected}
      onChange={row.getToggleSelectedHandler()}
    />
  );
};

/** The checkbox that selects or clears all visible rows. */
export const DataTableSelectAll = <Row extends RowData>({
  table,
}: {
  readonly table: DataTableInstance<Row>;
}) => {
  const messages = useMessages('DataTable', dataTableMessages);
  const checked = table.getIsAllPageRowsSelected();
  const indeterminate = !checked && table.getIsSomePageRowsSelected();
  const setIndeterminate = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  return (
    <input
      ref={setIndeterminate}
      type="checkbox"
      className={box}
      aria-label={messages.selectAll}
      checked={checked}
      onChange={table.getToggleAllPageRowsSelectedHandler()}
    />
  );
};
