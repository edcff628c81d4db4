import { plural } from '@seatwise/flows/shared';

/** Text about a student's rank among the seats of a college. */
export const content = {
  title: 'Your rank here',
  ask: 'Type your rank to compare it with these seats.',
  seats: 'Seats by where they closed',
  enough: (enough: number, seats: number) =>
    enough === seats
      ? `Your rank was enough for ${plural(seats, { one: 'the # seat', other: 'all # seats' })} you can take here.`
      : `Your rank was enough for ${enough} of the ${seats} seats you can take here.`,
  notEnough: (ranks: string) =>
    `Your rank was not enough here: the easiest seat you can take closed ${ranks} ranks earlier.`,
  none: 'We know no closing rank of a seat that you can surely take here.',
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
