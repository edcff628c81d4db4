import { dataRounds } from '@seatwise/api-client/contract/constants/data';
import type { College } from '../../../reference/referenceData.ts';
import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { takesWomenOnly, type Seat } from '@seatwise/sample-data';
import type { Slices } from '../timeSlices.ts';
import type { PublishedList } from './kind.ts';

interface MatrixRow {
  readonly instituteCode: string;
  readonly subject: string;
  readonly quota: string;
  readonly seats: number;
}

type List = PublishedList<MatrixRow>;

/** Rows of the matrix know their college by its name. */
export const matrixKeyOf = (...parts: readonly (string | null)[]): string =>
  JSON.stringify(parts.map((part) => part?.trim() ?? null));

const roundIndex = ({ details }: List): number => dataRounds.indexOf(details.round!);

/** The matrices of each exam's last year, its last round at the end. */
const presentMatrices = (lists: readonly List[]): List[][] =>
  [...Map.groupBy(lists, ({ details }) => details.exam).values()].map((ofExam) => {
    const year = Math.max(...ofExam.map(({ details }) => details.year));
    return ofExam
      .filter(({ details }) => details.year === year)
      .toSorted((a, b) => roundIndex(a) - roundIndex(b));
  });

/**
 * The matrix of the round that each exam is in. A college that any matrix of the year lists has
 * the seats of the last one alone; the others keep their samples.
 */
export const matrixSeats = async (
  samples: readonly Seat[],
  colleges: readonly College[],
  lists: readonly List[],
  slices: Slices,
): Promise<readonly Seat[]> => {
  const byCode = new Map(colleges.map((college) => [college.code, college]));
  /** The rows of each college and exam that are listed; empty where the last round has none. */
  const listed = new Map<string, Map<string, Omit<Seat, 'id'>>>();
  for (const matrices of presentMatrices(lists))
    for (const [index, { details, rows }] of matrices.entries())
      for (const { instituteCode, subject, quota, seats } of rows) {
        if (slices.isUsedUp()) await slices.pause();
        const college = byCode.get(instituteCode);
        if (!college) continue;
        const place = matrixKeyOf(college.name, details.exam);
        const offers = listed.get(place) ?? new Map<string, Omit<Seat, 'id'>>();
        listed.set(place, offers);
        if (index < matrices.length - 1 || seats === 0) continue;
        const key = matrixKeyOf(college.name, subject, quota);
        offers.set(key, {
          ...(takesWomenOnly(college.name, subject) && { takes: 'women' }),
          instNm: college.name,
          program: subject,
          quotaName: quota,
          state: college.state,
          seats: (offers.get(key)?.seats ?? 0) + seats,
          source: 'imported',
        });
      }

  const ids = new Map(
    samples.map(({ id, instNm, program, quotaName }) => [
      matrixKeyOf(instNm, program, quotaName),
      id,
    ]),
  );
  let last = samples.reduce((most, { id }) => Math.max(most, id), 0);
  const rowsAt = (place: string): Seat[] =>
    Array.from(listed.get(place)!, ([key, row]) => ({ id: ids.get(key) ?? (last += 1), ...row }));

  const written = new Set<string>();
  const result: Seat[] = [];
  for (const seat of samples) {
    if (slices.isUsedUp()) await slices.pause();
    const exam = seat.program === null ? null : examOfProgramme(seat.program.trim());
    const place = matrixKeyOf(seat.instNm, exam);
    if (!listed.has(place)) result.push(seat);
    else if (!written.has(place)) {
      written.add(place);
      result.push(...rowsAt(place));
    }
  }
  for (const place of listed.keys()) if (!written.has(place)) result.push(...rowsAt(place));
  return result;
};
