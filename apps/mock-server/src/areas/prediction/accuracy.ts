import type { AnswerOf } from '@seatwise/api-client';
import type { accuracy as contract } from '@seatwise/api-client/contract/accuracy';
import { exams } from '@seatwise/api-client/contract/constants/counselling';
import { tiers } from '@seatwise/api-client/contract/prediction';
import { delay } from 'msw';
import { memoize } from '../../memoize.ts';
import type { CutoffCell, CutoffYear } from '../../reference/referenceData.ts';
import { comparableYears } from './rounds.ts';
import { airNeededFor, constants, outlookOf, probabilityOf, tierOf, type Tier } from './formula.ts';

export type Accuracy = AnswerOf<typeof contract.readAccuracy>;

/**
 * The chances of the ranks that each seat is asked for: as many in every twentieth, so that no
 * tier is filled with ranks that were never in doubt.
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
  before: readonly CutoffYear[],
  { maxAir }: CutoffYear,
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

/** Each seat of an exam predicted from the years before, generated ranks by themselves. */
const groupsOf = async (
  exam: CutoffCell['exam'],
  cells: readonly CutoffCell[],
): Promise<Accuracy['groups']> => {
  const years = ascending(new Set(cells.flatMap((cell) => cell.years.map(({ year }) => year))));
  const tallies = { published: new Map<number, YearTally>(), sample: new Map<number, YearTally>() };
  for (const [index, cell] of cells.entries()) {
    if (index % slice === slice - 1) await delay(0);
    const known = comparableYears(cell);
    for (const year of years) {
      const before = known.filter((row) => row.year < year);
      if (before.length === 0) continue;
      const actual = known.find((row) => row.year === year);
      const isSample = [...before, actual].some((row) => row?.sample);
      const group = tallies[isSample ? 'sample' : 'published'];
      const tally = group.get(year) ?? newYear();
      group.set(year, tally);
      for (const row of before) tally.from.add(row.year);
      if (actual) measure(tally, exam, before, actual);
      else tally.unfilled += 1;
    }
  }
  return (['published', 'sample'] as const)
    .map((source) => ({
      exam,
      sample: source === 'sample',
      years: ascending(tallies[source].keys()).map((year) =>
        yearOf(year, tallies[source].get(year)!),
      ),
    }))
    .filter((group) => group.years.length > 0);
};

/**
 * How the prediction would have done: each year of the data predicted from those before it. A
 * version of the data is measured once.
 */
export const accuracyOf = memoize(async (cells: readonly CutoffCell[]): Promise<Accuracy> => {
  const byExam = Map.groupBy(cells, ({ exam }) => exam);
  const groups: Accuracy['groups'] = [];
  for (const exam of exams) groups.push(...(await groupsOf(exam, byExam.get(exam) ?? [])));
  return { groups };
});
