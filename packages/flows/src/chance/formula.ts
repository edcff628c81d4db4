import { tierLimits, tiers } from '@seatwise/api-client/contract/constants/prediction';

/**
 * The prediction, explained in docs/domain.md: next year's closing rank is assumed to be log-normal
 * around the recency-weighted closing ranks of past years; the chance is the probability that it
 * lies behind the candidate's rank.
 */
export type Tier = (typeof tiers)[number];

export interface Constants {
  /** The weight of a year relative to the year after it. */
  readonly decay: number;
  /** Yearly growth of the closing rank, as a logarithm: assumes that seats keep being added. */
  readonly growth: number;
  /** How far all closing ranks of a year move together, as a logarithm. */
  readonly market: number;
  /** How far the rank of a single student moves; the average of many students moves less. */
  readonly student: number;
}

/** UG: the best of the constants that docs/domain.md compares on the published years. */
export const constants = {
  UG: { decay: 0.3, growth: 0.05, market: 0.1, student: 0.3 },
  PG: { decay: 0.5, growth: 0, market: 0.2, student: 0.2 },
  MDS: { decay: 0.5, growth: 0, market: 0.25, student: 0.3 },
} as const satisfies Record<string, Constants>;

/** Converts the spread of the normal distribution to that of the logistic distribution. */
const logistic = Math.PI / Math.sqrt(3);

/** The weights of the evidence for a confidence: years, students, agreement between years. */
const evidence = { years: 0.35, enoughYears: 4, admits: 0.35, fewAdmits: 4, agreement: 0.3 };

export interface YearOfAdmissions {
  readonly year: number;
  readonly maxAir: number;
  readonly admits: number;
  /** The variance of an estimated closing rank, as a logarithm; absent for a published one. */
  readonly doubt?: number;
}

/** The parameters that a seat's chance is computed from. */
export interface Odds {
  /** Logarithm of the expected closing rank. */
  readonly expected: number;
  readonly spread: number;
}

/** The forecast of a seat from its past closing ranks, the same for every candidate. */
export interface Outlook extends Odds {
  /** Strength of the evidence from 0 to 1; this is not the chance. */
  readonly confidence: number;
}

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

export const outlookOf = (
  history: readonly YearOfAdmissions[],
  { decay, growth, market, student }: Constants,
): Outlook => {
  let latest = -Infinity;
  for (const { year } of history) latest = Math.max(latest, year);
  /** A closing rank, projected to the latest year. */
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

/** An outlook rounded to four decimals, so that server and stored file compute the same chance. */
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

/** The worst whole rank that still has this chance; 0 if not even rank 1 has it. */
export const airNeededFor = ({ expected, spread }: Odds, probability: number): number =>
  Math.floor(Math.exp(expected - (spread / logistic) * Math.log(probability / (1 - probability))));

/** The expected closing rank. */
export const expectedClosing = ({ expected }: Odds): number => Math.exp(expected);
