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
  /** The closing ranks of the main round before; nobody comes into a stray round with a seat. */
  readonly before?: Float64Array;
}

/** About normally distributed, with a standard deviation of 1/2. */
const drawDeviation = (random: () => number): number => random() + random() + random() - 1.5;

const deviationsOf = ({ programmes }: PracticeSeats, seed: number): readonly number[] => {
  const random = mulberry32(seed);
  return programmes.institute.map(() => 2 * drawDeviation(random));
};

/** The competitors and the doubtful ranks of each round come from a seed of its own. */
export const seedOfRound = (seed: number, round: Round): number =>
  Math.imul(seed, 31) + rounds.indexOf(round) + 1;

/**
 * The ranks that a round is played by. The whole season swings together, and an estimate by its own
 * doubt as well; a main round never closes before the one it follows.
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
  /** Who is before the closing rank of a pool that comes first has a seat of that one. */
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
 * The closing rank that the lists give of a programme in a round, of the pool that closes last for a
 * candidate of this kind, as a choice list has it; undefined where they have none.
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
