import { quotas as q, type Quota } from '@seatwise/api-client/contract/constants/quotas';
import type { Speciality } from '../specialities.ts';
import { around, below, interpolate, through, times, type Curve } from './curve.ts';
import { multiples, openOnly, type Market, type PoolCurves } from './market.ts';

/** The last rank of each entrance. */
const lastRank = { PG: 250_000, MDS: 30_000 } as const;

/**
 * How much worse than the open one the closing rank of each pool is. Popular subjects close early
 * and leave the pools far apart; where everyone finds a seat they run together.
 */
const byOpenMedian = {
  EW: [
    [641, 1.95],
    [1960, 1.9],
    [8100, 1.5],
    [17_000, 1.26],
    [30_700, 1.17],
    [58_600, 1.1],
    [108_000, 1.05],
  ],
  OBC: [
    [641, 1.81],
    [1960, 1.786],
    [8100, 1.444],
    [17_000, 1.2235],
    [30_700, 1.15],
    [58_600, 1.08],
    [108_000, 1.04],
  ],
  SC: [
    [641, 9.516],
    [1960, 6.58],
    [8100, 3.432],
    [17_000, 2.212],
    [30_700, 1.85],
    [58_600, 1.5],
    [108_000, 1.25],
  ],
  ST: [
    [641, 19.66],
    [1960, 12.65],
    [8100, 6.63],
    [17_000, 4.118],
    [30_700, 2.9],
    [58_600, 2.05],
    [108_000, 1.5],
  ],
  disabled: [
    [641, 30],
    [1960, 18],
    [8100, 8],
    [17_000, 5],
    [30_700, 3.4],
    [58_600, 2.4],
    [108_000, 1.8],
  ],
} as const;

/** Median closing ranks of paid seats in deemed universities. */
const paidByOpenMedian = {
  PG: [
    [641, 27_900],
    [1770, 28_600],
    [1960, 31_900],
    [8100, 60_500],
    [17_000, 78_000],
    [30_700, 110_000],
    [108_000, 183_000],
  ],
  MDS: [
    [1150, 8200],
    [2700, 12_500],
    [7900, 19_500],
  ],
} as const;

const mdsFactors = { EW: 1.22, OBC: 1.16, SC: 2.3, ST: 3.1 } as const;

type Entrance = keyof typeof lastRank;

const factors = (entrance: Entrance, median: number) =>
  entrance === 'MDS'
    ? mdsFactors
    : {
        EW: interpolate(byOpenMedian.EW, median),
        OBC: interpolate(byOpenMedian.OBC, median),
        SC: interpolate(byOpenMedian.SC, median),
        ST: interpolate(byOpenMedian.ST, median),
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
  const end = lastRank[entrance];
  const open: Curve = through(keenest, median, last);
  const reach = reachOf[quota];
  if (reach !== undefined) {
    const curves = multiples(times(open, reach), factors(entrance, median));
    const away = entrance === 'MDS' ? 2.6 : interpolate(byOpenMedian.disabled, median);
    const disabled = multiples(times(open, reach * away), {
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
  const paidMedian = interpolate(paidByOpenMedian[entrance], median);
  return openOnly(below(around(paidMedian * paid), end), quota === q.nri ? 1 : seats);
};
