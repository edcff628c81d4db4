import type { colleges } from '@seatwise/api-client/contract/colleges';
import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import {
  DataTable,
  EmptyState,
  icons,
  Link,
  PageHeader,
  preloadFilters,
  Stack,
  Text,
  useNumberFormatter,
} from '@seatwise/ui';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { LeftOutNotice } from '../../../components/LeftOutNotice.tsx';
import { content } from '../../../content/finder.ts';
import { ApplicantFilter } from '../../../features/applicant/ApplicantFilter.tsx';
import { loadWhenOnline } from '../../../lib/connection.ts';
import { selectedValues } from '../../../lib/urlParameters.ts';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { useLeftOut } from '../../../services/useLeftOut.ts';
import { FinderHero } from './FinderHero.tsx';
import { foundText } from './foundText.ts';
import { withSelection, type Selection } from './seatTable.ts';
import { summary } from './Finder.css.ts';
import { ClosingsContext, nothingClosed } from './SeatClosing.tsx';
import { itemOf } from './useCollegeCodes.ts';
import { useFinder } from './useFinder.ts';

/** Names the sources of the seats and reads their closing ranks, once the seats have loaded. */
const SeatSources = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./SeatSources.tsx'))).SeatSources,
}));

/** The debounce of a column's filter, in milliseconds. */
const filterDelay = 250;

/** Only the operation's id, because the contract of the colleges loads in idle time. */
const listColleges: Pick<typeof colleges.listColleges, 'id'> = { id: 'listColleges' };

type FinderState = ReturnType<typeof useFinder>;

/** A link back to the prediction, if a single college is shown and there is a prediction. */
const useBackToPrediction = (names: readonly string[]) => {
  const draft = useServices().drafts.read('prediction');
  if (names.length !== 1 || typeof draft !== 'string' || draft === '') return undefined;
  return (
    <Link
      href={`${paths.prediction}?${draft}`}
      variant="button"
      tone="secondary"
      icon={icons.ArrowLeft}
    >
      {content.backToPrediction}
    </Link>
  );
};

/** The number of rows found; '' before any. */
const useFoundText = ({ loaded: { size, state }, table, counts }: FinderState): string => {
  const number = useNumberFormatter();
  const format = (count: number): string => number.format(count);
  if (state === 'loading') return content.loading(format(size));
  return state === 'fresh' || state === 'stale'
    ? foundText(table.getRowCount(), counts.seats, format)
    : '';
};

/** What hides rows: the student's answers. */
const FinderSummary = ({ finder }: { readonly finder: FinderState }) => {
  const { query, updateQuery, counts, applicant, exam, hasNoMatrix } = finder;
  return (
    <div className={summary}>
      <ApplicantFilter
        applicant={applicant}
        showsAll={query.showsAll}
        hidden={counts.hidden}
        onChange={({ showsAll }) =>
          updateQuery(({ pagination: { pageSize } }) => ({
            showsAll,
            pagination: { pageIndex: 0, pageSize },
          }))
        }
      />
      {exam && hasNoMatrix && <Text size="small">{content.noMatrix(exam)}</Text>}
    </div>
  );
};

/** The seat matrix, with its filters, sorting and page in the URL. */
export const Finder = () => {
  const finder = useFinder();
  const { loaded, retry, codes, query, updateQuery, table, counts } = finder;
  const { size, state } = loaded;
  const { columnFilters } = query;
  const leftOut = useLeftOut(seatMatrix.allSeats) + useLeftOut(listColleges);
  const search = useCallback(
    (selection: Selection) => updateQuery((current) => withSelection(current, selection)),
    [updateQuery],
  );
  const hasRows = size > 0;
  useEffect(() => {
    // Preloads while the remaining rows arrive, but not before the first rows are painted.
    if (hasRows) preloadFilters();
  }, [hasRows]);
  const toFirstPage = useCallback(
    () => updateQuery(({ pagination }) => ({ pagination: { ...pagination, pageIndex: 0 } })),
    [updateQuery],
  );
  const [closings, setClosings] = useState(nothingClosed);
  const { rows } = table.getRowModel();
  const items = useMemo(
    () => rows.flatMap(({ original }) => itemOf(original, codes) ?? []),
    [rows, codes],
  );
  return (
    <Stack gap="md">
      <PageHeader
        title={content.title}
        subtitle={
          <>
            <Text as="strong" weight="semibold">
              {content.question}
            </Text>
            <div>{content.subtitle}</div>
          </>
        }
        actions={useBackToPrediction(selectedValues(columnFilters, 'instNm'))}
      />
      <FinderHero
        programs={counts.programs}
        states={counts.states}
        program={selectedValues(columnFilters, 'program')}
        state={selectedValues(columnFilters, 'state')}
        found={useFoundText(finder)}
        onSearch={search}
      />
      <LeftOutNotice count={leftOut} />
      <ClosingsContext value={closings}>
        <DataTable
          table={table}
          caption={content.caption}
          summary={<FinderSummary finder={finder} />}
          // Rows hold no state, so that with index keys React reuses the nodes when paging.
          rowKey="index"
          oneLine
          density="compact"
          filterDelay={filterDelay}
          // Searching a filter's values returns the table to its first page.
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
      </ClosingsContext>
      {state === 'fresh' && !finder.hasNoMatrix && (
        <Suspense fallback={null}>
          <SeatSources {...finder} items={items} onRead={setClosings} />
        </Suspense>
      )}
    </Stack>
  );
};
