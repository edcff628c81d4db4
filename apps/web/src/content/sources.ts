import { plural } from '@seatwise/flows/shared';

/** Where figures come from, and what their lists have. */
export const sources = {
  list: (year: number, round: string | undefined) => (round ? `${round}, ${year}` : `${year}`),
  costs: 'Fees, bonds, stipends of the first year:',
  seats: 'Seats:',
  fees: 'Fees:',
  /** Behind the list that is meant; nothing where it has every seat. */
  holds: {
    all: '',
    new: 'only seats newly given in this round',
    given: 'seats given in this round, as MCC publishes no seat matrix of PG',
  },
} as const;

/** What a seat costs over its course. */
export const courseCost = {
  label: 'Whole course',
  years: (years: number) =>
    years === 4.5 ? '4½ years' : plural(years, { one: '# year', other: '# years' }),
  whole: (total: string, years: string) => `${total} for ${years}`,
  fees: (fees: string) => `fees ${fees}`,
  feesWithHostel: (fees: string) => `fees with hostel ${fees}`,
  hostel: (hostel: string) => `hostel ${hostel}`,
  deposit: (deposit: string) => `deposit of up to ${deposit}, which MCC pays back`,
  withoutHostel: 'Without hostel: not known to us.',
  someWithoutHostel: 'Some are without hostel: not known to us.',
  someWithoutDeposit: 'Some are without deposit: not known to us.',
  withoutDeposit: 'Without deposit: not known to us.',
  note: 'Whole course: all years at today’s fee, and MCC’s deposit, which it pays back.',
} as const;
