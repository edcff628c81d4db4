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
      max: 21_914,
      closing: 25_174,
    },
    {
      institute: 'Haveri Institute of Medical Sciences, Haveri',
      state: 'Karnataka',
      tier: 'Likely',
      min: 11_028,
      max: 21_960,
      closing: 21_512,
    },
    {
      institute: 'Government Medical College, Virudhunagar',
      state: 'Tamil Nadu',
      tier: 'Possible',
      min: 8059,
      max: 21_580,
      closing: 17_498,
    },
    {
      institute: 'Goa Medical College, Panaji',
      state: 'Goa',
      tier: 'Unlikely',
      min: 2377,
      max: 14_964,
      closing: 9373,
    },
  ],
  /** How many of a hundred predictions of the best tier came true. */
  accuracy: { exam: 'UG', year: 2024, round: 'Round 1', cameTrue: 89 },
} as const;
