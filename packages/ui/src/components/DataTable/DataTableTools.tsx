import type { RowData } from '@tanstack/react-table';
import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from '../../internal/announce.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import { Text } from '../Text/Text.tsx';
import { toolbar, toolbarEnd } from './DataTable.css.ts';
import { DataTableClearFilters } from './DataTableClearFilters.tsx';
import { DataTableColumnsMenu } from './DataTableColumnsMenu.tsx';
import type { DataTableProps } from './dataTableProps.ts';
import { dataTableMessages } from './messages.ts';

interface DataTableToolsProps<Row extends RowData> extends Pick<
  DataTableProps<Row>,
  'table' | 'summary' | 'columnsMenu'
> {
  /** Wraps an action that removes the button it is triggered by. */
  readonly withFocusOnRecords: (action: () => void) => () => void;
  /** Whether rows are being selected. */
  readonly isSelecting: boolean;
  /** Begins and ends the mode in which cards have checkboxes; undefined where rows always have them. */
  readonly onSelect: ((isSelecting: boolean) => void) | undefined;
  /** Whether they are folded; the button that clears the filters stays beside them. */
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
  const count = Object.keys(table.state.rowSelection).length;

  const announced = useRef(count);
  useEffect(() => {
    if (count !== announced.current) announce(messages.selected({ count }));
    announced.current = count;
  }, [count, messages]);

  if (!summary && !isFilterable && !selectable && !columnsMenu) return null;
  return (
    // The height is reserved: an open popover below does not move when a button appears.
    <div className={toolbar}>
      {summary}
      {selectable && isSelecting && (
        <>
          <Text as="div" size="small" tabular>
            {messages.selected({ count })}
          </Text>
          <Button
            tone="quiet"
            size="compact"
            icon={icons.X}
            onPress={withFocusOnRecords(() => {
              table.setRowSelection({});
              onSelect?.(false);
            })}
          >
            {messages.clearSelection}
          </Button>
        </>
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
