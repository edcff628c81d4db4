import type { AnswerOf } from '@seatwise/api-client';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { practice as contract, type RankBasis } from '@seatwise/api-client/contract/practice';
import {
  predictedRounds,
  seatCategories,
  type PredictedRound,
} from '@seatwise/api-client/contract/prediction';
import { takesWomenOnly } from '@seatwise/official-data';
import type { Backend } from '../../../backend.ts';
import type { CutoffCell, CutoffYear } from '../../../reference/referenceData.ts';
import { closingOf, mainRounds } from '../../../reference/roundMoves.ts';
import { memoize } from '../../../memoize.ts';
import { serveArea } from '../../../http/handle.ts';
import { standingBy } from '../rounds.ts';

type PracticeSeats = AnswerOf<typeof contract.practiceSeats>;

/** Numbers names in the order of their first occurrence. */
const createNumbering = () => {
  const numbers = new Map<string, number>();
  return (name: string, add: () => void): number => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, numbers.size);
    add();
    return numbers.size - 1;
  };
};

/** Playing a round needs the number of seats; a year without it cannot be practised. */
const isPractisable = ({ admitsUnknown }: CutoffYear): boolean => !admitsUnknown;

/** The last year known for most seats; a year imported for only a few does not count. */
const lastYearOf = (cells: readonly CutoffCell[]): number => {
  const counts = new Map<number, number>();
  for (const { years } of cells)
    for (const { year } of years.filter(isPractisable))
      counts.set(year, (counts.get(year) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return Math.max(0, ...[...counts].filter(([, count]) => 2 * count >= most).map(([year]) => year));
};

type PracticeRound = PracticeSeats['rounds'][number];

/** A cell with the year whose data are practised. */
interface PractisedCell extends CutoffCell {
  readonly row: CutoffYear;
}

/** A cell's ranks in a round. */
interface Ranks {
  readonly admits: number;
  readonly minAir: number;
  readonly maxAir: number;
  /** The variance of the logarithm of an estimated closing rank. */
  readonly doubt?: number;
}

const columnsOf = (
  round: PredictedRound,
  basis: RankBasis,
  ranks: readonly (Ranks | undefined)[],
): PracticeRound => ({
  round,
  basis,
  seats: ranks.map((of) => of?.admits ?? 0),
  opening: ranks.map((of) => of?.minAir ?? 0),
  closing: ranks.map((of) => Math.round(of?.maxAir ?? 0)),
  ...(basis === 'estimate' && {
    doubt: ranks.map((of) => Math.round(100 * Math.sqrt(of?.doubt ?? 0)) / 100),
  }),
});

/** The year of the stray rounds to play: the practised year, else the latest that has any. */
const strayYearOf = (cells: readonly PractisedCell[], year: number): number => {
  const years = new Set(cells.flatMap(({ strays = [] }) => strays.map((of) => of.year)));
  return years.has(year) ? year : Math.max(0, ...years);
};

/** The stray rounds of a year combined; only candidates without a seat take part in them. */
const straysIn = ({ strays = [] }: PractisedCell, year: number): Ranks | undefined => {
  const given = strays.filter((of) => of.year === year);
  if (given.length === 0) return undefined;
  return {
    admits: given.reduce((sum, { admits }) => sum + admits, 0),
    minAir: Math.min(...given.map(({ minAir }) => minAir)),
    maxAir: closingOf(given),
  };
};

/** Published ranks by round, with an estimate for each round whose list is missing. */
const publishedRounds = (cells: readonly PractisedCell[], year: number): PracticeRound[] => {
  const hasList = (index: number): boolean =>
    2 * cells.filter(({ roundMoves }) => roundMoves?.lists.get(year)?.has(index)).length >
    cells.length;
  const strayYear = strayYearOf(cells, year);
  return predictedRounds.map((round, index) =>
    index < mainRounds
      ? columnsOf(
          round,
          hasList(index) ? 'official' : 'estimate',
          cells.map(({ row, roundMoves }) => standingBy(row, index, roundMoves)),
        )
      : columnsOf(
          round,
          strayYear === year ? 'official' : 'estimate',
          cells.map((cell) => straysIn(cell, strayYear)),
        ),
  );
};

/** An exam's cells in its last year, or in a later year for seats that have one, as columns. */
export const practiceSeatsOf = (cells: readonly CutoffCell[], exam: Exam): PracticeSeats => {
  const own = cells.filter((cell) => cell.exam === exam);
  const year = lastYearOf(own);
  const [institutes, subjects] = [createNumbering(), createNumbering()];
  const [quotas, programmes] = [createNumbering(), createNumbering()];
  const answer: PracticeSeats = {
    year,
    institutes: { code: [], name: [], state: [] },
    subjects: [],
    quotas: [],
    programmes: { institute: [], subject: [], quota: [] },
    womenOnly: [],
    cells: { programme: [], pool: [] },
    rounds: [],
  };
  const practised: PractisedCell[] = [];
  for (const cell of own) {
    const row = cell.years.find((candidate) => candidate.year >= year && isPractisable(candidate));
    if (!row) continue;
    const institute = institutes(cell.instituteCode, () => {
      answer.institutes.code.push(cell.instituteCode);
      answer.institutes.name.push(cell.institute);
      answer.institutes.state.push(cell.state);
    });
    const subject = subjects(cell.subject, () => answer.subjects.push(cell.subject));
    const quota = quotas(cell.quota, () => answer.quotas.push(cell.quota));
    const programme = programmes(`${institute} ${subject} ${quota}`, () => {
      answer.programmes.institute.push(institute);
      answer.programmes.subject.push(subject);
      answer.programmes.quota.push(quota);
      if (takesWomenOnly(cell.institute, cell.subject))
        answer.womenOnly!.push(answer.programmes.quota.length - 1);
    });
    practised.push({ ...cell, row });
    answer.cells.programme.push(programme);
    answer.cells.pool.push(
      2 * seatCategories.indexOf(cell.allottedCategory) + (cell.ph === 'PH' ? 1 : 0),
    );
  }
  return { ...answer, rounds: publishedRounds(practised, year) };
};

export const practiceHandlers = (backend: Backend) => {
  // Cached by the cut-offs that the seats are made from; a publication replaces them.
  const madeOf = memoize((_cells: readonly CutoffCell[]) => new Map<Exam, PracticeSeats>());
  return serveArea(backend, contract, {
    practiceSeats: ({ input: { exam } }) => {
      const { cells } = backend.reference;
      const seats = madeOf(cells).get(exam) ?? practiceSeatsOf(cells, exam);
      madeOf(cells).set(exam, seats);
      return seats;
    },
  });
};
