import type { RowData } from '@tanstack/react-table';
import type { Filter } from '../../table/index.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { headerOf } from './dataTableColumn.ts';
import type { DataTableInstance } from './dataTableFeatures.ts';
import { dataTableMessages } from './messages.ts';

interface DataTableClearFiltersProps<Row extends RowData> {
  readonly table: DataTableInstance<Row>;
  readonly withFocusOnRecords: (action: () => void) => () => void;
  /** Whether the set filters are named beside the button, because their fields are folded away. */
  readonly isNamed: boolean;
}

const textOf = ({ oneOf, contains, from, to }: Filter): string =>
  oneOf?.join(', ') ?? contains ?? [from, to].join('–');

/** The button that clears all filters; it appears only while a filter is set. */
export const DataTableClearFilters = <Row extends RowData>({
  table,
  withFocusOnRecords,
  isNamed,
}: DataTableClearFiltersProps<Row>) => {
  const messages = useMessages('DataTable', dataTableMessages);
  const filtered = table.getAllLeafColumns().filter((column) => column.getIsFiltered());
  if (filtered.length === 0) return null;
  const button = (
    <Button
      tone="quiet"
      size="compact"
      icon={icons.X}
      onPress={withFocusOnRecords(() => table.setColumnFilters([]))}
    >
      {messages.clearFilters}
    </Button>
  );
  if (!isNamed) return button;
  const named = filtered.map(
    (column) => `${headerOf(column)}: ${textOf(column.getFilterValue() as Filter)}`,
  );
  return (
    <Inline>
      <Text as="span" size="small">
        {named.join(' · ')}
      </Text>
      {button}
    </Inline>
  );
};
