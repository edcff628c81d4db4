import type { AnswerOf } from '@seatwise/api-client';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { dataRounds } from '@seatwise/api-client/contract/constants/data';
import { practice as contract } from '@seatwise/api-client/contract/practice';
import { seatCategories } from '@seatwise/api-client/contract/prediction';
import { takesWomenOnly } from '@seatwise/sample-data';
import type { Backend } from '../../../backend.ts';
import type { CutoffCell } from '../../../reference/referenceData.ts';
import { memoize } from '../../../memoize.ts';
import { serveArea } from '../../../http/handle.ts';

type PracticeSeats = AnswerOf<typeof contract.practiceSeats>;

/** Numbers names in the order in which they first come. */
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

/** The last year that is known of most seats; one that is imported so far for a few does not count. */
const lastYearOf = (cells: readonly CutoffCell[]): number => {
  const counts = new Map<number, number>();
  for (const { years } of cells)
    for (const { year } of years) counts.set(year, (counts.get(year) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return Math.max(0, ...[...counts].filter(([, count]) => 2 * count >= most).map(([year]) => year));
};

type PracticeRound = NonNullable<PracticeSeats['rounds']>[number];

/** What was given in each round of a year, by cell. */
const roundsOf = (cells: readonly CutoffCell[], year: number): PracticeRound[] => {
  const given = cells.map(({ years, strays = [] }) => [
    ...(years.find((row) => row.year === year)?.rounds ?? []),
    ...strays.filter((row) => row.year === year),
  ]);
  const names = new Set(given.flat().map(({ round }) => round));
  return dataRounds
    .filter((round) => names.has(round))
    .map((round) => {
      const ranks = given.map((rounds) => rounds.find((row) => row.round === round));
      return {
        round,
        seats: ranks.map((row) => row?.admits ?? 0),
        opening: ranks.map((row) => row?.minAir ?? 0),
        closing: ranks.map((row) => row?.maxAir ?? 0),
      };
    });
};

/** The cells of the last year of an exam, or of a later one where a seat has it, as columns. */
export const practiceSeatsOf = (cells: readonly CutoffCell[], exam: Exam): PracticeSeats => {
  const own = cells.filter((cell) => cell.exam === exam);
  const year = lastYearOf(own);
  const [institutes, subjects] = [createNumbering(), createNumbering()];
  const [quotas, programmes] = [createNumbering(), createNumbering()];
  const answer: PracticeSeats = {
    year,
    sample: false,
    institutes: { code: [], name: [], state: [] },
    subjects: [],
    quotas: [],
    programmes: { institute: [], subject: [], quota: [] },
    womenOnly: [],
    cells: { programme: [], pool: [], seats: [], opening: [], closing: [] },
  };
  const practised: CutoffCell[] = [];
  for (const cell of own) {
    const row = cell.years.findLast((candidate) => candidate.year >= year);
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
    practised.push(cell);
    answer.sample ||= row.sample;
    answer.cells.programme.push(programme);
    answer.cells.pool.push(
      2 * seatCategories.indexOf(cell.allottedCategory) + (cell.ph === 'PH' ? 1 : 0),
    );
    answer.cells.seats.push(row.admits);
    answer.cells.opening.push(row.minAir);
    answer.cells.closing.push(row.maxAir);
  }
  return answer.sample ? answer : { ...answer, rounds: roundsOf(practised, year) };
};

export const practiceHandlers = (backend: Backend) => {
  // By the cut-offs they are made from, which a publication replaces.
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
