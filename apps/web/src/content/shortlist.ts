import { notLoaded, plural } from '@seatwise/flows/shared';

/** Text of the shortlist and the comparison. */
export const shortlist = {
  title: 'Shortlist',
  subtitle: 'Colleges you saved. Compare them, then add them to your choice list.',
  star: (count: number) => (count < 2 ? 'Shortlist' : `Save ${count} to shortlist`),
  unstar: 'Take off the shortlist',
  empty: 'No college saved yet',
  emptyHint: 'Find colleges for your rank, then press the star of each one that you like.',
  notLoaded: notLoaded('your shortlist'),
  count: (count: number) => `${count} saved`,
  sort: 'Sort by',
  orders: { starred: 'Recently saved', name: 'Name', chance: 'Chance', state: 'State' },
  seat: (subject: string | undefined, quota: string | undefined) =>
    [subject, quota].filter(Boolean).join(' · '),
  own: 'Note and tags',
  note: 'Note',
  tags: 'Tags (for example: dream, near home)',
  compare: 'Compare',
  remove: 'Remove',
  file: 'Excel file',
  failed: 'We could not make the file. Try again.',
  toChoices: 'Open choice list',
} as const;

export const comparison = {
  title: 'Comparison',
  seat: 'Seat',
  hint: (limit: number) => `Tick 2 to ${limit} colleges to compare.`,
  chosen: (count: number) =>
    count < 2 ? '1 chosen. Tick one more to compare.' : `${count} chosen`,
  show: 'Show comparison',
  back: 'Back to the shortlist',
  sideways: (count: number) => `Swipe sideways to see all ${count} colleges.`,
  same: (labels: string) => `Same for all: ${labels}`,
  unknown: 'Not known',
  unknownForAll: (labels: string) => `Not known to us for any of them: ${labels}.`,
  actions: 'Choice list',
  best: 'Best',
  lines: {
    subject: 'Subject',
    quota: 'Quota',
    chance: 'Your chance, by round',
    last: (rank: string | undefined) => `Last closing rank${rank ? ` · you ${rank}` : ''}`,
    kind: 'Kind',
    state: 'State',
    city: 'City',
    distance: (homeState = 'home') => `Distance from ${homeState} (approx., between the capitals)`,
    closing: (year: number) => `Closing rank ${year}`,
    fee: 'Fees per year',
    course: 'Whole course',
    bond: 'Bond',
    stipend: 'Stipend a month, first year',
    hostel: 'Hostel per year',
  },
  distance: (kilometres: string) => `about ${kilometres} km`,
  homeState: 'In your home state',
  bond: (years: number, penalty: string | undefined) =>
    `${years === 0 ? 'None' : plural(years, { one: '# year', other: '# years' })}${penalty ? `, or ${penalty}` : ''}`,
} as const;
