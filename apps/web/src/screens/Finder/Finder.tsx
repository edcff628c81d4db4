import {
  DataTable,
  EmptyState,
  glyphs,
  PageHeader,
  Stack,
  Text,
  type DataTableColumn,
} from '@seatwise/ui';
import type { Filters } from '@seatwise/ui/table';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { content } from '../../content/finder.ts';
import { FinderHero } from './FinderHero.tsx';
import { columns, readQuery, writeQuery, type Column, type FinderQuery } from './finderQuery.ts';
import { useSeats, type Seat } from './useSeats.ts';

const pageSize = 30;
/** How long typing in a column's filter rests before it narrows. */
const searchDelay = 250;

/** The seat matrix; everything asked of it stands in the address. */
export const Finder = () => {
  const [params, setParams] = useSearchParams();
  const { table, size, state, retry } = useSeats();
  const query = useMemo(() => readQuery(params), [params]);
  const filters = useMemo<Filters<Column>>(
    () =>
      Object.fromEntries(
        Object.entries(query.chosen).map(([column, oneOf]) => [column, { oneOf }]),
      ),
    [query.chosen],
  );
  const ask = (change: Partial<FinderQuery>): void =>
    setParams(writeQuery({ ...query, page: 1, ...change }), { preventScrollReset: true });

  const view = useMemo(
    // Asked anew whenever rows have arrived.
    () => (size >= 0 ? table.view({ filters, sort: query.sort }) : undefined)!,
    [table, size, filters, query.sort],
  );
  const shown = view.page(query.page, pageSize);
  const facets = useMemo(
    () => columns.map((column) => (size > 0 ? table.facets(column, filters) : [])),
    [table, size, filters],
  );

  return (
    <Stack gap="lg">
      <PageHeader title={content.title} subtitle={content.subtitle} />
      <FinderHero
        programs={facets[1]!}
        states={facets[3]!}
        onSearch={(chosen) => ask({ chosen: { ...query.chosen, ...chosen } })}
      />
      <Text as="div" size="small" tone="muted" tabular>
        <output>{state === 'loading' ? content.loading(size) : content.found(view.size)}</output>
      </Text>
      <DataTable
        caption={content.caption}
        columns={columns.map((id, index): DataTableColumn<Seat> => ({
          id,
          header: content.columns[id],
          cell: (seat) => seat[id] ?? content.missing,
          sortable: true,
          filter: { options: facets[index]!, selected: query.chosen[id] ?? [] },
          onCard: id === 'instNm' ? 'title' : 'pair',
        }))}
        rows={shown.rows}
        rowKey={({ id }) => id}
        sort={query.sort}
        onSortChange={({ column, direction }) =>
          ask({ sort: { column: column as Column, direction } })
        }
        onFilterChange={({ column, selected }) =>
          ask({ chosen: { ...query.chosen, [column]: selected } })
        }
        onClearFilters={() => ask({ chosen: {} })}
        filterDelay={searchDelay}
        paging={{ page: shown.page, pageCount: shown.pages }}
        onPageChange={({ page }) => ask({ page })}
        loading={state === 'loading' && size === 0}
        failure={state === 'failed' ? { message: content.failed, onRetry: retry } : undefined}
        empty={<EmptyState title={content.empty} glyph={glyphs.Search} />}
      />
    </Stack>
  );
};
