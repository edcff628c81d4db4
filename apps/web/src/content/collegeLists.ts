import { plural } from '@seatwise/flows/shared';

const colleges = (count: number): string =>
  plural(count, { one: '# college', other: '# colleges' });

/** Text of the pages that list a state's or a course's colleges. */
export const content = {
  heading: {
    state: (name: string) => `Medical colleges in ${name}`,
    course: (name: string) => `${name} colleges in India`,
  },
  title: (heading: string) => `${heading}: closing ranks by year | Seatwise`,
  description: {
    state: (name: string, count: number, publishers: string) =>
      `${colleges(count)} in ${name}, with the last All India rank that got a seat: by course, quota, category and year. From the lists of ${publishers}.`,
    course: (name: string, count: number, publishers: string) =>
      `${colleges(count)} with ${name} seats, with the last All India rank that got one: by quota, category and year. From the lists of ${publishers}.`,
  },
  subtitle: (count: number) => `${colleges(count)}, and where they last closed.`,
  checkRank: 'Check my rank',
  search: 'College or city',
  found: (count: number) => `${colleges(count)} found`,
  course: 'Course',
  quota: 'Quota',
  category: 'Category',
  quotaOf: (publisher: string, quota: string) => `${publisher}: ${quota}`,
  label: (seats: string) => `Closing ranks: ${seats}`,
  publishedBy: 'All India ranks, published by',
  college: 'College',
  none: '–',
  note: 'The last All India rank that got the seat by that round. “–”: not in the list of that year. Seats for PwD are on the page of each college.',
  asOfBuild:
    'These pages have the lists that came with this version of Seatwise. A list that is published later is in the prediction first.',
  pages: 'Pages of colleges',
  nothingFound: 'No college found',
  nothingFoundHint:
    'Try a shorter name or the city, or another quota: AIIMS is in Open Seat Quota.',
  clear: 'Clear the search',
  all: 'All states and courses',

  byState: 'By state',
  byCourse: 'By course',
  lead: 'Where each college last closed, from the published lists. Free, and without an account.',
  entry: (name: string, count: number) => `${name} (${count})`,
} as const;
