/** Text of the trial on the landing page. */
import { plural } from '@seatwise/flows/shared';

export const trial = {
  heading: 'Check your rank',
  about: 'NEET UG. No account: your rank stays on this device.',
  fields: { rank: 'All India Rank', category: 'Category', subject: 'Course' },
  choose: 'Choose',
  missing: { rank: 'Enter your rank, such as 45,210.', category: 'Choose a category.' },
  submit: 'Check my rank',
  loading: 'Checking…',
  failed: 'We could not load the lists. Check your connection and press again.',
  answer: (rank: string, category: string) => `Rank ${rank}, ${category}`,
  best: (count: number, shown: number) =>
    count > shown
      ? `The ${shown} best of ${count} seats with a chance`
      : plural(count, { one: 'The seat with a chance', other: 'The # seats with a chance' }),
  none: 'No seat has a chance of 30% or more.',
  forWomen: (count: number) =>
    plural(count, {
      one: '# more seat with a chance is at a college for women.',
      other: '# more seats with a chance are at colleges for women.',
    }),
  deemed: (count: number, hopeful: number) =>
    count === hopeful
      ? 'All of them are at deemed universities, which set their own fees: look at the fee first.'
      : `${count} of them are at deemed universities, which set their own fees.`,
  seat: (quota: string, list: string, closing: string) => `${quota} · ${list} closed at ${closing}`,
  fee: (rupees: string) => `${rupees} a year`,
  nearestMiss: 'Nearest miss',
  missedBy: (places: string) => `${places} ranks before yours`,
  passed: 'Its last list reached your rank; we expect it to close earlier.',
  source: (list: string) =>
    `From MCC’s lists of 2020 to ${list}. Not in it: quotas for some only, such as ESI or NRI.`,
  states: 'Your state’s colleges, by rank',
  seeAll: 'See all of them',
  seeAllHint: 'Free with an account. Your question comes along.',
} as const;
