import type { ClosedSeats, CollegeList as List } from '@seatwise/official-data/college-lists';
import {
  Button,
  EmptyState,
  Inline,
  Link,
  PageHeader,
  Pagination,
  SearchField,
  Select,
  Stack,
  Text,
} from '@seatwise/ui';
import { pageOf } from '@seatwise/ui/table';
import { quotaLabel } from '../../../content/places.ts';
import { content } from '../../../content/collegeLists.ts';
import { notFound } from '../../../content/site.ts';
import { useUrlQuery, type UpdateQuery } from '../../../hooks/useUrlQuery.ts';
import { inLanguage } from '../../../lib/inLanguage.ts';
import { optionsOf } from '../../../lib/options.ts';
import { paths } from '../../../paths.ts';
import { ClosingTable } from './ClosingTable.tsx';
import {
  chooseSeats,
  findRows,
  listQuery,
  pageSize,
  quotaKey,
  type ListQuery,
} from './closedSeats.ts';
import { tools, wide } from './CollegeList.css.ts';
import { headingOf, useCollegeList } from './useCollegeList.ts';

const searchId = 'college-search';
const listId = 'college-list';

const quotaName = ({ publisher, quota }: ClosedSeats): string =>
  content.quotaOf(inLanguage(publisher), inLanguage(quota));

interface ListToolsProps {
  readonly query: ListQuery;
  readonly update: UpdateQuery<ListQuery>;
  readonly chosen: ReturnType<typeof chooseSeats>;
  /** The number of matching colleges. */
  readonly size: number;
}

const ListTools = ({ query, update, chosen, size }: ListToolsProps) => {
  const { courses, quotas, categories, seats } = chosen;
  const choose = (change: Partial<ListQuery>): void => update({ page: 1, ...change }, 'replace');
  return (
    <div className={tools}>
      <div className={wide}>
        <SearchField
          id={searchId}
          label={content.search}
          value={query.typed}
          onChange={({ value }) => choose({ typed: value })}
          status={query.typed && content.found(size)}
        />
      </div>
      {courses.length > 1 && (
        <Select
          label={content.course}
          required
          value={seats.course}
          options={optionsOf(courses)}
          onChange={({ value }) => choose({ course: value, quota: '', category: '' })}
        />
      )}
      <Select
        label={content.category}
        required
        value={seats.category.en}
        options={categories.map(({ category }) => ({
          value: category.en,
          label: inLanguage(category),
        }))}
        onChange={({ value }) => choose({ category: value })}
      />
      <div className={wide}>
        <Select
          label={content.quota}
          required
          value={quotaKey(seats)}
          options={quotas.map((of) => ({ value: quotaKey(of), label: quotaName(of) }))}
          onChange={({ value }) => choose({ quota: value, category: '' })}
        />
      </div>
    </div>
  );
};

const NothingFound = ({ update }: Pick<ListToolsProps, 'update'>) => (
  <EmptyState
    title={content.nothingFound}
    action={
      <Button
        tone="secondary"
        onPress={() => {
          update({ typed: '', page: 1 }, 'replace');
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

const Colleges = ({ list }: { readonly list: List }) => {
  const [query, update] = useUrlQuery(listQuery);
  const chosen = chooseSeats(list.seats, query);
  const { seats } = chosen;
  const rows = findRows(list.colleges, seats, query.typed);
  const { page, pages, from, to } = pageOf(rows.length, query.page, pageSize);
  const names = [seats.course, quotaLabel(inLanguage(seats.quota)), inLanguage(seats.category)];
  return (
    <Stack gap="md">
      <PageHeader title={headingOf(list)} subtitle={content.subtitle(list.colleges.length)} />
      <ListTools query={query} update={update} chosen={chosen} size={rows.length} />
      {rows.length > 0 ? (
        <ClosingTable
          id={listId}
          label={content.label(names.join(', '))}
          seats={seats}
          rows={rows.slice(from, to)}
          hasStates={list.of === 'course'}
        />
      ) : (
        <NothingFound update={update} />
      )}
      {pages > 1 && (
        <Pagination
          label={content.pages}
          listId={listId}
          page={page}
          pageCount={pages}
          onPageChange={update}
        />
      )}
      <Text size="small" tone="muted">
        {content.note} {content.asOfBuild}
      </Text>
      <Inline>
        <Link href={paths.landing} variant="button">
          {content.checkRank}
        </Link>
        <Link href={paths.collegeLists} standalone>
          {content.all}
        </Link>
      </Inline>
    </Stack>
  );
};

/** The colleges of a state or a course, with their last closing ranks. */
export const CollegeList = ({ path }: { readonly path: string }) => {
  const list = useCollegeList(path);
  if (list) return <Colleges list={list} />;
  return (
    <Stack gap="lg">
      <PageHeader title={notFound.heading} subtitle={notFound.hint} />
      <Link href={paths.collegeLists} standalone>
        {content.all}
      </Link>
    </Stack>
  );
};
