import { eventsPageSize, exams, newForDays } from '@seatwise/flows/alerts';
import {
  Button,
  Card,
  EmptyState,
  icons,
  PageHeader,
  Pagination,
  SearchField,
  Select,
  Stack,
} from '@seatwise/ui';
import { pageOf } from '@seatwise/ui/table';
import { lazy, Suspense, useMemo } from 'react';
import { content } from '../../../content/events.ts';
import { AlertBoard } from '../../../features/alerts/AlertBoard.tsx';
import { useAlerts } from '../../../features/alerts/useAlerts.ts';
import { whenIdle } from '../../../lib/scheduling.ts';
import { useHydrated } from '../../../hydration/useHydrated.ts';
import { useUrlQuery } from '../../../hooks/useUrlQuery.ts';
import { createAlertTable, eventsQuery } from './alertTable.ts';
import { expectedList, list, search, tools } from './Events.css.ts';

/** Below the documents, which the page is for, and after them: nothing moves where it comes. */
const AlertNews = lazy(async () => {
  await whenIdle();
  const { AlertNews: News } = await import('../../../features/alerts/AlertNews.tsx');
  return { default: News };
});

const searchId = 'events-search';
const listId = 'events-list';

/** The published documents, with a search, an order and pages. */
export const Events = () => {
  const hydrated = useHydrated();
  const alerts = useAlerts();
  const [{ typed, exam, direction, page: requestedPage }, update] = useUrlQuery(eventsQuery);
  const find = useMemo(() => createAlertTable(alerts.files), [alerts.files]);
  const found = useMemo(() => find({ typed, exam, direction }), [find, typed, exam, direction]);
  const { page, pages, from, to } = pageOf(found.size, requestedPage, eventsPageSize);
  const shown = useMemo(
    () =>
      Array.from(
        { length: to - from },
        (_, index) => alerts.files[found.sourceIndex(from + index)]!,
      ),
    [alerts.files, found, from, to],
  );
  const isDescending = direction === 'descending';
  /** Clamps the page to the results of the search. */
  const searchFor = (text: string): void => {
    const { size } = find({ typed: text, exam, direction });
    update({ typed: text, page: pageOf(size, page, eventsPageSize).page }, 'replace');
  };

  return (
    <Stack gap="lg">
      <PageHeader title={content.heading} subtitle={content.subtitle} />
      <div className={tools}>
        <div className={search}>
          <SearchField
            id={searchId}
            label={content.searchLabel}
            placeholder={content.search}
            value={typed}
            onChange={({ value }) => searchFor(value)}
            status={typed === '' && !exam ? '' : content.found(found.size)}
          />
        </div>
        <Select
          label={content.exam}
          required
          value={exam ?? ''}
          placeholder={content.allExams}
          options={exams.map((value) => ({ value, label: value }))}
          onChange={({ value }) =>
            update({ exam: exams.find((known) => known === value), page: 1 }, 'replace')
          }
        />
        <Button
          tone="secondary"
          icon={isDescending ? icons.ArrowDown : icons.ArrowUp}
          onPress={() =>
            update({ direction: isDescending ? 'ascending' : 'descending' }, 'replace')
          }
        >
          {content.order[direction]}
        </Button>
      </div>
      <Card>
        <section
          id={listId}
          aria-label={content.heading}
          tabIndex={-1}
          className={alerts.status === 'loading' ? expectedList : list}
        >
          <AlertBoard
            label={content.heading}
            alerts={alerts}
            shown={shown}
            newForDays={newForDays.events}
            download="button"
            nothingFound={
              <EmptyState
                title={content.nothingFound}
                icon={icons.Search}
                action={
                  <Button
                    tone="secondary"
                    onPress={() => {
                      update({ typed: '', exam: undefined }, 'replace');
                      // The focused button is unmounted with the empty state.
                      document.getElementById(searchId)?.focus();
                    }}
                  >
                    {content.clear}
                  </Button>
                }
              >
                {content.nothingFoundHint}
              </EmptyState>
            }
          />
        </section>
      </Card>
      {found.size > 0 && (
        <Pagination
          label={content.pages}
          listId={listId}
          page={page}
          pageCount={pages}
          onPageChange={update}
        />
      )}
      <Suspense fallback={null}>{hydrated && <AlertNews id="events-alerts" />}</Suspense>
    </Stack>
  );
};
