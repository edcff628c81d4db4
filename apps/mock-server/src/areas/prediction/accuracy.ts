import type { AnswerOf } from '@seatwise/api-client';
import type { accuracy as contract } from '@seatwise/api-client/contract/accuracy';
import { exams, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import {
  predictedRounds,
  tiers,
  type PredictedRound,
} from '@seatwise/api-client/contract/prediction';
import { delay } from 'msw';
import { memoize } from '../../memoize.ts';
import type { CutoffCell } from '../../reference/referenceData.ts';
import { mainRounds } from '../../reference/roundMoves.ts';
import { compareFormulas } from './formulaComparison.ts';
import {
  airNeededFor,
  constants,
  outlookOf,
  probabilityOf,
  tierOf,
  type Tier,
  type YearOfAdmissions,
} from './formula.ts';
import { comparableYears, historyByRound } from './rounds.ts';

export type Accuracy = AnswerOf<typeof contract.readAccuracy>;

/**
 * Each seat is asked for twenty ranks: one with a chance of 2.5 %, one of 7.5 % and so on. Ranks
 * at random would mostly be far from a closing rank, and every prediction would look right.
 */
const askedChances: readonly number[] = Array.from({ length: 20 }, (_, i) => (i + 0.5) / 20);

interface Tally {
  measured: number;
  reached: number;
  /** The sum of the chances that were given. */
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

/** Asks a seat for ranks as students could have before the year, and notes which sufficed. */
const measure = (
  tally: YearTally,
  exam: CutoffCell['exam'],
  before: readonly YearOfAdmissions[],
  { maxAir }: YearOfAdmissions,
): void => {
  const outlook = outlookOf(before, constants[exam]);
  // Whole ranks: seats that close early have one rank for several chances, and none for others.
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

const yearOf = (year: number, { from, seats, unfilled, tiers: tallies }: YearTally) => ({
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

/** How many seats are measured before other work has its turn. */
const slice = 1000;

/** What is predicted: the ranks of all main rounds together, or those by the end of one. */
interface Question {
  readonly round: PredictedRound | undefined;
  /** The years of a seat that can be compared, the earliest first. */
  readonly pastOf: (cell: CutoffCell) => readonly YearOfAdmissions[];
}

/** By round where lists are published; a year counts where it has the round's own list. */
const questionsOf = (cells: readonly CutoffCell[]): readonly Question[] => {
  const lists = cells.find(({ roundMoves }) => roundMoves)?.roundMoves?.lists;
  if (!lists) return [{ round: undefined, pastOf: comparableYears }];
  return predictedRounds.slice(0, mainRounds).map((round, index) => ({
    round,
    pastOf: (cell) => {
      const known = comparableYears(cell).filter(({ year }) => lists.get(year)?.has(index));
      return (
        historyByRound(known, undefined).findLast(
          (of) => predictedRounds.indexOf(of.round) <= index,
        )?.history ?? []
      );
    },
  }));
};

const isSample = ({ years }: CutoffCell): boolean => years.some(({ sample }) => sample);

/** Each seat of an exam predicted from the years before. */
const groupOf = async (
  exam: Exam,
  cells: readonly CutoffCell[],
  { round, pastOf }: Question,
): Promise<Accuracy['groups'][number]> => {
  const tallies = new Map<number, YearTally>();
  const pasts = cells.map(pastOf);
  const years = ascending(new Set(pasts.flatMap((past) => past.map(({ year }) => year))));
  for (const [index, past] of pasts.entries()) {
    if (index % slice === slice - 1) await delay(0);
    for (const year of years) {
      const before = past.filter((row) => row.year < year);
      if (before.length === 0) continue;
      const tally = tallies.get(year) ?? newYear();
      tallies.set(year, tally);
      for (const row of before) tally.from.add(row.year);
      const actual = past.find((row) => row.year === year);
      if (actual) measure(tally, exam, before, actual);
      else tally.unfilled += 1;
    }
  }
  return {
    exam,
    sample: cells.some(isSample),
    round: round ?? null,
    years: ascending(tallies.keys()).map((year) => yearOf(year, tallies.get(year)!)),
  };
};

/**
 * How the prediction would have done: each year of the data predicted from those before it. A
 * version of the data is measured once.
 */
export const accuracyOf = memoize(async (cells: readonly CutoffCell[]): Promise<Accuracy> => {
  const groups: Accuracy['groups'] = [];
  const comparisons: NonNullable<Accuracy['comparisons']> = [];
  for (const exam of exams)
    for (const ofSamples of [false, true]) {
      const own = cells.filter((cell) => cell.exam === exam && isSample(cell) === ofSamples);
      const questions = questionsOf(own);
      for (const question of questions) {
        const group = await groupOf(exam, own, question);
        if (group.years.length > 0) groups.push(group);
      }
      const [first] = questions;
      if (first?.round)
        comparisons.push({
          exam,
          round: first.round,
          formulas: await compareFormulas(exam, own.map(first.pastOf)),
        });
    }
  return { groups, comparisons };
});
