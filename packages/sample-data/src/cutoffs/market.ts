import type { Quota } from '@seatwise/api-client/contract/constants/quotas';
import { times, type Curve } from './curve.ts';
import type { Pool } from '@seatwise/api-client/contract/prediction';

export type PoolCurves = Readonly<{ OP: Curve } & Partial<Record<Pool, Curve>>>;

/** Seats that the same students compete for: one subject under one quota, over all colleges. */
export interface Market {
  /** Closing ranks of 2024 by pool; a pool that is missing has no seats. */
  readonly curves: PoolCurves;
  /** The same for the seats kept for persons with a disability. */
  readonly disabled?: PoolCurves;
  /** Seats of a middling college, all pools together. */
  readonly seats: number;
}

export type Markets = Readonly<Partial<Record<Quota, Market>>>;

type Reserved = Exclude<Pool, 'OP'>;

/** Pools whose closing ranks are multiples of the open ones. */
export const multiples = (
  open: Curve,
  factors: Readonly<Partial<Record<Reserved, number>>>,
): PoolCurves => {
  const reserved = Object.entries(factors).map(([pool, factor]) => [pool, times(open, factor)]);
  return { OP: open, ...(Object.fromEntries(reserved) as Partial<Record<Reserved, Curve>>) };
};

export const openOnly = (open: Curve, seats: number): Market => ({ curves: { OP: open }, seats });
