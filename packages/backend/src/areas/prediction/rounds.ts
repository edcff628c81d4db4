import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { predictedRounds, type PredictedRound } from '@seatwise/api-client/contract/prediction';
import type { CutoffCell, CutoffYear } from '../../reference/referenceData.ts';
import {
  closingOf,
  givenBy,
  mainRoundOf,
  mainRounds,
  type RoundMoves,
} from '../../reference/roundMoves.ts';
import type { YearOfAdmissions } from '@seatwise/flows/chance';

/**
 * The first year whose ranks count in a prediction. Before 2020 AIIMS and JIPMER had separate
 * exams, and for 2019 only the first round is known.
 */
const comparableSince: Readonly<Record<Exam, number>> = { UG: 2020, PG: 0, MDS: 0 };

/** The years of a seat that a prediction is based on. */
export const comparableYears = ({
  exam,
  years,
}: Pick<CutoffCell, 'exam' | 'years'>): readonly CutoffYear[] =>
  years[0] && years[0].year < comparableSince[exam]
    ? years.filter(({ year }) => year >= comparableSince[exam])
    : years;

/** The data that a prediction by round is based on. */
export interface RoundHistory {
  readonly round: PredictedRound;
  readonly history: readonly YearOfAdmissions[];
}

/**
 * A year as it was at the end of a main round. If that round's list is missing, the seat is assumed
 * to have moved as others of its course and quota did in the last year with lists.
 */
export const standingBy = (
  row: CutoffYear,
  index: number,
  roundMoves: RoundMoves | undefined,
): (YearOfAdmissions & { readonly minAir: number }) | undefined => {
  const lists = roundMoves?.lists.get(row.year) ?? new Set([index]);
  const known = Math.max(...[...lists].filter((list) => list <= index));
  const given = givenBy(row, known);
  if (given.length === 0) return undefined;
  const missing = roundMoves?.moves.slice(known + 1, index + 1) ?? [];
  const move = missing.reduce((sum, of) => sum + (of?.typical ?? 0), 0);
  const doubt = missing.reduce((sum, of) => sum + (of?.variance ?? 0), 0);
  return {
    year: row.year,
    minAir: Math.min(...given.map(({ minAir }) => minAir)),
    maxAir: closingOf(given) * Math.exp(move),
    admits: Math.max(...given.map(({ admits }) => admits)),
    ...(missing.length > 0 && { doubt }),
  };
};

/**
 * The history of a seat as it stood after each main round; the last entry is its whole history. If
 * the student chose one year, only rounds with their own lists count.
 */
export const historyByRound = (
  history: readonly CutoffYear[],
  roundMoves: RoundMoves | undefined,
): readonly RoundHistory[] => {
  const own = history.flatMap(({ rounds = [] }) => rounds.map(({ round }) => mainRoundOf(round)));
  const last = roundMoves ? mainRounds - 1 : Math.max(-1, ...own);
  return predictedRounds
    .slice(0, last + 1)
    .map((round, index) => ({
      round,
      history: history.flatMap((row) => standingBy(row, index, roundMoves) ?? []),
    }))
    .filter((of) => of.history.length > 0);
};

/** The stray rounds of each year combined. */
export const strayHistory = (
  { exam, strays = [] }: Pick<CutoffCell, 'exam' | 'strays'>,
  only: number | undefined,
): readonly YearOfAdmissions[] =>
  Array.from(
    Map.groupBy(
      strays.filter(({ year }) =>
        only === undefined ? year >= comparableSince[exam] : year === only,
      ),
      ({ year }) => year,
    ),
    ([year, of]) => ({
      year,
      maxAir: Math.max(...of.map(({ maxAir }) => maxAir)),
      admits: of.reduce((sum, { admits }) => sum + admits, 0),
    }),
  );
