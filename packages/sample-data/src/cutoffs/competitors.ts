import type { SampleCollege } from '../college.ts';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { Random } from '../random.ts';
import { sizeOf } from '../standing.ts';
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
    size: sizeOf(college.standing, random),
    since: Math.max(college.since, startsLate ? random.pick([2022, 2023, 2024]) : 0),
    swings: years.map(() => random.normal()),
  };
};
