/** The rounds of the counselling by the names that students use. */
export const roundNames = {
  '1': 'Round 1',
  '2': 'Round 2',
  '3': 'Round 3',
  stray: 'Stray round',
} as const;
