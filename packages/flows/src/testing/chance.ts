import fc from 'fast-check';

/** Repeatable random numbers: the same seed gives the same sequence. */
export interface Chance {
  /** A number from 0 to just below 1. */
  next(): number;
  pick<T>(items: readonly T[]): T;
}

export const createChance = (seed: number): Chance => {
  const [numbers] = fc.sample(fc.infiniteStream(fc.noBias(fc.nat())), { seed, numRuns: 1 });
  const next = (): number => numbers!.next().value! / 2 ** 31;
  return { next, pick: (items) => items[Math.floor(next() * items.length)]! };
};
