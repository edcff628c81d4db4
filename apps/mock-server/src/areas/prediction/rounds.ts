import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { DataRound } from '@seatwise/api-client/contract/constants/data';
import { predictedRounds, type PredictedRound } from '@seatwise/api-client/contract/prediction';
import type { CutoffCell, CutoffYear } from '../../reference/referenceData.ts';
import type { YearOfAdmissions } from './formula.ts';

/**
 * The first year whose ranks count in a prediction. Before 2020 AIIMS and JIPMER had exams of their
 * own, and of 2019 only the first round is known.
 */
const comparableSince: Readonly<Record<Exam, number>> = { UG: 2020, PG: 0, MDS: 0 };

/** The years of a seat that a prediction rests on. */
export const comparableYears = ({ exam, years }: CutoffCell): readonly CutoffYear[] =>
  years[0] && years[0].year < comparableSince[exam]
    ? years.filter(({ year }) => year >= comparableSince[exam])
    : years;

/** The mop-up round was the third main round until 2022, when MCC renamed it. */
const thirdRounds: ReadonlySet<DataRound> = new Set<DataRound>(['Round 3', 'Mop-up']);

const mainRoundOf = (round: DataRound): number =>
  thirdRounds.has(round) ? 2 : predictedRounds.indexOf(round as PredictedRound);

/** What a prediction by round rests on. */
export interface RoundHistory {
  readonly round: PredictedRound;
  readonly history: readonly YearOfAdmissions[];
}

/** The years as they were by the end of a main round; a list that is missing changes nothing. */
const historyBy = (history: readonly CutoffYear[], index: number): readonly YearOfAdmissions[] =>
  history.flatMap(({ year, rounds = [] }) => {
    const given = rounds.filter(({ round }) => mainRoundOf(round) <= index);
    return given.length === 0
      ? []
      : [
          {
            year,
            maxAir: Math.max(...given.map(({ maxAir }) => maxAir)),
            admits: Math.max(...given.map(({ admits }) => admits)),
          },
        ];
  });

/**
 * A seat's past by round: as it was by the end of each main round up to the last in which it was
 * given. The last one is the past of all main rounds.
 */
export const historyByRound = (history: readonly CutoffYear[]): readonly RoundHistory[] => {
  const last = Math.max(
    -1,
    ...history.flatMap(({ rounds = [] }) => rounds.map(({ round }) => mainRoundOf(round))),
  );
  return predictedRounds
    .slice(0, last + 1)
    .map((round, index) => ({ round, history: historyBy(history, index) }))
    .filter((of) => of.history.length > 0);
};

/** The stray rounds of each of the years together. */
export const strayHistory = (
  { exam, strays = [] }: CutoffCell,
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
