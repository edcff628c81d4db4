import { exams, newForDays } from '@seatwise/flows/alerts';
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
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { content } from '../../../content/events.ts';
import { AlertBoard } from '../../../features/alerts/AlertBoard.tsx';
import { firstInteraction } from '../../../hydration/firstInteraction.ts';
import { useHydrated } from '../../../hydration/useHydrated.ts';
import { whenIdle } from '../../../lib/scheduling.ts';
import { optionsOf } from '../../../lib/options.ts';
import { expectedList, list, search, tools } from './Events.css.ts';
import { useEvents } from './useEvents.ts';

const isGuest = !globalThis.document?.documentElement.hasAttribute('data-has-session');
const interaction = isGuest ? firstInteraction() : undefined;
/** The announcements are below the documents and load after them, so that nothing shifts. */
const Announcements = lazy(async () => {
  await interaction;
  await whenIdle();
  const { Announcements: Loaded } = await import('./Announcements.tsx');
  return { default: Loaded };
});

const searchId = 'events-search';
const listId = 'events-list';

type Part = Pick<ReturnType<typeof useEvents>, 'query' | 'update'>;

interface EventsToolsProps extends Part {
  /** The number of matching documents. */
  readonly size: number;
  readonly onSearch: (text: string) => void;
}

const EventsTools = ({ query, update, size, onSearch }: EventsToolsProps) => {
  const { typed, exam, direction } = query;
  const isDescending = direction === 'descending';
  return (
    <div className={tools}>
      <div className={search}>
        <SearchField
          id={searchId}
          label={content.searchLabel}
          hidesLabel
          placeholder={content.search}
          value={typed}
          onChange={({ value }) => onSearch(value)}
          status={typed === '' && !exam ? '' : content.found(size)}
        />
      </div>
      <Select
        label={content.exam}
        hidesLabel
        required
        value={exam ?? ''}
        placeholder={content.allExams}
        options={optionsOf(exams)}
        onChange={({ value }) =>
          update({ exam: exams.find((known) => known === value), page: 1 }, 'replace')
        }
      />
      <Button
        tone="secondary"
        icon={isDescending ? icons.ArrowDown : icons.ArrowUp}
        onPress={() => update({ direction: isDescending ? 'ascending' : 'descending' }, 'replace')}
      >
        {content.order[direction]}
      </Button>
    </div>
  );
};

const NothingFound = ({ update }: Pick<Part, 'update'>) => (
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
);

/** The published documents, with a search, a sort order and pages. */
export const Events = () => {
  const hydrated = useHydrated();
  const { alerts, query, update, size, shown, page, pages, searchFor } = useEvents();
  const [changes, setChanges] = useState<ReadonlyMap<number, ReactNode>>(new Map());
  const isNewest = page === 1 && query.typed === '' && query.direction === 'descending';
  return (
    <Stack gap="lg">
      <PageHeader title={content.heading} subtitle={content.subtitle} />
      <EventsTools query={query} update={update} size={size} onSearch={searchFor} />
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
            byMonth
            changes={changes}
            lead={isNewest}
            nothingFound={<NothingFound update={update} />}
          />
        </section>
      </Card>
      {size > 0 && (
        <Pagination
          label={content.pages}
          listId={listId}
          page={page}
          pageCount={pages}
          onPageChange={update}
        />
      )}
      <Suspense fallback={null}>
        {hydrated && <Announcements id="events-alerts" files={shown} onChanges={setChanges} />}
      </Suspense>
    </Stack>
  );
};
