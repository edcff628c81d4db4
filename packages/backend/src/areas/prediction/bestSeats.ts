import type { Recommendation } from './recommend.ts';

const bestOf = (seats: readonly Recommendation[]): Recommendation => ({
  ...seats[0]!,
  alike: seats.length,
});

/**
 * The first recommendation of each subject and quota, with the number of them. Subjects are in the
 * order of their first seats, and the quotas of a subject follow each other.
 */
export const bestSeats = (found: readonly Recommendation[]): Recommendation[] =>
  [...Map.groupBy(found, ({ subject }) => subject).values()].flatMap((ofSubject) =>
    [...Map.groupBy(ofSubject, ({ quotaName }) => quotaName).values()].map(bestOf),
  );
