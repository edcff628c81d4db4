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
  /** Wraps an action that removes the button it is triggered by. */
  readonly withFocusOnRecords: (action: () => void) => () => void;
  /** Whether rows are being selected. */
  readonly isSelecting: boolean;
  /** Begins and ends the mode in which cards have checkboxes; undefined where rows always have them. */
  readonly onSelect: ((isSelecting: boolean) => void) | undefined;
}

/** How many rows are selected, announced when it changes, and the button that clears them. */
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
