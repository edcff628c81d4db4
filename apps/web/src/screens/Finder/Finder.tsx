import {
  DataTable,
  EmptyState,
  glyphs,
  PageHeader,
  Stack,
  Text,
  useNumberFormatter,
  type DataTableColumn,
  type DataTableProps,
} from '@seatwise/ui';
import type { Filters } from '@seatwise/ui/table';
import { useMemo } from 'react';
import { content } from '../../content/finder.ts';
import type { Seat } from '../../wiring/seatTable.ts';
import { FinderHero } from './FinderHero.tsx';
import { columns, type Column } from './finderQuery.ts';
import { useFinderQuery, type Ask } from './useFinderQuery.ts';
import { useSeats } from './useSeats.ts';

const pageSize = 30;
/** How long typing in a column's filter rests before it narrows. */
const searchDelay = 250;

const none: readonly string[] = [];
/** Rows are words alone: their elements stay, and say something else. */
const placeOf = (_: Seat, place: number): number => place;

const gesturesWith = (ask: Ask) =>
  ({
    onSortChange: ({ column, direction }) =>
      ask(() => ({ sort: { column: column as Column, direction } })),
    onFilterChange: ({ column, selected }) =>
      ask(({ chosen }) => ({ chosen: { ...chosen, [column]: selected } })),
    // What one looks for in a list is looked for from the start.
    onFilterSearch: () => ask(() => ({})),
    onClearFilters: () => ask(() => ({ chosen: {} })),
    onPageChange: ({ page }) => ask(() => ({ page })),
  }) satisfies Partial<DataTableProps<Seat>>;

/** The seat matrix; everything asked of it stands in the address. */
export const Finder = () => {
  const { loaded, retry } = useSeats();
  const { size, state } = loaded;
  const [query, ask] = useFinderQuery();
  const filters = useMemo<Filters<Column>>(
    () =>
      Object.fromEntries(
        Object.entries(query.chosen).map(([column, oneOf]) => [column, { oneOf }]),
      ),
    [query.chosen],
  );

  const view = useMemo(
    () => loaded.table.view({ filters, sort: query.sort }),
    [loaded, filters, query.sort],
  );
  const shown = useMemo(() => view.page(query.page, pageSize), [view, query.page]);
  /** Counted when a list opens, and again when rows have arrived. */
  const facets = useMemo(
    () => columns.map((column) => () => loaded.table.facets(column, filters)),
    [loaded, filters],
  );
  const drawn = useMemo(
    () =>
      columns.map((id, index): DataTableColumn<Seat> => ({
        id,
        header: content.columns[id],
        cell: (seat) => seat[id] || content.missing,
        sortable: true,
        filter: { options: facets[index]!, selected: query.chosen[id] ?? none },
        onCard: id === 'instNm' ? 'title' : 'pair',
      })),
    [facets, query.chosen],
  );
  const number = useNumberFormatter();
  const gestures = useMemo(() => gesturesWith(ask), [ask]);

  return (
    <Stack gap="lg">
      <PageHeader title={content.title} subtitle={content.subtitle} />
      <FinderHero programs={facets[1]!} states={facets[3]!} chosen={query.chosen} ask={ask} />
      <DataTable
        {...gestures}
        caption={content.caption}
        summary={
          <Text as="div" size="small" tone="muted" tabular>
            <output>
              {state === 'loading' && content.loading(number.format(size))}
              {(state === 'there' || state === 'kept') && content.found(number.format(view.size))}
            </output>
          </Text>
        }
        columns={drawn}
        rows={shown.rows}
        rowKey={placeOf}
        sort={query.sort}
        filterDelay={searchDelay}
        paging={{ page: shown.page, pageCount: shown.pages }}
        loading={state === 'loading' && size === 0}
        failure={
          state === 'failed' || state === 'kept'
            ? { message: content[state], onRetry: retry }
            : undefined
        }
        empty={<EmptyState title={content.empty} glyph={glyphs.Search} />}
      />
    </Stack>
  );
};
