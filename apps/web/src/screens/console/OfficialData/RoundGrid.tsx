import { exams, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { indianYear } from '@seatwise/api-client/contract/constants/time';
import {
  dataKinds,
  dataRounds,
  type DataRound,
} from '@seatwise/api-client/contract/constants/data';
import {
  Card,
  createColumnHelper,
  Grid,
  IconButton,
  icons,
  Inline,
  Select,
  Stack,
  Text,
  useNumberFormatter,
} from '@seatwise/ui';
import { useMemo, useState } from 'react';
import { content } from '../../../content/officialData.ts';
import { labelledOptions } from '../../../lib/options.ts';
import { PagedTable } from './PagedTable.tsx';
import { yearsOnCard } from './RoundGrid.css.ts';
import type { Version } from './useVersions.ts';

const { grid: copy } = content;

/** A round whose list is still to be imported. */
export interface WantedRound {
  readonly exam: Exam;
  readonly year: number;
  readonly round: DataRound;
}

/** The rounds of every season; others appear once a list of them is published. */
const usualRounds: ReadonlySet<DataRound> = new Set([
  'Round 1',
  'Round 2',
  'Round 3',
  'Stray Vacancy',
]);

/** The minimum number of years shown, counted back from the present one. */
const leastYears = 4;

/** The years from the newest one back to the oldest list's. */
const yearsOf = (lists: readonly Version[]): readonly number[] => {
  const thisYear = indianYear(Date.now());
  const first = Math.min(thisYear - leastYears + 1, ...lists.map(({ year }) => year));
  const last = Math.max(thisYear, ...lists.map(({ year }) => year));
  return Array.from({ length: last - first + 1 }, (_, back) => last - back);
};

interface Row {
  readonly round: DataRound;
  readonly lists: readonly Version[];
}

const helper = createColumnHelper<Row>();

interface RoundGridProps {
  /** All versions; the grid shows those in force. */
  readonly versions: readonly Version[];
  /** Undefined while another import is in progress. */
  readonly onImport: ((wanted: WantedRound) => void) | undefined;
}

const ListOfRound = ({ kind, source, share, colleges }: Version) => {
  const percent = useNumberFormatter({ style: 'percent' });
  return (
    <Stack gap="xxs">
      <span>{colleges == null ? dataKinds[kind].label : copy.colleges(colleges)}</span>
      <Text as="span" size="small" tone="muted">
        <bdi>{source}</bdi>
        {share != null && copy.share(percent.format(share))}
      </Text>
    </Stack>
  );
};

/** Nobody publishes ranks of a future year. */
const hasBegun = (year: number): boolean => year <= indianYear(Date.now());

interface CellProps extends Pick<RoundGridProps, 'onImport'> {
  readonly row: Row;
  readonly exam: Exam;
  readonly year: number;
}

/** The lists in force for a round and year, and a button to import closing ranks if none are. */
const Cell = ({ row: { round, lists }, exam, year, onImport }: CellProps) => {
  const own = lists.filter((list) => list.year === year);
  const isMissing = own.every(({ kind }) => kind !== 'cutoffs');
  return (
    <Stack gap="xs">
      {own.map((list) => (
        <ListOfRound key={list.id} {...list} />
      ))}
      {isMissing && onImport && hasBegun(year) && (
        <IconButton
          size="small"
          icon={icons.Plus}
          label={copy.import(exam, year, round)}
          onPress={() => onImport({ exam, year, round })}
        />
      )}
    </Stack>
  );
};

const columnsFor = (years: readonly number[], given: Pick<CellProps, 'exam' | 'onImport'>) =>
  helper.columns([
    helper.accessor('round', { header: copy.round, meta: { width: 'medium' } }),
    ...years.map((year) =>
      helper.display({
        id: String(year),
        header: String(year),
        cell: ({ row: { original } }) => <Cell row={original} year={year} {...given} />,
        meta: { tabular: true },
      }),
    ),
  ]);

/** The lists that students see for an exam, by year and round, with the gaps still to be imported. */
export const RoundGrid = ({ versions, onImport }: RoundGridProps) => {
  const [exam, setExam] = useState<Exam>('UG');
  const lists = useMemo(
    () => versions.filter((version) => version.inForce && version.exam === exam),
    [versions, exam],
  );
  const rows = useMemo(
    () =>
      dataRounds
        .map((round) => ({ round, lists: lists.filter((list) => list.round === round) }))
        .filter((row) => row.lists.length > 0 || usualRounds.has(row.round)),
    [lists],
  );
  const years = useMemo(() => yearsOf(lists), [lists]);
  const columns = useMemo(() => columnsFor(years, { exam, onImport }), [exam, years, onImport]);
  const renderCard = (row: Row) => (
    <Card padding="compact">
      <Stack gap="xs">
        <Text weight="semibold">{row.round}</Text>
        <div className={yearsOnCard}>
          {years.map((year) => (
            <Stack key={year} gap="xxs">
              <Text size="small" tone="muted">
                {year}
              </Text>
              <Cell row={row} exam={exam} year={year} onImport={onImport} />
            </Stack>
          ))}
        </div>
      </Stack>
    </Card>
  );
  return (
    <Stack>
      <Grid columns={3}>
        <Select
          label={copy.exam}
          required
          value={exam}
          options={labelledOptions(Object.fromEntries(exams.map((one) => [one, copy.examOf(one)])))}
          onChange={({ value }) => setExam(value as Exam)}
        />
      </Grid>
      {lists.every(({ kind }) => kind !== 'cutoffs') && (
        <Inline>
          <Text tone="muted">{copy.none(copy.examOf(exam))}</Text>
        </Inline>
      )}
      <PagedTable
        columns={columns}
        rows={rows}
        caption={copy.caption(copy.examOf(exam))}
        empty={copy.none(copy.examOf(exam))}
        pageSize={dataRounds.length}
        renderCard={renderCard}
      />
    </Stack>
  );
};
