import type { AnswerOf } from '@seatwise/api-client';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { practice as contract } from '@seatwise/api-client/contract/practice';
import { seatCategories } from '@seatwise/api-client/contract/prediction';
import type { HttpHandler } from 'msw/http';
import type { Backend } from '../backend.ts';
import type { CutoffCell } from '../dataset/index.ts';
import { handle } from './handle.ts';

type PracticeSeats = AnswerOf<typeof contract.practiceSeats>;

/** Numbers names in the order in which they first come. */
const createNumbering = () => {
  const numbers = new Map<string, number>();
  return {
    of: (name: string, add: () => void): number => {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      const number = numbers.size;
      numbers.set(name, number);
      add();
      return number;
    },
  };
};

/** The cells of the last year of an exam, as columns. */
export const practiceSeatsOf = (cells: readonly CutoffCell[], exam: Exam): PracticeSeats => {
  const own = cells.filter((cell) => cell.exam === exam);
  const year = Math.max(...own.flatMap(({ years }) => years.map((row) => row.year)));
  const [institutes, subjects, quotas, programmes] = Array.from({ length: 4 }, createNumbering);
  const answer: PracticeSeats = {
    year,
    sample: false,
    institutes: { code: [], name: [], state: [] },
    subjects: [],
    quotas: [],
    programmes: { institute: [], subject: [], quota: [] },
    cells: { programme: [], pool: [], seats: [], opening: [], closing: [] },
  };
  for (const cell of own) {
    const row = cell.years.find((candidate) => candidate.year === year);
    if (!row) continue;
    const institute = institutes!.of(cell.instituteCode, () => {
      answer.institutes.code.push(cell.instituteCode);
      answer.institutes.name.push(cell.institute);
      answer.institutes.state.push(cell.state);
    });
    const subject = subjects!.of(cell.subject, () => answer.subjects.push(cell.subject));
    const quota = quotas!.of(cell.quota, () => answer.quotas.push(cell.quota));
    const programme = programmes!.of(`${institute} ${subject} ${quota}`, () => {
      answer.programmes.institute.push(institute);
      answer.programmes.subject.push(subject);
      answer.programmes.quota.push(quota);
    });
    answer.sample ||= row.sample;
    answer.cells.programme.push(programme);
    answer.cells.pool.push(
      2 * seatCategories.indexOf(cell.allottedCategory) + (cell.ph === 'PH' ? 1 : 0),
    );
    answer.cells.seats.push(row.admits);
    answer.cells.opening.push(row.minAir);
    answer.cells.closing.push(row.maxAir);
  }
  return answer;
};

export const practiceHandlers = (backend: Backend): HttpHandler[] => {
  const made = new Map<Exam, PracticeSeats>();
  const seatsFor = (exam: Exam): PracticeSeats => {
    const seats = made.get(exam) ?? practiceSeatsOf(backend.reference.cells, exam);
    made.set(exam, seats);
    return seats;
  };
  return [handle(backend, contract.practiceSeats, ({ input }) => seatsFor(input.exam))];
};
