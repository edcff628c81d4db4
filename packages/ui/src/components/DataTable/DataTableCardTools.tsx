import type { RowData } from '@tanstack/react-table';
import { useMessages } from '../../internal/useMessages.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { directionOf, directions, headerOf } from './dataTableColumn.ts';
import { DataTableColumnsMenu } from './DataTableColumnsMenu.tsx';
import { DataTableFilters } from './DataTableFilter.tsx';
import type { DataTableProps } from './dataTableProps.ts';
import { dataTableMessages } from './messages.ts';
import { useColumnFilters } from './useColumnFilters.ts';

/** Sorting and filters above the cards, which have no column headers. */
export const DataTableCardTools = <Row extends RowData>({
  table,
  onFilterSearch,
  filterDelay = 0,
  filterPlacement,
  toolsTitle,
  columnsMenu = false,
}: Pick<
  DataTableProps<Row>,
  'table' | 'onFilterSearch' | 'filterDelay' | 'filterPlacement' | 'toolsTitle' | 'columnsMenu'
>) => {
  const messages = useMessages('DataTable', dataTableMessages);
  const filters = useColumnFilters(table);
  const columns = table.getVisibleLeafColumns();
  const sortOptions = columns
    .filter((column) => column.getCanSort())
    .flatMap((column) => directions.map((direction) => ({ column, direction })));
  const selectedOption = sortOptions.findIndex(
    ({ column, direction }) => directionOf(table, column.id) === direction,
  );
  const hasFilters = filters.size > 0;
  const fields = (
    <Stack gap="sm">
      {sortOptions.length > 0 && (
        <Select
          label={messages.sortBy}
          required
          value={selectedOption < 0 ? '' : String(selectedOption)}
          {...(selectedOption < 0 && { placeholder: messages.unsorted })}
          options={sortOptions.map(({ column, direction }, index) => ({
            value: String(index),
            label: messages.sortOption({ column: headerOf(column), direction }),
          }))}
          onChange={({ value }) => {
            const selected = sortOptions[Number(value)];
            selected?.column.toggleSorting(selected.direction === 'descending');
          }}
        />
      )}
      {hasFilters && (
        <DataTableFilters
          columns={filterPlacement === 'above' ? table.getAllLeafColumns() : columns}
          filters={filters}
          filterDelay={filterDelay}
          onFilterSearch={onFilterSearch}
        />
      )}
      {columnsMenu && (
        <Inline>
          <DataTableColumnsMenu table={table} />
        </Inline>
      )}
    </Stack>
  );
  if (toolsTitle !== undefined || !hasFilters) return fields;
  return <Disclosure title={messages.tools}>{fields}</Disclosure>;
};
