import type { InputOf, RowOf } from '@seatwise/api-client';
import {
  predictedRounds,
  tierLimits,
  tiers,
  type candidateCategories,
  type prediction,
  type seatCategories,
} from '@seatwise/api-client/contract/prediction';
import { takesWomenOnly } from '@seatwise/official-data';
import type { CutoffCell, CutoffYear } from '../../reference/referenceData.ts';
import { cellsOf, nameKey } from './cellIndex.ts';
import {
  airNeededFor,
  constants,
  expectedClosing,
  outlookOf,
  probabilityOf,
  tierOf,
  type Outlook,
} from './formula.ts';
import { comparableYears, historyByRound, strayHistory, type RoundHistory } from './rounds.ts';

export type Query = InputOf<typeof prediction.recommend>;
export type Recommendation = RowOf<typeof prediction.recommend>;

type Category = (typeof candidateCategories)[number];
type Pool = (typeof seatCategories)[number];

/** A seat with the statistics of its history. */
interface Forecast {
  readonly cell: CutoffCell;
  /** The only year that counts; undefined for all. */
  readonly year: number | undefined;
  readonly history: readonly CutoffYear[];
  /** By the end of each main round. */
  readonly rounds: readonly RoundHistory[];
  readonly outlook: Outlook;
}

/** The seats reserved for a candidate; the open ones are open to everyone. */
const ownPool: Readonly<Record<Category, Pool>> = {
  General: 'OP',
  OBC: 'OBC',
  SC: 'SC',
  ST: 'ST',
  EWS: 'EW',
};

const isFor = (
  query: Query,
  category: Category,
  exam: CutoffCell['exam'] | undefined,
): ((cell: CutoffCell) => boolean) => {
  const pools = query.allottedCategory ? [query.allottedCategory] : [ownPool[category], 'OP'];
  const withDisability = query.subCategory === 'PwD' ? ['NO', 'PH'] : ['NO'];
  const ph = query.allottedPh ? [query.allottedPh] : withDisability;
  const quota = nameKey(query.quotaName ?? '');
  return (cell) =>
    (!exam || cell.exam === exam) &&
    pools.includes(cell.allottedCategory) &&
    ph.includes(cell.ph) &&
    (!query.counselingCategory || cell.counseling === query.counselingCategory) &&
    (quota === '' || nameKey(cell.quota) === quota);
};

const forecast = (cell: CutoffCell, year: number | undefined): Forecast | undefined => {
  if (cell.lapsed && year === undefined) return undefined;
  const history =
    year === undefined ? comparableYears(cell) : cell.years.filter((row) => row.year === year);
  if (history.length === 0) return undefined;
  const rounds = historyByRound(history, year === undefined ? cell.roundMoves : undefined);
  const past = rounds.at(-1)?.history ?? history;
  return { cell, year, history, rounds, outlook: outlookOf(past, constants[cell.exam]) };
};

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const hardestFirst = (a: Forecast, b: Forecast): number =>
  a.outlook.expected - b.outlook.expected ||
  byText(a.cell.instituteCode, b.cell.instituteCode) ||
  byText(a.cell.subject, b.cell.subject) ||
  byText(a.cell.quota, b.cell.quota);

const rounded = (value: number, digits: 3 | 4): number => Number(value.toFixed(digits));

/** The rank that each tier requires, in the main round that takes the worst; the last tier has no limit. */
const neededAir = ({ cell, rounds, outlook }: Forecast): Recommendation['neededAir'] => {
  const outlooks = [
    outlook,
    ...rounds.map(({ history }) => outlookOf(history, constants[cell.exam])),
  ];
  return tiers
    .filter((tier) => tierLimits[tier] > 0)
    .map((tier) => ({
      tier,
      air: Math.max(...outlooks.map((of) => airNeededFor(of, tierLimits[tier]))),
    }))
    .filter(({ air }) => air > 0);
};

type RoundChance = NonNullable<Recommendation['rounds']>[number];

/** The chance by round: a rank that is enough by the end of a main round is enough by that of a later one. */
const roundChances = ({ cell, year, rounds }: Forecast, air: number): RoundChance[] => {
  const chanceOf = ({ round, history: past }: RoundHistory, least = 0): RoundChance => {
    const outlook = outlookOf(past, constants[cell.exam]);
    const probability = Math.max(least, probabilityOf(outlook, air));
    return {
      round,
      probabilityTier: tierOf(probability),
      probability: rounded(probability, 4),
      closing: Math.round(expectedClosing(outlook)),
    };
  };
  const chances: RoundChance[] = [];
  for (const round of rounds) chances.push(chanceOf(round, chances.at(-1)?.probability));
  const stray = strayHistory(cell, year);
  if (stray.length > 0) chances.push(chanceOf({ round: 'Stray Vacancy', history: stray }));
  return chances;
};

const describe = (seat: Forecast, query: Query, category: Category): Recommendation => {
  const { cell, history, rounds, outlook } = seat;
  const chances = roundChances(seat, query.air);
  const probability = chances[rounds.length - 1]?.probability ?? probabilityOf(outlook, query.air);
  return {
    instituteCode: cell.instituteCode,
    institute: cell.institute,
    state: cell.state,
    collegeKind: cell.kind,
    ...(takesWomenOnly(cell.institute, cell.subject) && { womenOnly: true }),
    subject: cell.subject,
    category,
    quotaName: cell.quota,
    allottedCategory: cell.allottedCategory,
    subCategory: query.subCategory ?? 'NO',
    allottedPh: cell.ph,
    resultYear: Math.max(...history.map(({ year }) => year)),
    minAir: Math.min(...history.map(({ minAir }) => minAir)),
    maxAir: Math.max(...history.map(({ maxAir }) => maxAir)),
    historicalAdmits: history.reduce((sum, { admits }) => sum + admits, 0),
    probabilityTier: tierOf(probability),
    confidence: rounded(outlook.confidence, 3),
    probability: rounded(probability, 4),
    ...(rounds.length > 0 && { rounds: chances }),
    neededAir: neededAir(seat),
    history: history.map(({ year, minAir, openingUnknown, maxAir, admits, admitsUnknown }) => ({
      year,
      round: predictedRounds[Math.max(...(cell.roundMoves?.lists.get(year) ?? []))],
      minAir: openingUnknown ? null : minAir,
      maxAir,
      admits: admitsUnknown ? null : admits,
    })),
  };
};

/**
 * The seats a candidate may hope for: the likeliest tier first, in each the hardest seat first, but
 * the nearest miss first among the unlikely ones, because the hardest seats are out of every reach.
 * With an exam only its seats, because a rank says nothing about another exam's.
 */
export const recommend = (
  cells: readonly CutoffCell[],
  query: Query,
  exam?: CutoffCell['exam'],
): Recommendation[] => {
  const category = query.category ?? 'General';
  const year = query.year && query.year !== '0' ? Number(query.year) : undefined;
  const candidates = query.subject?.trim() ? cellsOf(cells, query.subject) : cells;
  const rows = candidates
    .filter(isFor(query, category, exam))
    .flatMap((cell) => forecast(cell, year) ?? [])
    .toSorted(hardestFirst)
    .map((seat) => describe(seat, query, category));
  return tiers.flatMap((tier) => {
    const ofTier = rows.filter(({ probabilityTier }) => probabilityTier === tier);
    return tierLimits[tier] > 0 ? ofTier : ofTier.toReversed();
  });
};
