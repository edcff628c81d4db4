import type { InputOf, RowOf } from '@seatwise/api-client';
import {
  type predictedRounds,
  type candidateCategories,
  type prediction,
} from '@seatwise/api-client/contract/prediction';
import {
  constants,
  hardestFirst,
  likeliestFirst,
  neededRanks,
  outlookOf,
  poolsOf,
  probabilityOf,
  publishable,
  roundChance,
  roundChances,
  tierOf,
  type Outlook,
  type Placed,
  type RoundChance,
  type RoundOutlook,
} from '@seatwise/flows/chance';
import { takesWomenOnly } from '@seatwise/official-data';
import type { CutoffCell, CutoffYear } from '../../reference/referenceData.ts';
import { closedIn } from '../../reference/roundMoves.ts';
import { cellsOf, nameKey } from './cellIndex.ts';
import { comparableYears, historyByRound, strayHistory } from './rounds.ts';

export type Query = InputOf<typeof prediction.recommend>;
export type Recommendation = RowOf<typeof prediction.recommend>;

type Category = (typeof candidateCategories)[number];

/** The data of a seat that a forecast needs. */
type Seat = Pick<CutoffCell, 'exam' | 'years' | 'lapsed' | 'strays' | 'roundMoves'> & {
  /** The main rounds that are held; all of them if absent. */
  readonly heldRounds?: ReadonlySet<(typeof predictedRounds)[number]>;
};

/** A seat with the statistics of its history. */
interface Forecast<Cell extends Seat = CutoffCell> {
  readonly cell: Cell;
  /** The only year to use; undefined for all. */
  readonly year: number | undefined;
  readonly history: readonly CutoffYear[];
  /** The outlook at the end of each main round. */
  readonly rounds: readonly RoundOutlook[];
  readonly outlook: Outlook;
}

/** A seat with its row, and the values that decide the row's place. */
export interface RankedSeat extends Placed {
  readonly row: Recommendation;
}

/** The only year that a question is about; undefined for all. */
export const yearOf = ({ year }: Query): number | undefined =>
  year && year !== '0' ? Number(year) : undefined;

const isFor = (
  query: Query,
  category: Category,
  exam: CutoffCell['exam'] | undefined,
): ((cell: CutoffCell) => boolean) => {
  const pools = query.allottedCategory ? [query.allottedCategory] : poolsOf(category);
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

/** Forecasts a seat from its past; undefined if that past no longer counts. */
export const forecast = <Cell extends Seat>(
  cell: Cell,
  year: number | undefined,
): Forecast<Cell> | undefined => {
  if (cell.lapsed && year === undefined) return undefined;
  const history =
    year === undefined ? comparableYears(cell) : cell.years.filter((row) => row.year === year);
  if (history.length === 0) return undefined;
  const rounds = historyByRound(history, year === undefined ? cell.roundMoves : undefined)
    .filter(({ round }) => cell.heldRounds?.has(round) ?? true)
    .map(({ round, history: past }) => ({
      round,
      outlook: publishable(outlookOf(past, constants[cell.exam])),
    }));
  const outlook = rounds.at(-1)?.outlook ?? outlookOf(history, constants[cell.exam]);
  return { cell, year, history, rounds, outlook };
};

/** The chance of a seat in stray rounds; empty if the seat was in none. */
const strayChances = ({ cell, year }: Forecast<Seat>, air: number): RoundChance[] => {
  const stray = strayHistory(cell, year);
  if (stray.length === 0) return [];
  const outlook = outlookOf(stray, constants[cell.exam]);
  return [roundChance({ round: 'Stray Vacancy', outlook }, air)];
};

/** The chances of a seat for a rank. */
export const chancesOf = (seat: Forecast<Seat>, air: number) => {
  const { rounds, outlook } = seat;
  const chances = roundChances(rounds, air);
  const probability = chances.at(-1)?.probability ?? probabilityOf(outlook, air);
  return {
    probabilityTier: tierOf(probability),
    confidence: Number(outlook.confidence.toFixed(3)),
    probability: Number(probability.toFixed(4)),
    ...(rounds.length > 0 && { rounds: [...chances, ...strayChances(seat, air)] }),
    neededAir: neededRanks([outlook, ...rounds.map((of) => of.outlook)]),
  };
};

/** The ranks that a forecast is based on. */
export const ranksOf = ({ history }: Forecast<Seat>) => ({
  resultYear: Math.max(...history.map(({ year }) => year)),
  minAir: Math.min(...history.map(({ minAir }) => minAir)),
  maxAir: Math.max(...history.map(({ maxAir }) => maxAir)),
  historicalAdmits: history.reduce((sum, { admits }) => sum + admits, 0),
  history: history.map((of) => ({
    year: of.year,
    round: closedIn(of),
    minAir: of.openingUnknown ? null : of.minAir,
    maxAir: of.maxAir,
    admits: of.admitsUnknown ? null : of.admits,
  })),
});

const describe = (seat: Forecast, query: Query, category: Category): Recommendation => {
  const { cell } = seat;
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
    ...ranksOf(seat),
    ...chancesOf(seat, query.air),
  };
};

/**
 * The seats a candidate may hope for, in the order of `likeliestFirst`. With an exam, only its
 * seats, because a rank says nothing about another exam's. States' seats are sorted among them.
 */
export const recommend = (
  cells: readonly CutoffCell[],
  query: Query,
  exam?: CutoffCell['exam'],
  ofStates: readonly RankedSeat[] = [],
): Recommendation[] => {
  const category = query.category ?? 'General';
  const year = yearOf(query);
  const candidates = query.subject?.trim() ? cellsOf(cells, query.subject) : cells;
  const seats = candidates
    .filter(isFor(query, category, exam))
    .flatMap((cell) => forecast(cell, year) ?? [])
    .map((seat): RankedSeat => ({
      cell: seat.cell,
      outlook: seat.outlook,
      row: describe(seat, query, category),
    }));
  return likeliestFirst([...seats, ...ofStates].toSorted(hardestFirst).map(({ row }) => row));
};
