import { plural } from '@seatwise/flows/shared';

/** Text about the costs and the stipends of a college's PG seats. */
export const pgCosts = {
  title: 'PG seats: fees, stipend, bond',
  seats: (seats: string) =>
    seats === 'PG, National Board'
      ? 'National Board seats (DNB, diploma)'
      : 'University seats (MD, MS, diploma)',
  fee: 'Fee per year',
  feeHint: 'Deemed and management seats cost more: ask the college.',
  stipend: 'Stipend, first year',
  bond: 'Service bond',
  leaving: (rupees: string) => `Leaving the course: ${rupees}`,
  bondHint: 'From the bond form of this college or of others of its state. Ask for its own.',
  unknown: (facts: string) => `Not known to us: ${facts}. Ask the college before you list it.`,
} as const;

/** Text about the fees of the seats that a state allots. */
export const stateFees = {
  title: (count: number) =>
    plural(count, {
      one: 'Fee of # kind of state seat',
      other: 'Fees of # kinds of state seats',
    }),
  line: (program: string, seats: string, rupees: string) =>
    `${program}, ${seats}: ${rupees} per year`,
} as const;
