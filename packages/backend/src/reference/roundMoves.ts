import type { DataRound } from '@seatwise/api-client/contract/constants/data';
import { predictedRounds, type PredictedRound } from '@seatwise/api-client/contract/prediction';
import type { CutoffCell, CutoffYear, RoundRanks } from './referenceData.ts';

/** The mop-up round was the third main round until 2022, when MCC renamed it. */
const thirdRounds: ReadonlySet<DataRound> = new Set<DataRound>(['Round 3', 'Mop-up']);

/** The number of main rounds among the predicted ones. */
export const mainRounds = 3;

export const mainRoundOf = (round: DataRound): number =>
  thirdRounds.has(round) ? 2 : predictedRounds.indexOf(round as PredictedRound);

/** The ranks of a year's main rounds, up to a given round. */
export const givenBy = ({ rounds = [] }: CutoffYear, last: number): readonly RoundRanks[] =>
  rounds.filter(({ round }) => mainRoundOf(round) <= last);

export const closingOf = (given: readonly RoundRanks[]): number =>
  Math.max(...given.map(({ maxAir }) => maxAir));

/** The main round whose list has a year's closing rank: later lists may lack the seat, or close it earlier. */
export const closedIn = ({ rounds = [], maxAir }: CutoffYear): PredictedRound | undefined => {
  const list = rounds.find((of) => of.maxAir === maxAir);
  return list && predictedRounds[mainRoundOf(list.round)];
};

/** The fields of a seat that moves are computed from. */
type ListedSeat = Pick<CutoffCell, 'subject' | 'quota' | 'years'>;

/** How far seats move in a main round, as a logarithm. */
interface Move {
  readonly typical: number;
  readonly variance: number;
}

/** The published lists and moves of the main rounds for the seats of a course and quota. */
export interface RoundMoves {
  /** The main rounds whose lists have such seats, by year; a list may lack whole quotas. */
  readonly lists: ReadonlyMap<number, ReadonlySet<number>>;
  /** The moves of each main round relative to the previous one; none for the first. */
  readonly moves: readonly (Move | undefined)[];
}

const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.round(share * (ascending.length - 1))]!;

/** The least number of seats for a course and quota; below it, the course's seats are used. */
const enoughSeats = 8;

/** The distance between the quartiles of a normal distribution, in standard deviations. */
const quartiles = 1.349;

/** The moves of a round in the last year with lists of this round and the previous one. */
const moveIn = (
  cells: readonly ListedSeat[],
  lists: RoundMoves['lists'],
  index: number,
): Move | undefined => {
  const year = [...lists]
    .filter(([, of]) => of.has(index) && of.has(index - 1))
    .map(([known]) => known)
    .toSorted((a, b) => b - a)[0];
  const moves = cells
    .flatMap(({ years }) => {
      const row = years.find((of) => of.year === year);
      const before = row ? givenBy(row, index - 1) : [];
      return before.length === 0
        ? []
        : [Math.log(closingOf(givenBy(row!, index)) / closingOf(before))];
    })
    .toSorted((a, b) => a - b);
  if (moves.length < enoughSeats) return undefined;
  const spread = (quantile(moves, 0.75) - quantile(moves, 0.25)) / quartiles;
  return { typical: quantile(moves, 0.5), variance: spread ** 2 };
};

const seatGroup = ({ subject, quota }: ListedSeat): string => JSON.stringify([subject, quota]);

const roundMovesOf = (cells: readonly ListedSeat[]): RoundMoves => {
  const lists = new Map<number, Set<number>>();
  for (const { years } of cells)
    for (const { year, rounds = [] } of years) {
      const known = lists.get(year) ?? new Set();
      lists.set(year, known);
      for (const { round } of rounds) known.add(mainRoundOf(round));
    }
  const moves = predictedRounds.slice(0, mainRounds).map((_, index) => moveIn(cells, lists, index));
  return { lists, moves };
};

const roundMovesBy = (cells: readonly ListedSeat[], groupOf: (cell: ListedSeat) => string) =>
  new Map(
    Array.from(Map.groupBy(cells, groupOf), ([group, own]) => [group, roundMovesOf(own)] as const),
  );

/** Gives each published seat the lists and the moves of its course and quota. */
export const withRoundMoves = <Cell extends ListedSeat>(
  cells: readonly Cell[],
): readonly (Cell & { readonly roundMoves: RoundMoves })[] => {
  const ofCourse = roundMovesBy(cells, ({ subject }) => subject);
  const ofSeatGroup = new Map(
    Array.from(roundMovesBy(cells, seatGroup), ([group, { lists, moves }]) => {
      const [subject] = JSON.parse(group) as [string, string];
      const course = ofCourse.get(subject)!;
      return [group, { lists, moves: moves.map((move, index) => move ?? course.moves[index]) }];
    }),
  );
  return cells.map((cell) =>
    Object.assign({}, cell, { roundMoves: ofSeatGroup.get(seatGroup(cell))! }),
  );
};
