import type { CollegeKind } from '@seatwise/api-client/contract/constants/prediction';
import { closingsOf } from './closings.ts';
import type { Prediction } from './form.ts';

type Tier = NonNullable<Prediction['probabilityTier']>;

/** The tiers that count as a chance, of 30 % or more. */
export const hopefulTiers = [
  'Very Likely',
  'Likely',
  'Possible',
] as const satisfies readonly Tier[];

/** How many colleges have each tier, a college at its best seat. */
export type TierCounts = Readonly<Record<(typeof hopefulTiers)[number], number>>;

/** How likely a course is. */
export interface CourseChances {
  readonly course: string;
  /** Whether only government colleges count; false where the backend names no kinds. */
  readonly ofGovernment: boolean;
  readonly colleges: TierCounts;
  /** How many ranks the nearest seat is away, where no college has a chance. */
  readonly shortBy?: number;
}

/** What the chances of a course are counted from. */
export interface Chance {
  readonly college: string | number;
  readonly kind: CollegeKind | undefined;
  readonly tier: Tier;
  /** Where the newest list of the seat closed, and its year. */
  readonly closing: number | undefined;
  readonly year: number | undefined;
}

/** The government's colleges, whose seats cost far less than those of the others. */
export const isGovernment = (kind: CollegeKind | null | undefined): boolean =>
  kind === 'central' || kind === 'government' || kind === 'ESIC' || kind === 'armed forces';

/** The chance of a row; none where the backend names no chance or no college. */
export const chanceOf = (row: Prediction): readonly Chance[] => {
  const { instituteCode, collegeKind, probabilityTier } = row;
  if (!probabilityTier || !instituteCode) return [];
  const newest = closingsOf(row)[0];
  return [
    {
      college: instituteCode,
      kind: collegeKind ?? undefined,
      tier: probabilityTier,
      closing: newest?.rank,
      year: newest?.year,
    },
  ];
};

/** How many have each tier, each of them at the likeliest of its chances. */
export const countsOf = (
  chances: readonly { readonly of: string | number; readonly tier: Tier }[],
): TierCounts => {
  const counted = new Set<string | number>();
  const count = (tier: Tier): number => {
    const before = counted.size;
    for (const chance of chances) if (chance.tier === tier) counted.add(chance.of);
    return counted.size - before;
  };
  // The likeliest first, so that what was counted is not counted again.
  const [veryLikely, likely, possible] = hopefulTiers.map(count);
  return { 'Very Likely': veryLikely!, Likely: likely!, Possible: possible! };
};

/** How many colleges have a chance. */
export const hopesOf = (colleges: TierCounts): number =>
  hopefulTiers.reduce((sum, tier) => sum + colleges[tier], 0);

/** Whether a chance is likely enough that nothing else has to be said. */
export const isLikely = ({ colleges }: CourseChances): boolean =>
  colleges['Very Likely'] + colleges.Likely > 0;

/** Where the last of the seats closed in the newest lists; out of every reach where no list is known. */
const lastClosing = (chances: readonly Chance[]): number => {
  const newest = Math.max(...chances.map(({ year = 0 }) => year));
  const closings = chances.flatMap(({ year = 0, closing }) =>
    year === newest && closing !== undefined ? [closing] : [],
  );
  return closings.length > 0 ? Math.max(...closings) : Infinity;
};

/** How likely a course is at the government's colleges, or at all where no kinds are named. */
export const chancesIn = (course: string, all: readonly Chance[], rank: number): CourseChances => {
  const ofGovernment = all.some(({ kind }) => kind !== undefined);
  const counting = all.filter(({ kind }) => !ofGovernment || isGovernment(kind));
  const colleges = countsOf(counting.map(({ college: of, tier }) => ({ of, tier })));
  const shortBy = rank - lastClosing(counting);
  return {
    course,
    ofGovernment,
    colleges,
    ...(hopesOf(colleges) === 0 && shortBy > 0 && { shortBy }),
  };
};
