import type { RowData } from '@tanstack/react-table';
import { useEffect, useRef } from 'react';
import { announce } from '../../internal/announce.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import type { DataTableProps } from './dataTableProps.ts';
import { dataTableMessages } from './messages.ts';

export interface DataTableSelectionProps<Row extends RowData> extends Pick<
  DataTableProps<Row>,
  'table'
> {
  /** Moves the focus to the records before an action that removes its own button. */
  readonly withFocusOnRecords: (action: () => void) => () => void;
  /** Whether rows are being selected. */
  readonly isSelecting: boolean;
  /** Switches the checkboxes of cards on and off; undefined if rows always have them. */
  readonly onSelect: ((isSelecting: boolean) => void) | undefined;
}

/** The announced count of selected rows, and the button that clears the selection. */
export const DataTableSelection = <Row extends RowData>({
  table,
  withFocusOnRecords,
  isSelecting,
  onSelect,
}: DataTableSelectionProps<Row>) => {
  const messages = useMessages('DataTable', dataTableMessages);
  const count = Object.keys(table.state.rowSelection).length;
  const announced = useRef(count);
  useEffect(() => {
    if (count !== announced.current) announce(messages.selected({ count }));
    announced.current = count;
  }, [count, messages]);

  if (table.options.enableRowSelection !== true || !isSelecting) return null;
  return (
    <Inline gap="sm">
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
    </Inline>
  );
};
