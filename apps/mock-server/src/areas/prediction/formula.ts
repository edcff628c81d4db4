import { tierLimits, tiers } from '@seatwise/api-client/contract/prediction';

/**
 * The prediction, explained in docs/domain.md: next year's closing rank is taken to be log-normal
 * around the recency-weighted closing ranks of the past, and the chance is that it lies behind the
 * candidate's rank.
 */
export type Tier = (typeof tiers)[number];

export interface Constants {
  /** Yearly growth of the closing rank, as a logarithm: it assumes that seats keep being added. */
  readonly growth: number;
  /** Spread of a closing rank around its expectation, as a logarithm. */
  readonly spread: number;
}

export const constants = {
  UG: { growth: 0.03, spread: 0.11 },
  PG: { growth: 0, spread: 0.25 },
  MDS: { growth: 0, spread: 0.25 },
} as const satisfies Record<string, Constants>;

/** What a year counts for against the one after it. */
const yearlyDecay = 0.5;
/** How much the chance of single students widens the spread where few get in. */
const smallNumbers = 1.5;
/** Turns the normal distribution's spread into the logistic one's. */
const logistic = Math.PI / Math.sqrt(3);

/** The evidence that makes for confidence: years, students, and agreement between the years. */
const evidence = { years: 0.35, enoughYears: 4, admits: 0.35, fewAdmits: 4, agreement: 0.3 };

export interface YearOfAdmissions {
  readonly year: number;
  readonly maxAir: number;
  readonly admits: number;
}

/** All that is known of a seat before a candidate's rank comes in. */
export interface Outlook {
  /** Logarithm of the expected closing rank. */
  readonly expected: number;
  readonly spread: number;
  /** Strength of the evidence between 0 and 1, not the chance. */
  readonly confidence: number;
}

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

export const outlookOf = (
  history: readonly YearOfAdmissions[],
  { growth, spread }: Constants,
): Outlook => {
  let latest = -Infinity;
  for (const { year } of history) latest = Math.max(latest, year);
  let weights = 0;
  let sum = 0;
  let admits = 0;
  for (const row of history) {
    const weight = yearlyDecay ** (latest - row.year);
    weights += weight;
    sum += weight * Math.log(row.maxAir);
    admits += row.admits / history.length;
  }
  const mean = sum / weights;
  let variance = 0;
  for (const row of history)
    variance += (yearlyDecay ** (latest - row.year) * (Math.log(row.maxAir) - mean) ** 2) / weights;

  const unsteadiness = history.length < 2 ? spread : Math.sqrt(variance);
  return {
    expected: mean + growth,
    spread: Math.sqrt(spread ** 2 * (1 + smallNumbers / Math.max(1, admits)) + variance),
    confidence: clamp01(
      (evidence.years * Math.min(history.length, evidence.enoughYears)) / evidence.enoughYears +
        evidence.admits * (1 - Math.exp(-admits / evidence.fewAdmits)) +
        evidence.agreement / (1 + unsteadiness / spread),
    ),
  };
};

/** The chance that the seat closes behind this rank. */
export const probabilityOf = ({ expected, spread }: Outlook, air: number): number =>
  1 / (1 + Math.exp((-(expected - Math.log(air)) / spread) * logistic));

export const tierOf = (probability: number): Tier =>
  tiers.find((tier) => probability >= tierLimits[tier]) ?? 'Unlikely';

/** The worst whole rank that still has this chance; 0 where not even the first has it. */
export const airNeededFor = ({ expected, spread }: Outlook, probability: number): number =>
  Math.floor(Math.exp(expected - (spread / logistic) * Math.log(probability / (1 - probability))));

/** The closing rank to expect. */
export const expectedClosing = ({ expected }: Outlook): number => Math.exp(expected);
