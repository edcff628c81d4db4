import { notLoaded, plural } from '@seatwise/flows/shared';

/** Text of the ways into a college. */
export const content = {
  title: 'All ways in: MCC and the state',
  way: (kind: string | undefined, authority: string) =>
    kind ? `${kind} (${authority})` : `Seats of the state (${authority})`,
  givenBy: 'Given by',
  above: 'Its seats, fees and ranks are on this page.',
  noLists: 'We have no list of it for this college.',
  seat: 'Seat',
  seatName: (program: string, pool: string) => `${program}, ${pool}`,
  fee: (rupees: string) => `Fee: ${rupees} per year.`,
  noFee: 'Fee not known to us. Ask the college before you list it.',
  from: (authority: string) => `Ranks published by ${authority}.`,
  ranks: (seats: number) =>
    plural(seats, { one: 'Ranks of # seat', other: 'Ranks of # kinds of seats' }),
  merit: {
    rank: (rank: string) => `state rank ${rank}`,
    category: (rank: string) => `category rank ${rank}`,
    marks: (marks: string) => `${marks} marks`,
    line: (year: number, round: string, figures: string) => `${year}, ${round}: ${figures}`,
  },
  failed: notLoaded('the ways in'),
} as const;
