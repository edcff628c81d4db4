/** Text of the lists of published documents. */
export const content = {
  isNew: 'NEW',
  none: 'No alerts yet',
  noneHint: 'Schedules, notices and results show here once they are published.',
  failed: 'The alerts could not be loaded',
  failedHint: 'Check your network, then try again.',
  failedAnew: 'These may be out of date: the latest could not be loaded.',
  again: 'Try again',
} as const;

/** Text of the list on the landing page. */
export const panel = {
  heading: 'Current Events',
  newCount: (count: number, days: number) => `${count} new in ${days} days`,
} as const;
