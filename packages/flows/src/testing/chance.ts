/** Chance that repeats itself: the same seed gives the same numbers (mulberry32). */
export interface Chance {
  /** A number from 0 to just below 1. */
  next(): number;
  pick<T>(items: readonly T[]): T;
}

export const createChance = (seed: number): Chance => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, pick: (items) => items[Math.floor(next() * items.length)]! };
};
