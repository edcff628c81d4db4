import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { quotas as q, type Quota } from '@seatwise/api-client/contract/constants/quotas';
import * as z from 'zod/mini';
import type { Speciality } from '../specialities.ts';
import table from '../../data/postgraduateRanks.json' with { type: 'json' };
import reachTable from '../../data/postgraduateReach.json' with { type: 'json' };
import { around, below, interpolate, through, times, type Curve } from './curve.ts';
import { movements } from './levels.ts';
import { poolCurves, openOnly, type Market, type PoolCurves } from './market.ts';

const mdsFactors = { EW: 1.22, OBC: 1.16, SC: 2.3, ST: 3.1 } as const;

type Entrance = Exclude<Exam, 'UG'>;

/**
 * How much worse than the open one the closing rank of a pool is. Popular subjects close early and
 * leave the pools far apart; where everyone finds a seat they run together.
 */
const factor = (pool: keyof typeof table.reserved, median: number): number =>
  interpolate(table.reserved.openMedian, table.reserved[pool], median);

const factors = (entrance: Entrance, median: number) =>
  entrance === 'MDS'
    ? mdsFactors
    : {
        EW: factor('EW', median),
        OBC: factor('OBC', median),
        SC: factor('SC', median),
        ST: factor('ST', median),
      };

const bounded = (curves: PoolCurves, last: number): PoolCurves => ({
  ...(Object.fromEntries(
    Object.entries(curves).map(([pool, curve]) => [pool, below(curve, last)]),
  ) as Partial<PoolCurves>),
  OP: below(curves.OP, last),
});

/**
 * How far down a quota reaches: quotas with reserved pools and without them against the all-India
 * one, paid quotas against the paid seats of deemed universities.
 */
const reach = z.parse(
  z.record(
    z.enum(['reserved', 'unreserved', 'paid']),
    z.partialRecord(z.enum(Object.values(q)), z.number()),
  ),
  reachTable,
);

/** The market of a speciality under a quota; undefined where none exists. */
export const postgraduateMarket = (
  entrance: Entrance,
  { closing, seats }: Speciality,
  quota: Quota,
): Market | undefined => {
  const [keenest, median, last] = closing;
  const end = movements[entrance].lastRank;
  const open: Curve = through(keenest, median, last);
  const reserved = reach.reserved[quota];
  if (reserved !== undefined) {
    const curves = poolCurves(times(open, reserved), factors(entrance, median));
    const away = entrance === 'MDS' ? 2.6 : factor('disabled', median);
    const disabled = poolCurves(times(open, reserved * away), {
      EW: 1.05,
      OBC: 1.08,
      SC: 1.2,
      ST: 1.3,
    });
    return { curves: bounded(curves, end), disabled: bounded(disabled, end), seats };
  }
  const unreserved = reach.unreserved[quota];
  if (unreserved !== undefined) return openOnly(below(times(open, unreserved), end), seats / 2);
  const paid = reach.paid[quota];
  if (paid === undefined) return undefined;
  const { openMedian, paidMedian } = table.paid[entrance];
  const middle = interpolate(openMedian, paidMedian, median);
  return openOnly(below(around(middle * paid), end), quota === q.nri ? 1 : seats);
};
