import { plural } from '@seatwise/flows/shared';

/** Text of the events page; exact where the requirements quote it. */
export const content = {
  heading: 'Current Events',
  subtitle: 'Schedules, notices and results of the counselling.',
  searchLabel: 'Search alerts',
  search: 'Search alerts...',
  exam: 'Exam',
  allExams: 'All exams',
  order: { descending: 'Newest first', ascending: 'Oldest first' },
  found: (count: number) => plural(count, { one: '# alert', other: '# alerts' }),
  pages: 'Pages of alerts',
  nothingFound: 'No alert has this in its name',
  nothingFoundHint: 'Try a shorter word, such as a round or a state.',
  clear: 'Clear the search',
} as const;
