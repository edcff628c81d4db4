import { Card } from '../Card/index.ts';
import { Disclosure } from '../Disclosure/index.ts';
import { MultiSelectFilter } from '../MultiSelectFilter/index.ts';
import { Select } from '../Select/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Stack } from '../Stack/index.ts';
import { cardActions, cards, cardTitle, detail, pair, pairs, term } from './DataTable.css.ts';
import type { DataTableColumn, DataTableProps } from './dataTableTypes.ts';
import { directions, type Sort } from './sorting.ts';

const expected = 4;
const separator = ' ';

const place = <Row,>({ onCard = 'pair' }: DataTableColumn<Row>) => onCard;

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
  filterDelay = 0,
  loading = false,
  empty,
}: DataTableProps<Row>) => {
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
            {filterable.map(({ id, header, filter }) => (
              <MultiSelectFilter
                key={id}
                label={header}
                options={filter.options}
                selected={filter.selected}
                searchDelay={filterDelay}
                onChange={({ selected }) => onFilterChange?.({ column: id, selected })}
              />
            ))}
          </Stack>
        </Disclosure>
      )}
      <ul className={cards} aria-label={caption} aria-busy={loading}>
        {loading
          ? Array.from({ length: expected }, (_, index) => (
              <li key={index}>
                <Skeleton shape="block" />
              </li>
            ))
          : rows.map((record) =>
              renderCard ? (
                <li key={rowKey(record)}>{renderCard(record)}</li>
              ) : (
                <Card key={rowKey(record)} as="li" padding="compact">
                  {columns
                    .filter((column) => place(column) === 'title')
                    .map(({ id, cell }) => (
                      <div key={id} className={cardTitle}>
                        {cell(record)}
                      </div>
                    ))}
                  <dl className={pairs}>
                    {columns
                      .filter((column) => place(column) === 'pair')
                      .map(({ id, header, cell }) => (
                        <div key={id} className={pair}>
                          <dt className={term}>{header}</dt>
                          <dd className={detail}>{cell(record)}</dd>
                        </div>
                      ))}
                  </dl>
                  {columns
                    .filter((column) => place(column) === 'actions')
                    .map(({ id, cell }) => (
                      <div key={id} className={cardActions}>
                        {cell(record)}
                      </div>
                    ))}
                </Card>
              ),
            )}
      </ul>
      {!loading && rows.length === 0 && empty}
    </Stack>
  );
};
