import {
  eligibilityOf,
  stateClaimsOf,
  type Applicant,
  type Outcome,
} from '@seatwise/flows/eligibility';
import { byCourse } from '@seatwise/flows/shared';
import type { CollegeDetails } from './useCollege.ts';
import type { Way } from './useCollege.ts';

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
const closingsOf = (
  years: readonly Pick<Series['years'][number], 'year' | 'round' | 'maxAir'>[],
): readonly Closing[] => {
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
    const [newest, ...earlier] = closingsOf(series.years);
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

/** The ways that the college's own state gives and lists; those of MCC have no seats here. */
export const listedByState = (ways: readonly Way[]): readonly Way[] =>
  ways.filter(({ seats }) => seats.length > 0);

/** Whether a student of the state may take seats of a kind; a college's minority is not known. */
const isOwnKind = ({ kind }: Way, { stateOwn, nri }: Applicant): boolean => {
  switch (kind?.opens) {
    case 'state':
      return stateOwn !== false;
    case 'NRI':
      return nri === true;
    case 'minority':
    case 'local':
      return false;
    default:
      return true;
  }
};

/** Whether a seat of the home state is for all, or for the student's category and claims there. */
export const isOwnSeat = (
  { category, isOpen, claims }: Way['seats'][number],
  student: Applicant,
): boolean => {
  const made = stateClaimsOf(student);
  return (
    (isOpen === true || category === student.stateCategory) &&
    (claims ?? []).every((claim) => made.has(claim))
  );
};

/**
 * The closing ranks of the state's seats that a student can take; none if the student has not named
 * a category there. At a government college only government seats count, because the others cost
 * many times as much.
 */
export const stateClosingsOf = (
  ways: readonly Way[],
  { state, kind }: Pick<CollegeDetails, 'state' | 'kind'>,
  student: Applicant,
): readonly number[] => {
  if (student.homeState !== state || student.stateCategory === undefined) return [];
  return listedByState(ways)
    .filter((way) => kind !== 'government' || way.kind?.key === 'government')
    .filter((way) => isOwnKind(way, student))
    .flatMap(({ seats }) => seats.filter((seat) => isOwnSeat(seat, student)))
    .flatMap(({ rounds }) => {
      const ranked = rounds.flatMap(({ year, round, closing }) =>
        typeof closing === 'number' ? [{ year, round, maxAir: closing }] : [],
      );
      return closingsOf(ranked).slice(0, 1);
    })
    .map(({ rank }) => rank);
};

/**
 * The seat that a verdict is about, of the highest course: the hardest that the rank was enough for,
 * or else the easiest.
 */
export const decidingSeat = (open: readonly ClosedSeat[], rank: number): ClosedSeat | undefined => {
  const enough = open.filter(({ closings: [newest] }) => rank <= newest.rank);
  const from = enough.length > 0 ? enough : open.toReversed();
  return from.toSorted((a, b) => byCourse(a.series.program, b.series.program))[0];
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
