import { times, type Curve } from './curve.ts';
import type { Pool } from '@seatwise/api-client/contract/prediction';

export type PoolCurves = Readonly<{ OP: Curve } & Partial<Record<Pool, Curve>>>;

/** Seats that the same students compete for: one subject under one quota, over all colleges. */
export interface Market {
  /** Closing ranks of 2024 by pool; a pool that is missing has no seats. */
  readonly curves: PoolCurves;
  /** Closing ranks of the seats reserved for persons with a disability. */
  readonly disabled?: PoolCurves | undefined;
  /** Seats of a middling college, all pools together. */
  readonly seats: number;
}

/** Pools with curves of their own, or with closing ranks that are multiples of the open ones. */
export const poolCurves = (
  open: Curve,
  reserved: Readonly<Partial<Record<Exclude<Pool, 'OP'>, Curve | number | undefined>>>,
): PoolCurves => {
  const curves = Object.entries(reserved).flatMap(([pool, given]) =>
    given === undefined ? [] : [[pool, typeof given === 'number' ? times(open, given) : given]],
  );
  return { OP: open, ...(Object.fromEntries(curves) as Partial<Record<Pool, Curve>>) };
};

export const openOnly = (open: Curve, seats: number): Market => ({ curves: { OP: open }, seats });
