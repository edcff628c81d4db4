import { tierLimits, tiers } from '@seatwise/api-client/contract/constants/prediction';

/**
 * The prediction, explained in docs/domain.md: next year's closing rank is taken to be log-normal
 * around the recency-weighted closing ranks of the past, and the chance is that it lies behind the
 * candidate's rank.
 */
export type Tier = (typeof tiers)[number];

export interface Constants {
  /** What a year counts for against the one after it. */
  readonly decay: number;
  /** Yearly growth of the closing rank, as a logarithm: it assumes that seats keep being added. */
  readonly growth: number;
  /** How far the closing ranks of a year move together, as a logarithm. */
  readonly market: number;
  /** How far the rank of a single student moves; many students move less. */
  readonly student: number;
}

/** UG: the best of those that docs/domain.md compares on the published years. */
export const constants = {
  UG: { decay: 0.3, growth: 0.05, market: 0.1, student: 0.3 },
  PG: { decay: 0.5, growth: 0, market: 0.2, student: 0.2 },
  MDS: { decay: 0.5, growth: 0, market: 0.25, student: 0.3 },
} as const satisfies Record<string, Constants>;

/** Turns the normal distribution's spread into the logistic one's. */
const logistic = Math.PI / Math.sqrt(3);

/** The evidence that makes for confidence: years, students, and agreement between the years. */
const evidence = { years: 0.35, enoughYears: 4, admits: 0.35, fewAdmits: 4, agreement: 0.3 };

export interface YearOfAdmissions {
  readonly year: number;
  readonly maxAir: number;
  readonly admits: number;
  /** The variance of a closing rank that was estimated, as a logarithm; absent for a known one. */
  readonly doubt?: number;
}

/** What the chance at a seat is computed from. */
export interface Odds {
  /** Logarithm of the expected closing rank. */
  readonly expected: number;
  readonly spread: number;
}

/** All that is known of a seat before a candidate's rank comes in. */
export interface Outlook extends Odds {
  /** Strength of the evidence between 0 and 1, not the chance. */
  readonly confidence: number;
}

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

export const outlookOf = (
  history: readonly YearOfAdmissions[],
  { decay, growth, market, student }: Constants,
): Outlook => {
  let latest = -Infinity;
  for (const { year } of history) latest = Math.max(latest, year);
  /** A closing rank as it would be in the latest year. */
  const grown = ({ year, maxAir }: YearOfAdmissions): number =>
    Math.log(maxAir) + growth * (latest - year);
  let weights = 0;
  let sum = 0;
  let admits = 0;
  for (const row of history) {
    const weight = decay ** (latest - row.year);
    weights += weight;
    sum += weight * grown(row);
    admits += row.admits / history.length;
  }
  const mean = sum / weights;
  let variance = 0;
  let doubt = 0;
  for (const row of history) {
    const weight = decay ** (latest - row.year) / weights;
    variance += weight * (grown(row) - mean) ** 2;
    doubt += weight * (row.doubt ?? 0);
  }

  const unsteadiness = history.length < 2 ? market : Math.sqrt(variance);
  return {
    expected: mean + growth,
    spread: Math.sqrt(market ** 2 + student ** 2 / Math.max(1, admits) + variance + doubt),
    confidence: clamp01(
      (evidence.years * Math.min(history.length, evidence.enoughYears)) / evidence.enoughYears +
        evidence.admits * (1 - Math.exp(-admits / evidence.fewAdmits)) +
        evidence.agreement / (1 + unsteadiness / market),
    ),
  };
};

const toFourDecimals = (value: number): number => Math.round(value * 1e4) / 1e4;

/** An outlook to four decimals, so that the server and a file that holds it compute the same chance. */
export const publishable = (outlook: Outlook): Outlook => ({
  ...outlook,
  expected: toFourDecimals(outlook.expected),
  spread: toFourDecimals(outlook.spread),
});

/** The chance that the seat closes behind this rank. */
export const probabilityOf = ({ expected, spread }: Odds, air: number): number =>
  1 / (1 + Math.exp((-(expected - Math.log(air)) / spread) * logistic));

export const tierOf = (probability: number): Tier =>
  tiers.find((tier) => probability >= tierLimits[tier]) ?? 'Unlikely';

/** The worst whole rank that still has this chance; 0 where not even the first has it. */
export const airNeededFor = ({ expected, spread }: Odds, probability: number): number =>
  Math.floor(Math.exp(expected - (spread / logistic) * Math.log(probability / (1 - probability))));

/** The closing rank to expect. */
export const expectedClosing = ({ expected }: Odds): number => Math.exp(expected);
