import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import { toolbar, toolbarEnd } from './DataTable.css.ts';
import { DataTableClearFilters } from './DataTableClearFilters.tsx';
import { DataTableColumnsMenu } from './DataTableColumnsMenu.tsx';
import type { DataTableProps } from './dataTableProps.ts';
import { DataTableSelection, type DataTableSelectionProps } from './DataTableSelection.tsx';
import { dataTableMessages } from './messages.ts';

interface DataTableToolsProps<Row extends RowData>
  extends DataTableSelectionProps<Row>, Pick<DataTableProps<Row>, 'summary' | 'columnsMenu'> {
  /** Whether the tools are folded; the buttons that clear the filters and the selection stay visible. */
  readonly isFolded: boolean;
}

/** The toolbar: the summary, the selection count, the clear buttons and the columns menu. */
export const DataTableTools = <Row extends RowData>({
  table,
  summary,
  columnsMenu = false,
  withFocusOnRecords,
  isSelecting,
  onSelect,
  isFolded,
}: DataTableToolsProps<Row>): ReactNode => {
  const messages = useMessages('DataTable', dataTableMessages);
  const isFilterable = table.getAllLeafColumns().some((column) => column.getCanFilter());
  const selectable = table.options.enableRowSelection === true;
  if (!summary && !isFilterable && !selectable && !columnsMenu) return null;
  return (
    // Reserving the height keeps an open popover below in place when a button appears.
    <div className={toolbar}>
      {summary}
      {!isFolded && (
        <DataTableSelection {...{ table, withFocusOnRecords, isSelecting, onSelect }} />
      )}
      {selectable && !isSelecting && onSelect && (
        <Button
          tone="quiet"
          size="compact"
          icon={icons.ListChecks}
          onPress={withFocusOnRecords(() => onSelect(true))}
        >
          {messages.select}
        </Button>
      )}
      <div className={toolbarEnd}>
        {!isFolded && (
          <DataTableClearFilters
            table={table}
            withFocusOnRecords={withFocusOnRecords}
            isNamed={false}
          />
        )}
        {columnsMenu && <DataTableColumnsMenu table={table} />}
      </div>
    </div>
  );
};
