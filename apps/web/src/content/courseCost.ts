import { plural } from '@seatwise/flows/shared';

/** Text about the cost of a seat over its whole course. */
export const courseCost = {
  label: 'Whole course',
  years: (years: number) =>
    years === 4.5 ? '4½ years' : plural(years, { one: '# year', other: '# years' }),
  whole: (total: string, years: string) => `${total} for ${years}`,
  fees: (fees: string) => `fees ${fees}`,
  feesWithHostel: (fees: string) => `fees with hostel ${fees}`,
  hostel: (hostel: string) => `hostel ${hostel}`,
  deposit: (deposit: string) => `+ ${deposit} deposit, returned`,
  withoutHostel: 'Without hostel: not known to us.',
  someWithoutHostel: 'Some are without hostel: not known to us.',
  someWithoutDeposit: 'Some deposits are not known to us.',
  withoutDeposit: 'Deposit not known to us.',
  note: 'Whole course: all years at today’s fee, without MCC’s deposit, which it returns.',
} as const;
