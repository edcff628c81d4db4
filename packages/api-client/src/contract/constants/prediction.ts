/** The options of a prediction's question, and the values in its answer. */
export const candidateCategories = ['General', 'OBC', 'SC', 'ST', 'EWS'] as const;
export const seatCategories = ['OP', 'OBC', 'SC', 'ST', 'EW'] as const;
export type Pool = (typeof seatCategories)[number];
export const subCategories = ['NO', 'PwD'] as const;
export const seatPh = ['NO', 'PH'] as const;
export type Ph = (typeof seatPh)[number];
/** '0' means every year. */
export const years = ['0', '2024', '2023', '2022', '2021'] as const;
/** The rounds in a prediction: the main rounds, and all stray rounds together as one. */
export const predictedRounds = ['Round 1', 'Round 2', 'Round 3', 'Stray Vacancy'] as const;
export type PredictedRound = (typeof predictedRounds)[number];
export const counselings = ['UG', 'PG'] as const;
export const collegeKinds = [
  'central',
  'government',
  'ESIC',
  'armed forces',
  'private',
  'deemed',
] as const;
export type CollegeKind = (typeof collegeKinds)[number];
export const tiers = ['Very Likely', 'Likely', 'Possible', 'Unlikely'] as const;
/** The minimum chance of each tier. */
export const tierLimits: Readonly<Record<(typeof tiers)[number], number>> = {
  'Very Likely': 0.85,
  Likely: 0.6,
  Possible: 0.3,
  Unlikely: 0,
};

/**
 * How far closing ranks move from year to year, as a logarithm: all of them together, and each
 * programme by itself by sqrt(alone² + ofOneSeat² / seats). Measured on the official results of six
 * years; docs/domain.md has the figures. The stress test and the practice use these values.
 */
export const swing = { together: 0.1, alone: 0.1, ofOneSeat: 0.3 };
