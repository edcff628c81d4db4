import { mulberry32 } from '@seatwise/api-client/contract/constants/mulberry32';
import { swing } from '@seatwise/api-client/contract/constants/prediction';
import { rounds, type Round } from '../counselling-rules/index.ts';
import { mayHold, poolCount, seatOfPool } from './pools.ts';
import type { PracticeSeats } from './programmeLadders.ts';

/** The ranks of a round in a season, by cell. */
export interface RoundRanks {
  readonly seats: readonly number[];
  readonly opening: Float64Array;
  readonly closing: Float64Array;
  /** The previous main round's closing ranks; none for a stray round, where nobody holds a seat. */
  readonly before?: Float64Array;
}

/** Roughly normally distributed, with a standard deviation of 1/2. */
const drawDeviation = (random: () => number): number => random() + random() + random() - 1.5;

const deviationsOf = ({ programmes }: PracticeSeats, seed: number): readonly number[] => {
  const random = mulberry32(seed);
  return programmes.institute.map(() => 2 * drawDeviation(random));
};

/** Each round has its own seed for the competitors and the estimated ranks. */
export const seedOfRound = (seed: number, round: Round): number =>
  Math.imul(seed, 31) + rounds.indexOf(round) + 1;

/**
 * The ranks used in a round. All ranks of the season vary together, and an estimated rank also by
 * its own uncertainty; a main round never closes before the one it follows.
 */
export const ranksOf = (
  seats: PracticeSeats,
  round: Round,
  seed: number,
  roundSeed = seedOfRound(seed, round),
): RoundRanks => {
  const index = rounds.indexOf(round);
  const { cells, programmes } = seats;
  const given = seats.rounds[index]!;
  const before =
    index > 0 && round !== 'stray' ? ranksOf(seats, rounds[index - 1]!, seed).closing : undefined;
  const ofSeason = deviationsOf(seats, seed);
  const ofRound = deviationsOf(seats, roundSeed);
  const market = 2 * drawDeviation(mulberry32(~seed));
  const factor = cells.programme.map((programme, cell) =>
    Math.exp(
      swing.together * market +
        swing.alone * ofSeason[programme]! +
        (given.doubt?.[cell] ?? 0) * ofRound[programme]!,
    ),
  );
  const closing = Float64Array.from(given.closing, (rank, cell) =>
    rank === 0 ? 0 : Math.max(before?.[cell] ?? 0, Math.round(rank * factor[cell]!), 1),
  );
  const closingOfPool = new Float64Array(programmes.institute.length * poolCount);
  for (const [cell, programme] of cells.programme.entries())
    closingOfPool[programme * poolCount + cells.pool[cell]!] = closing[cell]!;
  /** Candidates ahead of an earlier pool's closing rank have a seat there. */
  const openingOf = (cell: number): number => {
    const [programme, pool] = [cells.programme[cell]!, cells.pool[cell]!];
    const earlier = closingOfPool.subarray(programme * poolCount, programme * poolCount + pool);
    const first = earlier.reduce(
      (worst, rank, other) => (mayHold(pool, other) ? Math.max(worst, rank + 1) : worst),
      given.opening[cell]! * factor[cell]!,
    );
    return Math.min(first, closing[cell]!);
  };
  return {
    seats: given.seats,
    opening: Float64Array.from(cells.programme, (_, cell) => openingOf(cell)),
    closing,
    ...(before && { before }),
  };
};

/**
 * The listed closing rank of a programme in a round, from the pool that closes last for a candidate
 * of this kind, as in a choice list; undefined if there is none.
 */
export const listedClosing = (
  { cells, rounds: given, year }: PracticeSeats,
  round: Round,
  programme: number,
  kind: number,
) => {
  const { closing, basis } = given[rounds.indexOf(round)]!;
  const [last] = cells.programme
    .flatMap((of, cell) => {
      const [pool, rank] = [cells.pool[cell]!, closing[cell]!];
      return of === programme && rank > 0 && mayHold(kind, pool) ? [{ pool, rank }] : [];
    })
    .toSorted((a, b) => b.rank - a.rank);
  return last && { rank: last.rank, basis, year, ...seatOfPool(last.pool) };
};
