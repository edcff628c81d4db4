import { dataRounds } from '@seatwise/api-client/contract/constants/data';
import type { College, Seat } from '../../../reference/referenceData.ts';
import { takesWomenOnly } from '@seatwise/official-data';
import type { Slices } from '../timeSlices.ts';
import type { PublishedList } from './kind.ts';

interface MatrixRow {
  readonly instituteCode: string;
  readonly subject: string;
  readonly quota: string;
  readonly seats: number;
}

type List = PublishedList<MatrixRow>;

const roundIndex = ({ details }: List): number => dataRounds.indexOf(details.round!);

/** Each exam's latest matrix. */
const presentMatrices = (lists: readonly List[]): List[] =>
  [...Map.groupBy(lists, ({ details }) => details.exam).values()].flatMap((ofExam) =>
    ofExam
      .toSorted((a, b) => a.details.year - b.details.year || roundIndex(a) - roundIndex(b))
      .slice(-1),
  );

/** The seats of each college in the latest matrix of each exam. */
export const matrixSeats = async (
  colleges: readonly College[],
  lists: readonly List[],
  slices: Slices,
): Promise<readonly Seat[]> => {
  const byCode = new Map(colleges.map((college) => [college.code, college]));
  const seats = new Map<string, Seat>();
  for (const { rows } of presentMatrices(lists))
    for (const { instituteCode, subject, quota, seats: count } of rows) {
      if (slices.isUsedUp()) await slices.pause();
      const college = byCode.get(instituteCode);
      if (!college || count === 0) continue;
      const key = JSON.stringify([instituteCode, subject, quota]);
      const known = seats.get(key);
      seats.set(key, {
        ...(takesWomenOnly(college.name, subject) && { takes: 'women' }),
        id: known?.id ?? seats.size + 1,
        instNm: college.name,
        program: subject,
        quotaName: quota,
        state: college.state,
        seats: (known?.seats ?? 0) + count,
        source: 'imported',
      });
    }
  return [...seats.values()];
};
