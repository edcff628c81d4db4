import { eligibilityOf, type Applicant, type Outcome } from '@seatwise/flows/eligibility';
import type { CollegeDetails } from './useCollege.ts';

type Series = CollegeDetails['ranks'][number];

interface Closing {
  readonly rank: number;
  readonly year: number;
}

/** A seat with its closing ranks, the newest year first. */
export interface ClosedSeat {
  readonly series: Series;
  readonly closings: readonly [Closing, ...Closing[]];
}

/** The last admitted rank in the main rounds of each year; stray rounds would not be representative. */
const closingsOf = ({ years }: Series): readonly Closing[] => {
  const main = years.filter(({ round }) => !/stray/i.test(round ?? ''));
  return [...Map.groupBy(main, ({ year }) => year)]
    .map(([year, rounds]) => ({ year, rank: Math.max(...rounds.map(({ maxAir }) => maxAir)) }))
    .toSorted((a, b) => b.year - a.year);
};

/** The seats that a student can take, and those that depend on an answer in the profile, the hardest first. */
export const standingOf = (
  { ranks, state, kind }: Pick<CollegeDetails, 'ranks' | 'state' | 'kind'>,
  student: Applicant,
) => {
  const judged = ranks.flatMap((series) => {
    const [newest, ...earlier] = closingsOf(series);
    if (!newest) return [];
    const { outcome } = eligibilityOf(student, {
      ...series,
      programme: series.program,
      state,
      collegeKind: kind,
    });
    return [{ series, closings: [newest, ...earlier] as const, outcome }];
  });
  const ladderOf = (wanted: Outcome): readonly ClosedSeat[] =>
    judged
      .filter(({ outcome }) => outcome === wanted)
      .toSorted((a, b) => a.closings[0].rank - b.closings[0].rank);
  return { open: ladderOf('open'), depending: ladderOf('depends') };
};

/** The seats that closed nearest to the rank, or without a rank the hardest seats. */
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
