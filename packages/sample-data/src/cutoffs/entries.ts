import type { Random } from '../random.ts';
import type { Competitor } from './competitors.ts';
import { rankAt } from './curve.ts';
import { measured, years } from './levels.ts';
import type { PoolOfSeats } from './pools.ts';
import { spread } from './spread.ts';
import type { Known } from './wellKnown.ts';

/** A competitor in one pool, with whom it admitted year by year. */
export interface Entry {
  readonly competitor: Competitor;
  readonly admits: readonly number[];
  readonly known: Known | undefined;
}

/** An entry that has found its closing rank in the measured year. */
export interface Settled extends Entry {
  readonly closing: number;
  /** From 0 for the keenest college of the pool to 1 for the last. */
  readonly place: number;
}

/** Rosters round a share this small away: no seat comes of it in any year. */
const leastShare = 0.06;

/** The competitors that admitted anyone from the pool. Open seats are filled every year. */
export const entriesOf = (
  competitors: readonly Competitor[],
  pool: PoolOfSeats,
  knownOf: (competitor: Competitor) => Known | undefined,
  random: Random,
): readonly Entry[] => {
  const alwaysFilled = pool.pool === 'OP' && pool.ph === 'NO';
  return competitors.flatMap((competitor) => {
    const known = knownOf(competitor);
    const admits = years.map((year, at) => {
      if (year < competitor.since) return 0;
      const least = alwaysFilled || (known && at === measured) ? 1 : 0;
      const expected = pool.seats * competitor.size;
      return Math.max(least, expected < leastShare ? 0 : random.roundRandomly(expected));
    });
    return admits.some((count) => count > 0) ? [{ competitor, admits, known }] : [];
  });
};

/** Shares the ranks of the pool's curve out, the keenest to the lowest score. */
export const settleByScore = (
  entries: readonly Entry[],
  { curve }: PoolOfSeats,
  scoreOf: (competitor: Competitor) => number,
): readonly Settled[] => {
  const contenders = entries.map(({ competitor, admits, known }) => ({
    score: scoreOf(competitor),
    counts: admits[measured]! > 0,
    pinned: known?.closing,
  }));
  const closings = spread(curve, contenders);
  const ranked = closings.toSorted((a, b) => a - b);
  return entries.map((entry, i) => {
    const closing = closings[i]!;
    return { ...entry, closing, place: ranked.indexOf(closing) / Math.max(1, ranked.length - 1) };
  });
};

/** Folds a place beyond either end back between 0 and 1. */
const folded = (place: number): number => Math.min(1, Math.abs(place < 1 ? place : 2 - place));

/** Reads each rank off the curve, for pools so small that their own distribution means little. */
export const settleByPlace = (
  entries: readonly Entry[],
  { curve }: PoolOfSeats,
  placeOf: (competitor: Competitor) => number,
): readonly Settled[] =>
  entries.map((entry) => {
    const place = folded(placeOf(entry.competitor));
    return { ...entry, place, closing: rankAt(curve, place) };
  });
