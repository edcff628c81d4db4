import { seatCategories, seatPh } from '@seatwise/api-client/contract/constants/prediction';
import { categories } from '../eligibility/index.ts';

export type Category = (typeof categories)[number];

/**
 * The number of pools in a programme: OP, OBC, SC, ST and EW in the order of the categories, each
 * without and with a disability. The general category has no pool; the open one has its index.
 */
export const poolCount = 2 * categories.length;

/** The kind of candidates who compete for the same seats, with the number of their own pool. */
export const kindOf = (category: Category, isDisabled: boolean): number =>
  2 * categories.indexOf(category) + (isDisabled ? 1 : 0);

export const isForDisabled = (pool: number): boolean => pool % 2 === 1;

/** A pool in the terms of a prediction. */
export const seatOfPool = (pool: number) => ({
  allottedCategory: seatCategories[pool >> 1],
  allottedPh: seatPh[pool % 2],
});

/** Whether a seat of this pool is meant for a candidate of this kind. */
export const mayHold = (kind: number, pool: number): boolean => {
  const isOwn = pool < 2 || kind >> 1 === pool >> 1;
  return isOwn && (!isForDisabled(pool) || isForDisabled(kind));
};

/** Which reserved seats without takers are given to others. */
export const conversions = ['none', 'disability', 'all'] as const;
export type Conversion = (typeof conversions)[number];
