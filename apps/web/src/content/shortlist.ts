import { plural } from '@seatwise/flows/shared';

/** Text of the shortlist and the comparison. */
export const shortlist = {
  title: 'Shortlist',
  subtitle: 'What you have starred, to think about before you order it.',
  star: (count: number) => (count < 2 ? 'Shortlist' : `Shortlist ${count}`),
  unstar: 'Take off the shortlist',
  empty: 'Nothing is starred yet',
  emptyHint: 'Select predictions, or open one, and press “Shortlist”.',
  notLoaded: 'The shortlist could not be loaded',
  count: (count: number) => `${count} starred`,
  sort: 'Sort by',
  orders: { starred: 'When starred', name: 'Name', chance: 'Chance', state: 'State' },
  seat: (subject: string | undefined, quota: string | undefined) =>
    [subject, quota].filter(Boolean).join(' · '),
  note: 'Note',
  tags: 'Tags, between commas',
  compare: 'Compare',
  remove: (name: string) => `Remove ${name}`,
  file: 'Excel file',
  failed: 'The file could not be written. Try again.',
  toChoices: 'To the choice list',
} as const;

export const comparison = {
  title: 'Comparison',
  seat: 'Seat',
  hint: (limit: number) => `Choose 2 to ${limit} to see them side by side.`,
  same: (count: number) =>
    plural(count, { one: '# line is the same', other: '# lines are the same' }),
  unknown: 'Not known',
  lines: {
    subject: 'Subject',
    quota: 'Quota',
    chance: 'Chance',
    state: 'State',
    city: 'City',
    distance: 'Distance from home, between the state capitals',
    closing: (year: number) => `Closing rank ${year}`,
    fee: 'Fees of a year',
    bond: 'Bond',
    hostel: 'Hostel of a year',
  },
  distance: (kilometres: string) => `about ${kilometres} km`,
  homeState: 'In your home state',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  bond: (years: number, penalty: string | undefined) =>
    `${years === 0 ? 'None' : plural(years, { one: '# year', other: '# years' })}${penalty ? `, or ${penalty}` : ''}`,
} as const;
