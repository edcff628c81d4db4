/** What a prediction is asked by, and what it answers with. */
export const candidateCategories = ['General', 'OBC', 'SC', 'ST', 'EWS'] as const;
export const seatCategories = ['OP', 'OBC', 'SC', 'ST', 'EW'] as const;
export type Pool = (typeof seatCategories)[number];
export const subCategories = ['NO', 'PwD'] as const;
export const seatPh = ['NO', 'PH'] as const;
export type Ph = (typeof seatPh)[number];
/** '0' means every year. */
export const years = ['0', '2024', '2023', '2022', '2021'] as const;
/** The rounds that a prediction tells apart: the main ones, and all stray ones as one. */
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
/** The least chance of each tier. */
export const tierLimits: Readonly<Record<(typeof tiers)[number], number>> = {
  'Very Likely': 0.85,
  Likely: 0.6,
  Possible: 0.3,
  Unlikely: 0,
};

/**
 * How far the closing ranks of a year move, as a logarithm: all of them together, and those of one
 * programme besides, as sqrt(alone² + ofOneSeat² / seats). Measured on the official results of six
 * years; docs/domain.md has the figures. The stress test and the practice move by them.
 */
export const swing = { together: 0.1, alone: 0.1, ofOneSeat: 0.3 };
