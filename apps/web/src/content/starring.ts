import { plural } from '@seatwise/flows/shared';

/** Text of the stars in lists, in a module of its own because those lists load before the shortlist. */
export const starring = {
  seat: (institute: string, subject: string, quota: string) =>
    `Shortlist ${[institute, subject, quota].filter(Boolean).join(', ')}`,
  saved: (count: number) =>
    plural(count, { one: 'Saved to your shortlist.', other: '# seats saved to your shortlist.' }),
  removed: (count: number) =>
    plural(count, {
      one: 'Removed from your shortlist.',
      other: '# seats removed from your shortlist.',
    }),
  open: 'Open shortlist',
} as const;
