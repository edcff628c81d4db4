import type { RowData } from '@tanstack/react-table';
import { useMessages } from '../../internal/useMessages.ts';
import { Disclosure } from '../Disclosure/index.ts';
import { Select } from '../Select/index.ts';
import { Stack } from '../Stack/index.ts';
import { directionOf, directions, headerOf } from './dataTableColumn.ts';
import { DataTableFilter } from './DataTableFilter.tsx';
import type { DataTableProps } from './dataTableProps.ts';
import { dataTableMessages } from './messages.ts';
import { useColumnFilters } from './useColumnFilters.ts';

/** Sorting and filters above the cards, which have no column headers. */
export const DataTableCardTools = <Row extends RowData>({
  table,
  onFilterSearch,
  filterDelay = 0,
}: Pick<DataTableProps<Row>, 'table' | 'onFilterSearch' | 'filterDelay'>) => {
  const messages = useMessages('DataTable', dataTableMessages);
  const filters = useColumnFilters(table);
  const columns = table.getVisibleLeafColumns();
  const orders = columns
    .filter((column) => column.getCanSort())
    .flatMap((column) => directions.map((direction) => ({ column, direction })));
  const order = orders.findIndex(
    ({ column, direction }) => directionOf(table, column.id) === direction,
  );
  return (
    <>
      {orders.length > 0 && (
        <Select
          label={messages.sortBy}
          required
          value={order < 0 ? '' : String(order)}
          {...(order < 0 && { placeholder: messages.unsorted })}
          options={orders.map(({ column, direction }, index) => ({
            value: String(index),
            label: messages.sortOption({ column: headerOf(column), direction }),
          }))}
          onChange={({ value }) => {
            const chosen = orders[Number(value)];
            chosen?.column.toggleSorting(chosen.direction === 'descending');
          }}
        />
      )}
      {filters.size > 0 && (
        <Disclosure title={messages.filters}>
          <Stack gap="sm">
            {columns.map((column) => {
              const filter = filters.get(column.id);
              return (
                filter && (
                  <DataTableFilter
                    key={column.id}
                    column={column}
                    filter={filter}
                    filterDelay={filterDelay}
                    onFilterSearch={onFilterSearch}
                  />
                )
              );
            })}
          </Stack>
        </Disclosure>
      )}
    </>
  );
};
