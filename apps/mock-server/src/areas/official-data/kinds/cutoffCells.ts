import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import {
  dataRounds,
  strayRounds,
  type DataRound,
} from '@seatwise/api-client/contract/constants/data';
import type {
  College,
  CutoffCell,
  CutoffYear,
  RoundRanks,
} from '../../../reference/referenceData.ts';
import { withRoundMoves } from '../../../reference/roundMoves.ts';
import type { Slices } from '../timeSlices.ts';
import { seatKeyOf, type CutoffRow } from './cutoffRow.ts';
import type { PublishedList } from './kind.ts';

export type RoundOfYear = RoundRanks & { readonly year: number };

/** The published rounds of a seat, main ones and strays, each kind from its first year on. */
export const roundsOf = ({ years, strays = [] }: CutoffCell): readonly RoundOfYear[] => [
  ...years.flatMap(({ year, rounds = [] }) => rounds.map((round) => ({ ...round, year }))),
  ...strays,
];

interface PublishedSeat {
  readonly row: CutoffRow;
  readonly rounds: RoundOfYear[];
}

const orderOf = new Map(dataRounds.map((round, index) => [round, index]));
const inOrder = (a: RoundOfYear, b: RoundOfYear): number =>
  a.year - b.year || orderOf.get(a.round)! - orderOf.get(b.round)!;

/** The year's ranks over its main rounds: the lowest opening, the highest closing, the fullest round. */
const yearOf = (year: number, rounds: readonly RoundOfYear[]): CutoffYear => ({
  year,
  minAir: Math.min(...rounds.map(({ minAir }) => minAir)),
  maxAir: Math.max(...rounds.map(({ maxAir }) => maxAir)),
  admits: Math.max(...rounds.map(({ admits }) => admits)),
  ...(rounds.some(({ admitsUnknown }) => admitsUnknown) && { admitsUnknown: true }),
  ...(rounds.some(({ openingUnknown }) => openingUnknown) && { openingUnknown: true }),
  rounds,
});

const cellOf = ({ row, rounds }: PublishedSeat, college: College): CutoffCell => {
  const exam = examOfProgramme(row.subject);
  const ordered = rounds.toSorted(inOrder);
  const main = Map.groupBy(
    ordered.filter(({ round }) => !strayRounds.has(round)),
    ({ year }) => year,
  );
  const strays = ordered.filter(({ round }) => strayRounds.has(round));
  return {
    instituteCode: row.instituteCode,
    institute: college.name,
    state: college.state,
    kind: college.kind,
    subject: row.subject,
    quota: row.quota,
    allottedCategory: row.allottedCategory,
    ph: row.ph,
    exam,
    counseling: exam === 'UG' ? 'UG' : 'PG',
    years: Array.from(main, ([year, of]) => yearOf(year, of)),
    ...(strays.length > 0 && { strays }),
  };
};

/** How many years a seat may be without an admission before it counts as lapsed. */
const mostYearsWithout = 2;

const lastYear = ({ years }: CutoffCell): number => years.at(-1)?.year ?? 0;

/** Marks the seats that were not given lately, compared with the others of their exam. */
const markLapsed = (cells: readonly CutoffCell[]): readonly CutoffCell[] => {
  const latest = new Map<string, number>();
  for (const cell of cells)
    latest.set(cell.exam, Math.max(latest.get(cell.exam) ?? 0, lastYear(cell)));
  return cells.map((cell) =>
    latest.get(cell.exam)! - lastYear(cell) > mostYearsWithout
      ? Object.assign({}, cell, { lapsed: true as const })
      : cell,
  );
};

type Lists = readonly PublishedList<CutoffRow>[];

const gather = async (
  colleges: readonly College[],
  lists: Lists,
  slices: Slices,
): Promise<readonly CutoffCell[]> => {
  const seats = new Map<string, PublishedSeat>();
  for (const { details, rows } of lists)
    for (const row of rows) {
      if (slices.isUsedUp()) await slices.pause();
      const key = seatKeyOf(row);
      const seat = seats.get(key) ?? { row, rounds: [] };
      seats.set(key, seat);
      const { minAir, maxAir, admits, admitsUnknown, openingUnknown } = row;
      const round: DataRound = details.round!;
      seat.rounds.push({
        year: details.year,
        round,
        publisher: details.source,
        minAir,
        maxAir,
        admits,
        ...(admitsUnknown && { admitsUnknown }),
        ...(openingUnknown && { openingUnknown }),
      });
    }

  const byCode = new Map(colleges.map((college) => [college.code, college]));
  const cells: CutoffCell[] = [];
  for (const seat of seats.values()) {
    if (slices.isUsedUp()) await slices.pause();
    const college = byCode.get(seat.row.instituteCode);
    if (college) cells.push(cellOf(seat, college));
  }
  return withRoundMoves(markLapsed(cells));
};

let last: { colleges: readonly College[]; lists: Lists; cells: readonly CutoffCell[] } | undefined;

/** The seats of the published lists, each with its ranks by year and round; the last ones are cached. */
export const cutoffCells = async (
  colleges: readonly College[],
  lists: Lists,
  slices: Slices,
): Promise<readonly CutoffCell[]> => {
  const isLast =
    last?.colleges === colleges &&
    last.lists.length === lists.length &&
    last.lists.every(({ rows }, index) => rows === lists[index]!.rows);
  if (last && isLast) return last.cells;
  const cells = await gather(colleges, lists, slices);
  last = { colleges, lists, cells };
  return cells;
};
