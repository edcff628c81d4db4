import { eligibilityOf, type Applicant } from '@seatwise/flows/eligibility';
import type { CollegeDetails } from './useCollege.ts';

type Series = CollegeDetails['ranks'][number];

interface Closing {
  readonly rank: number;
  readonly year: number;
}

/** A seat with where it closed, the newest year first. */
export interface ClosedSeat {
  readonly series: Series;
  readonly closings: readonly [Closing, ...Closing[]];
}

/** The last rank that got the seat in the main rounds of each year; stray rounds are no measure. */
const closingsOf = ({ years }: Series): readonly Closing[] => {
  const main = years.filter(({ round }) => !/stray/i.test(round ?? ''));
  return [...Map.groupBy(main, ({ year }) => year)]
    .map(([year, rounds]) => ({ year, rank: Math.max(...rounds.map(({ maxAir }) => maxAir)) }))
    .toSorted((a, b) => b.year - a.year);
};

/** The seats of a college that a student can take, the hardest first, and how many answers decide about. */
export const standingOf = (
  { ranks, state, kind }: Pick<CollegeDetails, 'ranks' | 'state' | 'kind'>,
  student: Applicant,
) => {
  const judged = ranks.map((series) => ({
    series,
    closings: closingsOf(series),
    outcome: eligibilityOf(student, {
      programme: series.program,
      quotaName: series.quotaName,
      allottedCategory: series.allottedCategory,
      allottedPh: series.allottedPh,
      state,
      collegeKind: kind,
    }).outcome,
  }));
  const open = judged.flatMap(({ series, closings: [newest, ...earlier], outcome }): ClosedSeat[] =>
    outcome === 'open' && newest ? [{ series, closings: [newest, ...earlier] }] : [],
  );
  return {
    open: open.toSorted((a, b) => a.closings[0].rank - b.closings[0].rank),
    depending: judged.filter(({ outcome }) => outcome === 'depends').length,
  };
};

/** The seats that tell most: those that closed nearest to the rank; the hardest without one. */
export const nearestSeats = (
  seats: readonly ClosedSeat[],
  rank: number | undefined,
  count: number,
): readonly ClosedSeat[] => {
  if (rank === undefined) return seats.slice(0, count);
  const distance = ({ closings: [{ rank: closing }] }: ClosedSeat): number =>
    Math.abs(Math.log(closing / rank));
  const nearest = new Set(seats.toSorted((a, b) => distance(a) - distance(b)).slice(0, count));
  return seats.filter((seat) => nearest.has(seat));
};
