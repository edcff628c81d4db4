import type { AnswerOf } from '@seatwise/api-client';
import type { accuracy as contract } from '@seatwise/api-client/contract/accuracy';
import { exams } from '@seatwise/api-client/contract/constants/counselling';
import {
  predictedRounds,
  tiers,
  type PredictedRound,
} from '@seatwise/api-client/contract/prediction';
import { memoize } from '../../memoize.ts';
import type { CutoffCell, CutoffYear } from '../../reference/referenceData.ts';
import { givenBy, mainRounds, withRoundMoves } from '../../reference/roundMoves.ts';
import { compareFormulas } from './formulaComparison.ts';
import {
  airNeededFor,
  constants,
  outlookOf,
  probabilityOf,
  tierOf,
  type Constants,
  type Tier,
  type YearOfAdmissions,
} from '@seatwise/flows/chance';
import { comparableYears, historyByRound, standingBy } from './rounds.ts';
import { letOthersWork } from './letOthersWork.ts';

export type Accuracy = AnswerOf<typeof contract.readAccuracy>;

/**
 * Each seat is tested with twenty ranks: one with a chance of 2.5 %, one of 7.5 % and so on. Random
 * ranks would mostly be far from a closing rank, and every prediction would look right.
 */
const askedChances: readonly number[] = Array.from({ length: 20 }, (_, i) => (i + 0.5) / 20);

interface Tally {
  measured: number;
  reached: number;
  /** The sum of the predicted chances. */
  chances: number;
}

interface YearTally {
  readonly from: Set<number>;
  seats: number;
  unfilled: number;
  readonly tiers: ReadonlyMap<Tier, Tally>;
}

const newYear = (): YearTally => ({
  from: new Set(),
  seats: 0,
  unfilled: 0,
  tiers: new Map(tiers.map((tier) => [tier, { measured: 0, reached: 0, chances: 0 }])),
});

/** Predicts a seat from the years before for several ranks, and counts which were admitted. */
const measure = (
  tally: YearTally,
  formula: Constants,
  before: readonly YearOfAdmissions[],
  { maxAir }: YearOfAdmissions,
): void => {
  const outlook = outlookOf(before, formula);
  // Ranks are whole numbers: for an early closing seat, several chances share a rank, or have none.
  const ranks = new Set(askedChances.map((chance) => airNeededFor(outlook, chance)));
  for (const air of ranks) {
    if (air < 1) continue;
    const chance = probabilityOf(outlook, air);
    const tier = tally.tiers.get(tierOf(chance))!;
    tier.measured += 1;
    tier.chances += chance;
    if (air <= maxAir) tier.reached += 1;
  }
  tally.seats += 1;
};

const ascending = (values: Iterable<number>): number[] => [...values].toSorted((a, b) => a - b);

export const yearOf = (year: number, { from, seats, unfilled, tiers: tallies }: YearTally) => ({
  year,
  from: ascending(from),
  seats,
  unfilled,
  tiers: Array.from(tallies, ([tier, { measured, reached, chances }]) => ({
    tier,
    measured,
    reached,
    chance: measured === 0 ? null : Number((chances / measured).toFixed(4)),
  })),
});

/** The number of seats measured before other work gets a turn. */
const slice = 1000;

/** A seat's history before a year and its actual result; undefined if nobody got the seat. */
interface AskedSeat {
  readonly before: readonly YearOfAdmissions[];
  readonly actual: YearOfAdmissions | undefined;
}

/** What measuring needs of a seat, whether MCC or a state gives it. */
type Measured = Pick<CutoffCell, 'exam' | 'subject' | 'quota' | 'years' | 'roundMoves'>;

/** The seats of a year at the end of a main round. */
interface Question {
  readonly round: PredictedRound;
  readonly seats: readonly AskedSeat[];
}

const isBefore =
  (year: number) =>
  (row: CutoffYear): boolean =>
    row.year < year;

/** The questions by round, as the product would have answered with only earlier years' lists. */
const askedByRound = (cells: readonly Measured[], year: number): readonly Question[] => {
  const known = cells.map((cell) => ({ ...cell, years: cell.years.filter(isBefore(year)) }));
  const pasts = withRoundMoves(known).map((cell) =>
    historyByRound(comparableYears(cell), cell.roundMoves),
  );
  return predictedRounds.slice(0, mainRounds).map((round, index) => ({
    round,
    seats: cells.flatMap(({ years, roundMoves }, at) => {
      const hasList = roundMoves?.lists.get(year)?.has(index);
      const before = pasts[at]!.find((of) => of.round === round)?.history ?? [];
      const row = years.find((of) => of.year === year);
      return hasList ? [{ before, actual: row && standingBy(row, index, roundMoves) }] : [];
    }),
  }));
};

/** Predicts each seat of an exam from the years before, by round. */
export const measureExam = async (
  cells: readonly Measured[],
  years: readonly number[],
  formula: Constants = constants[cells[0]!.exam],
): Promise<ReadonlyMap<PredictedRound, ReadonlyMap<number, YearTally>>> => {
  const rounds = new Map<PredictedRound, Map<number, YearTally>>();
  for (const year of years)
    for (const { round, seats } of askedByRound(cells, year)) {
      const tally = newYear();
      for (const [index, { before, actual }] of seats.entries()) {
        if (index % slice === slice - 1) await letOthersWork();
        if (before.length === 0) continue;
        for (const row of before) tally.from.add(row.year);
        if (actual) measure(tally, formula, before, actual);
        else tally.unfilled += 1;
      }
      if (tally.from.size === 0) continue;
      const ofRound = rounds.get(round) ?? new Map<number, YearTally>();
      rounds.set(round, ofRound.set(year, tally));
    }
  return rounds;
};

const yearsOf = (cells: readonly CutoffCell[]): number[] =>
  ascending(new Set(cells.flatMap((cell) => comparableYears(cell).map(({ year }) => year))));

/** The first round's closing ranks, on which formulas are compared. */
const firstRounds = (cells: readonly CutoffCell[]) =>
  cells.map((cell) =>
    comparableYears(cell).flatMap((row) =>
      givenBy(row, 0).length > 0 ? (standingBy(row, 0, undefined) ?? []) : [],
    ),
  );

/**
 * How accurate the prediction would have been: each year of the data is predicted from the years
 * before. Each version of the data is measured only once.
 */
export const accuracyOf = memoize(async (cells: readonly CutoffCell[]): Promise<Accuracy> => {
  const groups: Accuracy['groups'] = [];
  const comparisons: NonNullable<Accuracy['comparisons']> = [];
  for (const exam of exams) {
    const own = cells.filter((cell) => cell.exam === exam);
    if (own.length === 0) continue;
    for (const [round, tallies] of await measureExam(own, yearsOf(own)))
      groups.push({
        exam,
        round,
        years: Array.from(tallies, ([year, tally]) => yearOf(year, tally)),
      });
    const pasts = firstRounds(own);
    if (pasts.some((past) => past.length > 1))
      comparisons.push({
        exam,
        round: predictedRounds[0],
        formulas: await compareFormulas(exam, pasts),
      });
  }
  return { groups, comparisons };
});
