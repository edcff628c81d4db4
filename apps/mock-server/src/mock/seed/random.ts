import { mulberry32 } from '@seatwise/api-client/contract/constants/mulberry32';

/** A seeded random number generator: the same seed gives the same numbers on every engine. */
export interface Random {
  /** A number from 0 to 1, excluding 1. */
  readonly next: () => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
}

const hash = (text: string): number => {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1)
    state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return state >>> 0;
};

/**
 * Random numbers of the dataset use only exact arithmetic, because `Math.log` and similar functions
 * may differ in the last digit between engines.
 */
export const createRandom = (seed: string): Random => {
  const next = mulberry32(hash(`seatwise:${seed}`));
  return {
    next,
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)]!,
  };
};
