/** Text of the dashboard; exact where the requirements quote it. */
export const content = {
  title: 'My Dashboard',
  missing: '—',
  terms: {
    email: 'Email',
    rank: 'Rank',
    rollNumber: 'Roll Number',
    category: 'Counselling Category',
    plan: 'Plan',
  },
  account: 'My details',
  rank: 'Rank prediction',
  rankHint: 'Your All India Rank (AIR)',
  noRank: 'Not provided',
  estimate: 'Estimate',
  profile: { title: 'Update Profile', subtitle: 'Manage your information' },
  colleges: { title: 'View Colleges', subtitle: (count: string) => `${count} colleges` },
  events: 'Current Events',
  newEvents: (count: string) => `${count} New`,
  allEvents: 'View All Notifications',
  bot: 'Ask the help bot',
  chat: 'We can help with predictions & counselling',
  live: 'Live',
} as const;

/** The specified figures, shown until the server responds or if it cannot. */
export const placeholderFigures = { colleges: 1247, newFiles: 2 } as const;
