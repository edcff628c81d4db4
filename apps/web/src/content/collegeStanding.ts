import { plural } from '@seatwise/flows/shared';

/** Text about a student's rank among the seats of a college. */
export const content = {
  title: 'Your rank here',
  ask: 'Type your rank to compare it with these seats.',
  count: (seats: number) => plural(seats, { one: '# seat', other: '# seats' }),
  seats: 'Seats by where they closed',
  /** The verdicts name whose seats they judge: another authority's have other closing ranks. */
  enough: (authority: string, enough: number, seats: number) =>
    enough === seats
      ? `Through ${authority}: your rank was enough for ${plural(seats, { one: 'the # seat', other: 'all # seats' })} you can take here.`
      : `Through ${authority}: your rank was enough for ${enough} of the ${seats} seats you can take here.`,
  notEnough: (authority: string, ranks: string) =>
    `Through ${authority}: your rank was not enough here. The easiest seat you can take closed ${ranks} ranks earlier.`,
  none: 'Through MCC: we know no closing rank of a seat that you can surely take here.',
  ofState: (authority: string) =>
    `${authority}’s seats here are further down: they have their own closing ranks.`,
  toState: 'Go to them',
  measure: 'By the last rank of the main rounds. This year can differ.',
  all: (seats: number) => plural(seats, { one: '# seat', other: 'All # seats you can take' }),
  depending: (seats: number) =>
    plural(seats, {
      one: '# more seat, for some students only',
      other: '# more seats, for some students only',
    }),
  answer: 'Answer the questions to see which are yours',
  fields: {
    rank: (exam: string) => `Your NEET ${exam} rank (AIR)`,
    noRank: 'Type a whole number, such as 45,210.',
    category: 'Category',
  },
} as const;
