import { Disclosure } from '../Disclosure/index.ts';
import { Select } from '../Select/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Stack } from '../Stack/index.ts';
import { cards } from './DataTable.css.ts';
import { DataTableCard } from './DataTableCard.tsx';
import { DataTableFilter } from './DataTableFilter.tsx';
import type { DataTableProps } from './dataTableTypes.ts';
import { directions, isSame } from './sorting.ts';
import { useRowWindow } from './useRowWindow.ts';

const expected = 4;

/** The same records as cards, with sorting and filters above instead of in heads. */
export const DataTableCards = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  renderCard,
  sort = null,
  onSortChange,
  onFilterChange,
  onFilterSearch,
  filterDelay = 0,
  loading = false,
  empty,
  windowed = false,
}: DataTableProps<Row>) => {
  const { list, from, to, above, below } = useRowWindow<HTMLUListElement>(
    loading ? 0 : rows.length,
    windowed,
  );
  const orders = columns.flatMap(({ id: column, header, sortable }) =>
    sortable ? directions.map((direction) => ({ column, header, direction })) : [],
  );
  const filterable = columns.flatMap(({ filter, ...column }) =>
    filter ? [{ ...column, filter }] : [],
  );
  return (
    <Stack gap="sm">
      {orders.length > 0 && onSortChange && (
        <Select
          label="Sort by"
          required
          value={sort ? String(orders.findIndex((order) => isSame(order, sort))) : ''}
          {...(!sort && { placeholder: 'As they come' })}
          options={orders.map(({ header, direction }, place) => ({
            value: String(place),
            label: `${header}, ${direction}`,
          }))}
          onChange={({ value }) => {
            const order = orders[Number(value)];
            if (order) onSortChange({ column: order.column, direction: order.direction });
          }}
        />
      )}
      {filterable.length > 0 && (
        <Disclosure title="Filters">
          <Stack gap="sm">
            {filterable.map((column) => (
              <DataTableFilter
                key={column.id}
                column={column}
                filterDelay={filterDelay}
                onFilterChange={onFilterChange}
                onFilterSearch={onFilterSearch}
              />
            ))}
          </Stack>
        </Disclosure>
      )}
      <ul
        ref={list}
        className={cards}
        aria-label={caption}
        tabIndex={-1}
        data-records
        aria-busy={loading}
        style={above + below > 0 ? { paddingBlockStart: above, paddingBlockEnd: below } : undefined}
      >
        {loading
          ? Array.from({ length: expected }, (_, index) => (
              <li key={index}>
                <Skeleton shape="block" />
              </li>
            ))
          : rows.slice(from, to).map((record, index) => (
              <li
                key={rowKey(record, from + index)}
                data-row
                aria-posinset={windowed ? from + index + 1 : undefined}
                aria-setsize={windowed ? rows.length : undefined}
              >
                {renderCard ? (
                  renderCard(record)
                ) : (
                  <DataTableCard columns={columns} record={record} windowed={windowed} />
                )}
              </li>
            ))}
      </ul>
      {!loading && rows.length === 0 && empty}
    </Stack>
  );
};
