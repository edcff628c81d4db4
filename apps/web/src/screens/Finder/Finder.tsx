import {
  DataTable,
  EmptyState,
  icons,
  PageHeader,
  Stack,
  Text,
  useDataTable,
  useNumberFormatter,
  type DataTableState,
} from '@seatwise/ui';
import type { Filter } from '@seatwise/ui/table';
import { useCallback, useMemo } from 'react';
import { content } from '../../content/finder.ts';
import { useRememberedColumns } from '../../hooks/useRememberedColumns.ts';
import { useUrlQuery } from '../../hooks/useUrlQuery.ts';
import { FinderHero } from './FinderHero.tsx';
import { readQuery, selectedIn, withSelected, writeQuery, type Selected } from './finderQuery.ts';
import { seatColumns } from './seatColumns.ts';
import { useSeats } from './useSeats.ts';

/** How long typing in a column's filter rests before it narrows. */
const searchDelay = 250;

const codec = { read: readQuery, write: writeQuery };

/** The seat matrix; everything asked of it stands in the address. */
export const Finder = () => {
  const { loaded, retry } = useSeats();
  const { size, state } = loaded;
  const [query, update] = useUrlQuery(codec);
  const [columnVisibility, rememberColumns] = useRememberedColumns('finder');
  const data = useMemo(() => loaded.table.rows(), [loaded]);
  const table = useDataTable({
    columns: seatColumns,
    data,
    engine: loaded.table,
    state: { ...query, columnVisibility },
    onStateChange: ({ columnVisibility: changed, ...change }: Partial<DataTableState>) =>
      changed ? rememberColumns(changed) : update(change),
  });

  /** Counted when a list opens, and again when rows have arrived. */
  const facets = useMemo(() => {
    const filters = Object.fromEntries(
      query.columnFilters.map(({ id, value }) => [id, value as Filter]),
    );
    return {
      programs: () => loaded.table.facets('program', filters),
      states: () => loaded.table.facets('state', filters),
    };
  }, [loaded, query.columnFilters]);
  const search = useCallback(
    (selected: Selected) => update((present) => withSelected(present, selected)),
    [update],
  );
  const number = useNumberFormatter();

  return (
    <Stack gap="lg">
      <PageHeader title={content.title} subtitle={content.subtitle} />
      <FinderHero
        {...facets}
        program={selectedIn(query, 'program')}
        state={selectedIn(query, 'state')}
        onSearch={search}
      />
      <DataTable
        table={table}
        caption={content.caption}
        summary={
          <Text as="div" size="small" tone="muted" tabular>
            <output>
              {state === 'loading' && content.loading(number.format(size))}
              {(state === 'there' || state === 'kept') &&
                content.found(number.format(table.getRowCount()))}
            </output>
          </Text>
        }
        // Rows are words alone: their elements stay, and say something else.
        rowKey="index"
        filterDelay={searchDelay}
        // What is looked for in a list of values is looked for from the first page on.
        onFilterSearch={() => table.setPageIndex(0)}
        columnsMenu
        loading={state === 'loading' && size === 0}
        failure={
          state === 'failed' || state === 'kept'
            ? { message: content[state], onRetry: retry }
            : undefined
        }
        empty={<EmptyState title={content.empty} icon={icons.Search} />}
      />
    </Stack>
  );
};
