import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { quotas as q, type Quota } from '@seatwise/api-client/contract/constants/quotas';
import type { Speciality } from '../specialities.ts';
import table from '../../data/postgraduateRanks.json' with { type: 'json' };
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

/** Quotas of single universities, against the all-India one: how far down they reach. */
const reachOf: Readonly<Partial<Record<Quota, number>>> = {
  [q.allIndia]: 1,
  [q.dnb]: 1,
  [q.du]: 0.7,
  [q.ip]: 0.75,
  [q.bhu]: 1.3,
  [q.esi]: 1.35,
};
const reachOfUnreserved: Readonly<Partial<Record<Quota, number>>> = {
  [q.amu]: 1.7,
  [q.jamia]: 1.6,
  [q.armedForces]: 1.5,
};
/** Paid quotas, against the paid seats of deemed universities. */
const reachOfPaid: Readonly<Partial<Record<Quota, number>>> = {
  [q.management]: 1,
  [q.nri]: 1.22,
  [q.muslimMinority]: 0.75,
  [q.jainMinority]: 0.85,
};

/** The market of a speciality under a quota; undefined where none exists. */
export const postgraduateMarket = (
  entrance: Entrance,
  { closing, seats }: Speciality,
  quota: Quota,
): Market | undefined => {
  const [keenest, median, last] = closing;
  const end = movements[entrance].lastRank;
  const open: Curve = through(keenest, median, last);
  const reach = reachOf[quota];
  if (reach !== undefined) {
    const curves = poolCurves(times(open, reach), factors(entrance, median));
    const away = entrance === 'MDS' ? 2.6 : factor('disabled', median);
    const disabled = poolCurves(times(open, reach * away), {
      EW: 1.05,
      OBC: 1.08,
      SC: 1.2,
      ST: 1.3,
    });
    return { curves: bounded(curves, end), disabled: bounded(disabled, end), seats };
  }
  const unreserved = reachOfUnreserved[quota];
  if (unreserved !== undefined) return openOnly(below(times(open, unreserved), end), seats / 2);
  const paid = reachOfPaid[quota];
  if (paid === undefined) return undefined;
  const { openMedian, paidMedian } = table.paid[entrance];
  const middle = interpolate(openMedian, paidMedian, median);
  return openOnly(below(around(middle * paid), end), quota === q.nri ? 1 : seats);
};
