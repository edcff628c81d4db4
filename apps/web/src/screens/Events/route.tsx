import {
  clampPage,
  eventsPageSize,
  foundAlerts,
  newForDays,
  pageCount,
  rowsOfPage,
  sortedByUpload,
} from '@seatwise/flows/alerts';
import {
  Button,
  Card,
  EmptyState,
  glyphs,
  PageHeader,
  Pagination,
  SearchField,
  Stack,
} from '@seatwise/ui';
import { content } from '../../content/events.ts';
import { AlertBoard } from '../../layouts/AlertBoard.tsx';
import { PageLayout } from '../../layouts/PageLayout.tsx';
import { useAlerts } from '../../wiring/useAlerts.ts';
import { expectedList, list, search, tools } from './Events.css.ts';
import { useEventsQuery } from './useEventsQuery.ts';

const searchId = 'events-search';

export const Component = () => {
  const alerts = useAlerts();
  const { typed, direction, page: wanted, type, turn, goTo } = useEventsQuery();
  const found = sortedByUpload(foundAlerts(alerts.files, typed), direction);
  const page = clampPage(wanted, found.length, eventsPageSize);
  const descends = direction === 'descending';
  const searchFor = (text: string): void =>
    type(text, clampPage(page, foundAlerts(alerts.files, text).length, eventsPageSize));

  return (
    <PageLayout>
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
              status={typed === '' ? '' : content.found(found.length)}
            />
          </div>
          <Button
            tone="secondary"
            glyph={descends ? glyphs.ArrowDown : glyphs.ArrowUp}
            onPress={turn}
          >
            {content.order[direction]}
          </Button>
        </div>
        <Card>
          <div className={alerts.status === 'loading' ? expectedList : list}>
            <AlertBoard
              label={content.heading}
              alerts={alerts}
              shown={rowsOfPage(found, page, eventsPageSize)}
              newForDays={newForDays.events}
              download="button"
              nothingFound={
                <EmptyState
                  title={content.nothingFound}
                  glyph={glyphs.Search}
                  action={
                    <Button
                      tone="secondary"
                      onPress={() => {
                        searchFor('');
                        // The button is gone with what it cleared.
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
          </div>
        </Card>
        {found.length > 0 && (
          <Pagination
            label={content.pages}
            page={page}
            pageCount={pageCount(found.length, eventsPageSize)}
            onPageChange={(change) => goTo(change.page)}
          />
        )}
      </Stack>
    </PageLayout>
  );
};
