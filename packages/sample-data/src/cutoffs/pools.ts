import type { Curve } from './curve.ts';
import type { Ph, Pool } from '@seatwise/api-client/contract/prediction';
import type { Market, PoolCurves } from './market.ts';

/** The shares by law; 5% of each are reserved for persons with a disability. */
const shares: Readonly<Record<Pool, number>> = {
  OP: 0.405,
  EW: 0.1,
  OBC: 0.27,
  SC: 0.15,
  ST: 0.075,
};
const disabledShare = 0.05;

/** How differently the pools rank the same colleges. */
const tastes: Readonly<Record<Pool, number>> = { OP: 0.05, EW: 0.09, OBC: 0.04, SC: 0.08, ST: 0.1 };

export interface PoolOfSeats {
  readonly pool: Pool;
  readonly ph: Ph;
  readonly curve: Curve;
  /** Seats that a middling college has in it, on average. */
  readonly seats: number;
  readonly taste: number;
}

const reservedPools = ['EW', 'OBC', 'SC', 'ST'] as const;

/** The pools of a market, the open one first. */
export const poolsOf = (market: Market): readonly [PoolOfSeats, ...PoolOfSeats[]] => {
  const { curves, disabled, seats } = market;
  const reserves = Object.keys(curves).length > 1;
  const seatsOf = (pool: Pool, ph: Ph, curve: Curve): PoolOfSeats => {
    const portion = ph === 'PH' ? disabledShare : 1 - disabledShare;
    const share = reserves ? portion * shares[pool] : 1;
    return { pool, ph, curve, seats: seats * share, taste: tastes[pool] };
  };
  const reserved = (ph: Ph, from: Partial<PoolCurves>): readonly PoolOfSeats[] =>
    reservedPools.flatMap((pool) => {
      const curve = from[pool];
      return curve ? [seatsOf(pool, ph, curve)] : [];
    });
  return [
    seatsOf('OP', 'NO', curves.OP),
    ...reserved('NO', curves),
    ...(disabled ? [seatsOf('OP', 'PH', disabled.OP), ...reserved('PH', disabled)] : []),
  ];
};
