import { isGovernment } from '../eligibility/index.ts';
import { closingsOf } from './closings.ts';
import type { Prediction } from './form.ts';

type Tier = NonNullable<Prediction['probabilityTier']>;

/** The tiers with a chance of at least 30 %. */
export const hopefulTiers = [
  'Very Likely',
  'Likely',
  'Possible',
] as const satisfies readonly Tier[];

/** The number of colleges in each tier, each college counted at its best seat. */
export type TierCounts = Readonly<Record<(typeof hopefulTiers)[number], number>>;

/** How likely a course is for the student. */
export interface CourseChances {
  readonly course: string;
  /** Whether only government colleges count; false if the backend does not tell kinds apart. */
  readonly ofGovernment: boolean;
  readonly colleges: TierCounts;
  /** How many ranks the student misses the nearest seat by, if no college has a chance. */
  readonly shortBy?: number;
}

/** A seat's data for counting the chances of a course. */
export interface Chance {
  readonly college: string | number;
  /** undefined if the kind of the college is unknown. */
  readonly isOfGovernment: boolean | undefined;
  readonly tier: Tier;
  /** The seat's closing rank in its newest list, and the year of that list. */
  readonly closing: number | undefined;
  readonly year: number | undefined;
}

/** The chance of a row; empty if the backend gives no chance or no college. */
export const chanceOf = (row: Prediction): readonly Chance[] => {
  const { instituteCode, collegeKind, probabilityTier } = row;
  if (!probabilityTier || !instituteCode) return [];
  const newest = closingsOf(row)[0];
  return [
    {
      college: instituteCode,
      isOfGovernment: collegeKind ? isGovernment(row) : undefined,
      tier: probabilityTier,
      closing: newest?.rank,
      year: newest?.year,
    },
  ];
};

/** The number of items in each tier, each counted once at its likeliest chance. */
export const countsOf = (
  chances: readonly { readonly of: string | number; readonly tier: Tier }[],
): TierCounts => {
  const counted = new Set<string | number>();
  const count = (tier: Tier): number => {
    const before = counted.size;
    for (const chance of chances) if (chance.tier === tier) counted.add(chance.of);
    return counted.size - before;
  };
  // The likeliest tier first, so that no item is counted again in a lower tier.
  const [veryLikely, likely, possible] = hopefulTiers.map(count);
  return { 'Very Likely': veryLikely!, Likely: likely!, Possible: possible! };
};

/** The number of colleges with a chance. */
export const hopesOf = (colleges: TierCounts): number =>
  hopefulTiers.reduce((sum, tier) => sum + colleges[tier], 0);

/** Whether the course is likely enough that the verdict needs no further line. */
export const isLikely = ({ colleges }: Pick<CourseChances, 'colleges'>): boolean =>
  colleges['Very Likely'] + colleges.Likely > 0;

/** The last closing rank of these seats in the newest lists; Infinity if none is listed. */
const lastClosing = (chances: readonly Chance[]): number => {
  const newest = Math.max(...chances.map(({ year = 0 }) => year));
  const closings = chances.flatMap(({ year = 0, closing }) =>
    year === newest && closing !== undefined ? [closing] : [],
  );
  return closings.length > 0 ? Math.max(...closings) : Infinity;
};

/** How likely a course is at government colleges, or at all colleges if their kinds are unknown. */
export const chancesIn = (course: string, all: readonly Chance[], rank: number): CourseChances => {
  const ofGovernment = all.some(({ isOfGovernment: known }) => known !== undefined);
  const counting = all.filter(({ isOfGovernment: is }) => !ofGovernment || is === true);
  const colleges = countsOf(counting.map(({ college: of, tier }) => ({ of, tier })));
  const shortBy = rank - lastClosing(counting);
  return {
    course,
    ofGovernment,
    colleges,
    ...(hopesOf(colleges) === 0 && shortBy > 0 && { shortBy }),
  };
};
