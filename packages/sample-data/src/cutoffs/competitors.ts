import type { SampleCollege } from '../college.ts';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { Random } from '../random.ts';
import { years } from './levels.ts';

/** A college in a market, with what all its pools there have in common. */
export interface Competitor {
  readonly college: SampleCollege;
  /** Against a middling college: the sought after are the larger ones. */
  readonly size: number;
  readonly since: number;
  /** How it strayed from the other colleges, year by year. */
  readonly swings: readonly number[];
}

export const competitorOf = (college: SampleCollege, exam: Exam, random: Random): Competitor => {
  const startsLate = exam !== 'UG' && random.chance(0.08);
  return {
    college,
    size: (1.45 - 0.9 * Math.min(1, college.standing)) * (0.85 + 0.3 * random.next()),
    since: Math.max(college.since, startsLate ? random.pick([2022, 2023, 2024]) : 0),
    swings: years.map(() => random.normal()),
  };
};
