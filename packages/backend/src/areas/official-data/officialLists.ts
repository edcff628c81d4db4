import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
import {
  closingRankLists,
  institutes,
  loadPgClosingRanks,
  mbbsIntake,
  pgInstitutes,
  seatMatrices,
  type ClosingRankList,
  type SeatMatrix,
} from '@seatwise/official-data';
import { listsOfFacts } from './listsOfFacts.ts';
import { memoize } from '../../memoize.ts';
import type { CollegeRow } from './kinds/collegeRow.ts';
import type { CutoffRow } from './kinds/cutoffRow.ts';
import type { Details } from './kinds/kind.ts';
import type { SeatRow } from './kinds/seats.ts';

/** A published list in the project: its rows as an import reads them, and as a text table. */
export interface OfficialList {
  readonly details: Details;
  /** Which seats the list has: all, those newly given in its round, or all given in its round. */
  readonly holds?: 'all' | 'new' | 'given';
  readonly count: number;
  readonly rows: () => readonly object[];
  /** The text table below its headings; with a number, only the first rows. */
  readonly table: (rows?: number) => readonly string[][];
}

const names = new Map([...institutes, ...pgInstitutes].map(({ code, name }) => [code, name]));
const nameOf = (code: string): string => names.get(code)!;

const seatHeadings = ['College code', 'College', 'Course', 'Quota', 'Category', 'PwD'];

type Matrix = Omit<SeatMatrix, 'exam'> & Pick<ClosingRankList, 'exam'>;

const ofRound = (
  kind: 'cutoffs' | 'seats',
  {
    source,
    exam,
    year,
    round,
    documentUrl,
  }: Pick<ClosingRankList, 'source' | 'exam' | 'year' | 'round' | 'documentUrl'>,
): Details => ({ kind, source, exam, year, round, documentUrl });

const cutoffRow = (rank: ReturnType<ClosingRankList['read']>[number]): CutoffRow => {
  const { code, course, quota, pool, ph, opening, closing, allotted } = rank;
  return {
    instituteCode: code,
    subject: course,
    quota,
    allottedCategory: pool,
    ph,
    minAir: opening ?? closing,
    maxAir: closing,
    admits: allotted ?? 1,
    ...(opening === undefined && { openingUnknown: true }),
    ...(allotted === undefined && { admitsUnknown: true }),
  };
};

const closingRanks = (list: ClosingRankList): OfficialList => ({
  details: ofRound('cutoffs', list),
  holds: list.holds,
  count: list.count,
  rows: () => list.read().map(cutoffRow),
  table: (rows) => [
    [...seatHeadings, 'Opening rank', 'Closing rank', 'Allotted'],
    ...list
      .read(rows)
      .map(({ code, course, quota, pool, ph, opening, closing, allotted }) => [
        code,
        nameOf(code),
        course,
        quota,
        pool,
        ph,
        `${opening ?? ''}`,
        `${closing}`,
        `${allotted ?? ''}`,
      ]),
  ],
});

const seatMatrix = (matrix: Matrix): OfficialList => ({
  details: ofRound('seats', matrix),
  holds: 'all',
  count: matrix.count,
  rows: () =>
    matrix.read().map(({ code, course, quota, pool, ph, seats }): SeatRow => ({
      instituteCode: code,
      subject: course,
      quota,
      category: pool,
      ph,
      seats,
    })),
  table: (rows) => [
    [...seatHeadings, 'Seats'],
    ...matrix
      .read(rows)
      .map(({ code, course, quota, pool, ph, seats }) => [
        code,
        nameOf(code),
        course,
        quota,
        pool,
        ph,
        `${seats}`,
      ]),
  ],
});

/** The seats that a round gave, for an exam whose seat matrix is not published. */
const givenSeats = (list: ClosingRankList): OfficialList => ({
  ...seatMatrix({
    ...list,
    read: (most) =>
      list.read(most).map((seat) => Object.assign({}, seat, { seats: seat.allotted ?? 1 })),
  }),
  holds: 'given',
});

/** The latest list that has every seat. */
const lastWhole = (lists: readonly ClosingRankList[]): ClosingRankList[] =>
  lists.filter(({ holds }) => holds === 'all').slice(-1);

const { source, year, documentUrl, course, seats: intake } = mbbsIntake;

const intakeList: OfficialList = {
  details: { kind: 'colleges', source, exam: null, year, round: null, documentUrl },
  count: intake.length,
  rows: () =>
    intake.map(({ code, seats }): CollegeRow => ({
      code,
      program: course,
      quota: null,
      facts: { intake: seats },
    })),
  table: (rows) => [
    ['College code', 'College', 'Course', 'Intake'],
    ...intake.slice(0, rows).map(({ code, seats }) => [code, nameOf(code), course, `${seats}`]),
  ],
};

/** The key of a list's file and rows: `mcc-ug-2024-round-1`, `mcc-seats-ug-2026-round-1`. */
const slug = ({ details }: OfficialList, part: string | null): string =>
  [
    details.source,
    ...(details.kind === 'cutoffs' ? [] : [details.kind]),
    details.exam,
    details.year,
    details.round,
    part,
  ]
    .filter((part) => part !== null)
    .join('-')
    .toLowerCase()
    .replaceAll(' ', '-');

type Lists = ReadonlyMap<string, OfficialList>;

const byKey = (lists: readonly OfficialList[], part: string | null = null): Lists =>
  new Map(lists.map((list) => [slug(list, part), list]));

/** The lists of the undergraduate counselling. */
const undergraduate: Lists = byKey([
  ...closingRankLists.map(closingRanks),
  ...seatMatrices.map(seatMatrix),
  intakeList,
]);

/** An extract has only this state's postgraduate lists. */
const extractState = 'Delhi';

const readLists = async (state?: StateName): Promise<Lists> => {
  const [postgraduate, facts] = await Promise.all([
    loadPgClosingRanks(state),
    import('@seatwise/official-data/facts'),
  ]);
  const lists = [...postgraduate.map(closingRanks), ...lastWhole(postgraduate).map(givenSeats)];
  return new Map([...undergraduate, ...byKey(lists, state), ...byKey(listsOfFacts(facts))]);
};

let whole: Promise<Lists> | undefined;
let extract: Promise<Lists> | undefined;
let known: Lists = new Map();

/** The project's official lists, by the key of a list's file and rows. */
export const loadOfficialLists = async (of: 'all' | 'extract' = 'all'): Promise<Lists> => {
  const lists = await (of === 'all'
    ? (whole ??= readLists())
    : (extract ??= readLists(extractState)));
  known = new Map([...known, ...lists]);
  return lists;
};

const rowsOfList = memoize((list: OfficialList): readonly object[] => list.rows());

/** Which seats one of the project's official lists has; undefined for an uploaded list. */
export const holdingOf = (key: string | null): OfficialList['holds'] =>
  key === null ? undefined : known.get(key)?.holds;

/** The rows of one of the project's official lists; undefined for an uploaded list. */
export const officialRows = (key: string): readonly object[] | undefined => {
  const list = known.get(key);
  return list && rowsOfList(list);
};

const csvOf = memoize(
  (list: OfficialList) =>
    new Blob(list.table().map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`)),
);

/** One of the project's official lists as a CSV file; undefined for an uploaded list. */
export const officialFile = (key: string): Blob | undefined => {
  const list = known.get(key);
  return list && csvOf(list);
};
