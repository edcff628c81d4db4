import type { colleges } from '@seatwise/api-client/contract/colleges';
import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import {
  DataTable,
  EmptyState,
  icons,
  Link,
  PageHeader,
  Stack,
  Text,
  useDataTable,
  useNumberFormatter,
  type DataTableState,
} from '@seatwise/ui';
import type { Filter } from '@seatwise/ui/table';
import { useCallback, useMemo } from 'react';
import { LeftOutNotice } from '../../../components/LeftOutNotice.tsx';
import { content as applicantContent } from '../../../content/applicant.ts';
import { content } from '../../../content/finder.ts';
import { ApplicantFilter } from '../../../features/applicant/ApplicantFilter.tsx';
import { useRememberedColumns } from '../../../hooks/useRememberedColumns.ts';
import { useUrlQuery } from '../../../hooks/useUrlQuery.ts';
import { selectedValues } from '../../../lib/urlParameters.ts';
import { useLeftOut } from '../../../services/useLeftOut.ts';
import { FinderHero } from './FinderHero.tsx';
import { foundText } from './foundText.ts';
import { seatColumns } from './seatColumns.tsx';
import { finderQuery, withSelection, type Selection } from './seatTable.ts';
import { useAccess } from './useAccess.ts';
import { useCollegeCodes } from './useCollegeCodes.ts';
import { usePredictedCollege } from './usePredictedCollege.ts';
import { useSeats } from './useSeats.ts';

/** Debounce of a column's filter, in milliseconds. */
const filterDelay = 250;

/** By its id alone: the contract of the colleges loads in idle time. */
const listColleges: Pick<typeof colleges.listColleges, 'id'> = { id: 'listColleges' };

/** The seat matrix, with its filters, sort and page in the URL. */
export const Finder = () => {
  const { loaded, retry } = useSeats();
  const { size, state } = loaded;
  const leftOut = useLeftOut(seatMatrix.allSeats) + useLeftOut(listColleges);
  const [query, updateQuery] = useUrlQuery(finderQuery);
  const [columnVisibility, rememberColumns] = useRememberedColumns('finder');
  const data = useMemo(() => loaded.table.rows(), [loaded]);
  const knowsSeats = useMemo(() => loaded.table.sum('seats').total > 0, [loaded]);
  const codes = useCollegeCodes(state === 'fresh');
  const columns = useMemo(() => seatColumns(codes, knowsSeats), [codes, knowsSeats]);
  const { showsAll, sorting, columnFilters, pagination } = query;
  const access = useAccess(loaded, showsAll);
  const table = useDataTable({
    columns,
    data,
    engine: access.engine,
    state: { sorting, columnFilters, pagination, columnVisibility },
    onStateChange: ({ columnVisibility: changed, ...change }: Partial<DataTableState>) =>
      changed ? rememberColumns(changed) : updateQuery(change),
  });

  /** Counted when a filter opens, and again when rows have arrived; the seats at once. */
  const { seats, hidden, ...facets } = useMemo(() => {
    const filters = Object.fromEntries(
      columnFilters.map(({ id, value }): [string, Filter] => [id, value as Filter]),
    );
    const all = { ...filters, ...access.filters };
    return {
      programs: () => loaded.table.facets('program', all),
      states: () => loaded.table.facets('state', all),
      seats: loaded.table.sum('seats', all),
      hidden: access.hidden(all),
    };
  }, [loaded, columnFilters, access]);
  const search = useCallback(
    (selection: Selection) => updateQuery((current) => withSelection(current, selection)),
    [updateQuery],
  );
  const toFirstPage = useCallback(
    () => updateQuery(({ pagination }) => ({ pagination: { ...pagination, pageIndex: 0 } })),
    [updateQuery],
  );
  const number = useNumberFormatter();
  const predicted = usePredictedCollege(selectedValues(columnFilters, 'instNm'));

  return (
    <Stack gap="lg">
      <PageHeader
        title={content.title}
        subtitle={content.subtitle}
        actions={
          predicted !== undefined && (
            <Link href={predicted} variant="button" tone="secondary" icon={icons.ArrowLeft}>
              {content.backToPrediction}
            </Link>
          )
        }
      />
      <FinderHero
        {...facets}
        program={selectedValues(columnFilters, 'program')}
        state={selectedValues(columnFilters, 'state')}
        onSearch={search}
      />
      <LeftOutNotice count={leftOut} />
      <DataTable
        table={table}
        caption={content.caption}
        summary={
          <Stack gap="xxs">
            <Text as="div" size="small" tone="muted" tabular>
              <output>
                {state === 'loading' && content.loading(number.format(size))}
                {(state === 'fresh' || state === 'stale') &&
                  foundText(table.getRowCount(), seats, (figure) => number.format(figure))}
              </output>
            </Text>
            <ApplicantFilter
              applicant={access.applicant}
              showsAll={showsAll}
              hidden={applicantContent.hidden(hidden, number.format(hidden))}
              onChange={({ showsAll: all }) =>
                updateQuery(({ pagination: { pageSize } }) => ({
                  showsAll: all,
                  pagination: { pageIndex: 0, pageSize },
                }))
              }
            />
          </Stack>
        }
        // Keyed by index: rows hold no state, so React reuses the nodes when paging.
        rowKey="index"
        filterDelay={filterDelay}
        // A search in a filter's values returns the table to its first page.
        onFilterSearch={toFirstPage}
        columnsMenu
        loading={state === 'loading' && size === 0}
        failure={
          state === 'failed' || state === 'stale'
            ? { message: content[state], onRetry: retry }
            : undefined
        }
        empty={<EmptyState title={content.empty} icon={icons.Search} />}
      />
    </Stack>
  );
};
