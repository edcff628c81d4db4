import type { RowData } from '@tanstack/react-table';
import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from '../../internal/announce.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/index.ts';
import { icons } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { atEnd, tools } from './DataTable.css.ts';
import { DataTableColumnsMenu } from './DataTableColumnsMenu.tsx';
import type { DataTableProps } from './dataTableProps.ts';
import { dataTableMessages } from './messages.ts';

interface DataTableToolsProps<Row extends RowData> extends Pick<
  DataTableProps<Row>,
  'table' | 'summary' | 'columnsMenu'
> {
  /** Wraps what is done by a button that goes away with it. */
  readonly keepingFocus: (act: () => void) => () => void;
}

/** What is said of the rows, how many are selected, and what clears and chooses. */
export const DataTableTools = <Row extends RowData>({
  table,
  summary,
  columnsMenu = false,
  keepingFocus,
}: DataTableToolsProps<Row>): ReactNode => {
  const messages = useMessages('DataTable', dataTableMessages);
  const filterable = table.getAllLeafColumns().filter((column) => column.getCanFilter());
  const isFiltered = filterable.some((column) => column.getIsFiltered());
  const selectable = table.options.enableRowSelection === true;
  const count = Object.keys(table.state.rowSelection).length;

  const announced = useRef(count);
  useEffect(() => {
    if (count !== announced.current) announce(messages.selected({ count }));
    announced.current = count;
  }, [count, messages]);

  if (!summary && filterable.length === 0 && !selectable && !columnsMenu) return null;
  return (
    // Its place is kept: what opened below it stays where it is when a button comes.
    <div className={tools}>
      {summary}
      {count > 0 && (
        <>
          <Text as="div" size="small" tabular>
            {messages.selected({ count })}
          </Text>
          <Button
            tone="quiet"
            size="compact"
            icon={icons.X}
            onPress={keepingFocus(() => table.setRowSelection({}))}
          >
            {messages.clearSelection}
          </Button>
        </>
      )}
      <div className={atEnd}>
        {isFiltered && (
          <Button
            tone="quiet"
            size="compact"
            icon={icons.X}
            onPress={keepingFocus(() => table.setColumnFilters([]))}
          >
            {messages.clearFilters}
          </Button>
        )}
        {columnsMenu && <DataTableColumnsMenu table={table} />}
      </div>
    </div>
  );
};
