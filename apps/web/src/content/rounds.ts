/** The rounds of the counselling, as students call them. */
export const roundNames = {
  '1': 'Round 1',
  '2': 'Round 2',
  '3': 'Round 3',
  stray: 'Stray round',
} as const;
