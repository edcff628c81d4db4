import type { SampleCollege } from './college.ts';
import { marketOf } from './cutoffs/markets.ts';
import type { Offer } from './offers.ts';
import { quotas as q, type Quota } from '@seatwise/api-client/contract/constants/quotas';
import type { Random } from './random.ts';
import { sizeOf } from './standing.ts';

/** Seats of a middling college in quotas that states fill, for which no closing ranks are known. */
const stateFilled: Readonly<Record<string, Readonly<Partial<Record<Quota, number>>>>> = {
  MBBS: { [q.state]: 75, [q.management]: 52, [q.nri]: 23 },
  BDS: { [q.state]: 45, [q.management]: 30, [q.nri]: 12 },
  'B.Sc Nursing': { [q.state]: 35, [q.management]: 20 },
};

/** How many seats an offer has: the sought after colleges are the larger ones. */
export const intakeOf = (
  college: SampleCollege,
  { programme, quota }: Offer,
  random: Random,
): number => {
  const byState = college.kind === 'private' ? stateFilled[programme]?.[quota] : undefined;
  const middling = byState ?? marketOf(programme, quota)?.seats ?? 2;
  return Math.max(1, Math.round(middling * sizeOf(college.standing, random)));
};
