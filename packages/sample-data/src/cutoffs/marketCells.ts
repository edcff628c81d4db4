import type { SampleCollege } from '../college.ts';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { Quota } from '@seatwise/api-client/contract/constants/quotas';
import { createRandom } from '../random.ts';
import { competitorOf, type Competitor } from './competitors.ts';
import type { SampleCell, SampleYear } from './sampleCell.ts';
import { entriesOf, settleByPlace, settleByScore, type Settled } from './entries.ts';
import { levelsOver } from './levels.ts';
import type { Market } from './market.ts';
import { poolsOf, type PoolOfSeats } from './pools.ts';
import { knownFigures } from './wellKnown.ts';
import { yearRows } from './yearRows.ts';

interface Competition {
  readonly exam: Exam;
  readonly subject: string;
  readonly quota: Quota;
  readonly market: Market;
  readonly colleges: readonly SampleCollege[];
}

/** Colleges rank in the reserved pools much as among the open seats. */
const disabledTaste = 0.15;

/** All cells of one market. The open seats come first: the others fill up behind them. */
export const marketCells = (competition: Competition): readonly SampleCell[] => {
  const { exam, subject, quota, market, colleges } = competition;
  const random = createRandom(`cut-offs ${subject} ${quota}`);
  const competitors = colleges.map((college) => competitorOf(college, exam, random));
  const [openPool, ...otherPools] = poolsOf(market);

  const enter = (among: readonly Competitor[], pool: PoolOfSeats) => {
    const knownOf = ({ college }: Competitor) =>
      knownFigures(college.name, { subject, quota, ...pool });
    return entriesOf(among, pool, knownOf, random);
  };

  const cell = ({ college }: Competitor, { pool, ph }: PoolOfSeats, years: readonly SampleYear[]) =>
    ({
      instituteCode: college.code,
      institute: college.name,
      state: college.state,
      kind: college.kind,
      subject,
      quota,
      allottedCategory: pool,
      ph,
      exam,
      counseling: exam === 'UG' ? 'UG' : 'PG',
      years,
    }) as const satisfies SampleCell;

  const openSeats = settleByScore(
    enter(competitors, openPool),
    openPool,
    ({ college }) => college.standing + openPool.taste * random.normal(),
  );
  const levels = levelsOver(exam, openSeats);
  const open = new Map<
    Competitor,
    { readonly settled: Settled; readonly rows: readonly SampleYear[] }
  >();
  for (const settled of openSeats) {
    const rows = yearRows(settled, { exam, pool: 'OP', levels, openRows: [] }, random);
    open.set(settled.competitor, { settled, rows });
  }

  const nearOpenPlace = (competitor: Competitor, taste: number): number => {
    const { place } = open.get(competitor)!.settled;
    // The best colleges are the best for everyone.
    return place + taste * Math.min(1, 0.2 + 2 * place) * random.normal();
  };
  const settle = (pool: PoolOfSeats): readonly Settled[] => {
    const reserving = competitors.filter(({ college }) => college.kind !== 'armed forces');
    const entries = enter(reserving, pool);
    return pool.ph === 'PH'
      ? settleByPlace(entries, pool, (competitor) => nearOpenPlace(competitor, disabledTaste))
      : settleByScore(entries, pool, (competitor) => nearOpenPlace(competitor, pool.taste));
  };
  const reservedCells = (pool: PoolOfSeats): readonly SampleCell[] =>
    settle(pool).map((settled) => {
      const { competitor, known } = settled;
      const { rows: openRows, settled: openOnes } = open.get(competitor)!;
      const closing = known?.closing ?? Math.max(settled.closing, 1.01 * openOnes.closing);
      const season = { exam, pool: pool.pool, levels, openRows };
      return cell(competitor, pool, yearRows({ ...settled, closing }, season, random));
    });

  return [
    ...Array.from(open, ([competitor, { rows }]) => cell(competitor, openPool, rows)),
    ...otherPools.flatMap(reservedCells),
  ];
};
