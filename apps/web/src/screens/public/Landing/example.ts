/**
 * A prediction from published closing ranks, which the landing page shows as it is, and how often
 * such predictions came true. A test compares both with what our server answers.
 */
export const example = {
  air: 20_000,
  subject: 'MBBS',
  category: 'General',
  quota: 'All India',
  rows: [
    {
      institute: 'Government Medical College, Bhadradri Kothagudem',
      state: 'Telangana',
      tier: 'Very Likely',
      min: 16_321,
      max: 25_342,
      closing: 25_316,
    },
    {
      institute: 'Government Medical College, Chandrapur',
      state: 'Maharashtra',
      tier: 'Likely',
      min: 5100,
      max: 20_494,
      closing: 20_871,
    },
    {
      institute: 'Government Medical College, Dindigul',
      state: 'Tamil Nadu',
      tier: 'Possible',
      min: 9082,
      max: 21_885,
      closing: 18_583,
    },
    {
      institute: 'Goa Medical College, Panaji',
      state: 'Goa',
      tier: 'Unlikely',
      min: 2377,
      max: 14_964,
      closing: 13_682,
    },
  ],
  /** How many of a hundred predictions of the best tier came true. */
  accuracy: { exam: 'UG', year: 2025, round: 'Round 1', cameTrue: 88 },
} as const;
