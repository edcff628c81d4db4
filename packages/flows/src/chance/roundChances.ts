import {
  tierLimits,
  tiers,
  type PredictedRound,
} from '@seatwise/api-client/contract/constants/prediction';
import {
  airNeededFor,
  expectedClosing,
  probabilityOf,
  tierOf,
  type Odds,
  type Tier,
} from './formula.ts';

/** The odds of a seat by the end of a round. */
export interface RoundOutlook {
  readonly round: PredictedRound;
  readonly outlook: Odds;
}

export interface RoundChance {
  readonly round: PredictedRound;
  readonly probabilityTier: Tier;
  /** Rounded to four decimals. */
  readonly probability: number;
  /** The expected closing rank. */
  readonly closing: number;
}

/** The chance by the end of one round, at least as high as that of the round before. */
export const roundChance = (
  { round, outlook }: RoundOutlook,
  air: number,
  least = 0,
): RoundChance => {
  const probability = Number(Math.max(least, probabilityOf(outlook, air)).toFixed(4));
  return {
    round,
    probabilityTier: tierOf(probability),
    probability,
    closing: Math.round(expectedClosing(outlook)),
  };
};

/** The chance by each main round: a rank that suffices by one also suffices by every later one. */
export const roundChances = (rounds: readonly RoundOutlook[], air: number): RoundChance[] => {
  const chances: RoundChance[] = [];
  for (const round of rounds) chances.push(roundChance(round, air, chances.at(-1)?.probability));
  return chances;
};

/** The worst rank that reaches each tier in any round; the last tier has no limit. */
export const neededRanks = (outlooks: readonly Odds[]): { tier: Tier; air: number }[] =>
  tiers
    .filter((tier) => tierLimits[tier] > 0)
    .map((tier) => ({
      tier,
      air: Math.max(...outlooks.map((outlook) => airNeededFor(outlook, tierLimits[tier]))),
    }))
    .filter(({ air }) => air > 0);

/** What decides the position of a seat within its tier. */
export interface Placed {
  readonly outlook: Odds;
  readonly cell: {
    readonly instituteCode: string;
    readonly subject: string;
    readonly quota: string;
    readonly allottedCategory: string;
    readonly ph: string;
  };
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export const hardestFirst = (a: Placed, b: Placed): number =>
  a.outlook.expected - b.outlook.expected ||
  byText(a.cell.instituteCode, b.cell.instituteCode) ||
  byText(a.cell.subject, b.cell.subject) ||
  byText(a.cell.quota, b.cell.quota) ||
  byText(a.cell.allottedCategory, b.cell.allottedCategory) ||
  byText(a.cell.ph, b.cell.ph);

/**
 * Sorts rows that come hardest first into the order of an answer: the likeliest tier first. Within
 * the unlikely tier the nearest miss comes first, because the hardest seats are out of reach.
 */
export const likeliestFirst = <Row extends { readonly probabilityTier?: Tier | null | undefined }>(
  rows: readonly Row[],
): Row[] =>
  tiers.flatMap((tier) => {
    const ofTier = rows.filter(({ probabilityTier }) => probabilityTier === tier);
    return tierLimits[tier] > 0 ? ofTier : ofTier.toReversed();
  });
