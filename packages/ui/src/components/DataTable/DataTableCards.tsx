import { Disclosure } from '../Disclosure/index.ts';
import { Select } from '../Select/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Stack } from '../Stack/index.ts';
import { cards } from './DataTable.css.ts';
import { DataTableCard } from './DataTableCard.tsx';
import { DataTableFilter } from './DataTableFilter.tsx';
import type { DataTableProps } from './dataTableTypes.ts';
import { directions, type Sort } from './sorting.ts';
import { useRowWindow } from './useRowWindow.ts';

const expected = 4;
const separator = ' ';

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
  const sortable = columns.filter((column) => column.sortable);
  const filterable = columns.flatMap(({ filter, ...column }) =>
    filter ? [{ ...column, filter }] : [],
  );
  return (
    <Stack gap="sm">
      {sortable.length > 0 && onSortChange && (
        <Select
          label="Sort by"
          required
          value={sort ? [sort.column, sort.direction].join(separator) : ''}
          {...(!sort && { placeholder: 'As they come' })}
          options={sortable.flatMap(({ id, header }) =>
            directions.map((direction) => ({
              value: [id, direction].join(separator),
              label: `${header}, ${direction}`,
            })),
          )}
          onChange={({ value }) => {
            const [column, direction] = value.split(separator);
            if (column) onSortChange({ column, direction: direction as Sort['direction'] });
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
