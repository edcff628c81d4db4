import { tierLimits, tiers } from '@seatwise/api-client/contract/prediction';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CutoffCell, CutoffYear } from '../../reference/referenceData.ts';
import { withRoundMoves } from '../../reference/roundMoves.ts';
import { accuracyOf as measured, type Accuracy } from './accuracy.ts';
import { airNeededFor, constants, outlookOf } from '@seatwise/flows/chance';

/** The accuracy for seats that have only Round 1 lists. */
const accuracyOf = (cells: readonly CutoffCell[]): Promise<Accuracy> =>
  measured(withRoundMoves(cells));

/** Closing ranks from a given year; null for a year without an admission. */
const rows = (
  closings: readonly (number | null)[],
  { from = 2021, admits = 1 } = {},
): CutoffYear[] =>
  closings.flatMap((maxAir, index) =>
    maxAir === null
      ? []
      : [
          {
            year: from + index,
            minAir: 1,
            maxAir,
            admits,
            rounds: [{ round: 'Round 1', publisher: 'MCC', minAir: 1, maxAir, admits }],
          },
        ],
  );

const cell = (years: readonly CutoffYear[], given: Partial<CutoffCell> = {}): CutoffCell => ({
  instituteCode: '200447',
  institute: 'A college',
  state: 'Kerala',
  kind: 'government',
  subject: 'MBBS',
  quota: 'All India',
  allottedCategory: 'OP',
  ph: 'NO',
  exam: 'UG',
  counseling: 'UG',
  years,
  ...given,
});

/** [measured, reached] for each tier, the best first. */
const countsOf = ({ tiers: tallies }: Accuracy['groups'][number]['years'][number]) =>
  tallies.map(({ measured, reached }) => [measured, reached]);

describe('computed by hand', () => {
  // One UG year with one admission at 10,000: expected ln 10,000 + 0.05, spread √(0.1² + 0.3²). The
  // rank for the chance q is 10,000·exp(0.05 − 0.17435·ln(q/(1−q))); 9,000 covers q ≥ 0.71.
  it('BEY-BCK-01 BEY-BCK-02 one seat, one year from the year before', async () => {
    const { groups } = await accuracyOf([cell(rows([10_000, 9000]))]);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ exam: 'UG', round: 'Round 1' });
    const [year] = groups[0]!.years;
    expect(year).toMatchObject({ year: 2022, from: [2021], seats: 1, unfilled: 0 });
    expect(countsOf(year!)).toEqual([
      [3, 3],
      [5, 3],
      [6, 0],
      [6, 0],
    ]);
    const [best] = year!.tiers;
    expect(best!.chance).toBeCloseTo((0.875 + 0.925 + 0.975) / 3, 3);
  });

  // Expected ln 2 + 0.05: low chances give rank 3 (0.115), chances up to a half rank 2 (0.571), and
  // higher ones rank 1 (0.986), if any. Rank 3 is never admitted, rank 2 only in the first case.
  it.each([
    [2, [1, 1], [1, 1]],
    [1, [1, 1], [1, 0]],
  ])('BEY-BCK-02 whole ranks, each asked once: closing at %d', async (closing, best, middle) => {
    const { groups } = await accuracyOf([cell(rows([2, closing]))]);
    expect(countsOf(groups[0]!.years[0]!)).toEqual([best, [0, 0], middle, [1, 0]]);
    expect(groups[0]!.years[0]!.tiers[1]!.chance).toBeNull();
  });

  it('BEY-BCK-03 counts seats without an admission, and does not measure them', async () => {
    const data = [cell(rows([5000, null, 5100])), cell(rows([7000, 7000]))];
    const { groups } = await accuracyOf(data);
    const years = groups[0]!.years.map(({ year, from, seats, unfilled }) => [
      year,
      from,
      seats,
      unfilled,
    ]);
    expect(years).toEqual([
      [2022, [2021], 1, 1],
      [2023, [2021, 2022], 1, 1],
    ]);
  });

  it('says nothing of one year, nor of no data', async () => {
    expect(await accuracyOf([cell(rows([5000]))])).toEqual({ groups: [], comparisons: [] });
    expect(await accuracyOf([])).toEqual({ groups: [], comparisons: [] });
  });
});

it('BEY-BCK-04 measures a version of the data once', async () => {
  const data = [cell(rows([5000, 5100]))];
  expect(measured(data)).toBe(measured(data));
  expect(await measured([...data])).toEqual(await measured(data));
});

it('lets other work have its turn while it measures', async () => {
  const data = Array.from({ length: 2500 }, () => cell(rows([5000, 5100])));
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  await accuracyOf(data);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});

describe('for any data', () => {
  const closing = fc.option(fc.integer({ min: 1, max: 2_000_000 }), { freq: 4 });
  const cells = fc.array(
    fc
      .tuple(
        fc.array(closing, { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('UG', 'PG', 'MDS'),
      )
      .map(([closings, admits, exam]) => cell(rows(closings, { admits }), { exam })),
    { maxLength: 12 },
  );

  const yearsBefore2024 = ({ groups }: Accuracy) =>
    groups.flatMap(({ exam, round, years }) =>
      years.filter(({ year }) => year < 2024).map((year) => [exam, round, year]),
    );

  it('BEY-BCK-01 what happens later does not change how a year was predicted', async () => {
    await fc.assert(
      fc.asyncProperty(cells, async (data) => {
        const until2023 = data.map(({ years, exam }) =>
          cell(
            years.filter(({ year }) => year < 2024),
            { exam },
          ),
        );
        const [whole, earlier] = await Promise.all([accuracyOf(data), accuracyOf(until2023)]);
        expect(yearsBefore2024(whole)).toEqual(yearsBefore2024(earlier));
      }),
    );
  });

  it('BEY-BCK-02 the order of the seats does not matter, and counts agree', async () => {
    await fc.assert(
      fc.asyncProperty(cells, async (data) => {
        const [there, back] = await Promise.all([accuracyOf(data), accuracyOf(data.toReversed())]);
        expect(back).toEqual(there);
        for (const { years } of there.groups)
          for (const { seats, tiers: tallies } of years) {
            expect(tallies.map(({ tier }) => tier)).toEqual(tiers);
            const measured = tallies.reduce((sum, tally) => sum + tally.measured, 0);
            expect(measured).toBeLessThanOrEqual(20 * seats);
            for (const [index, { tier, reached, measured: all, chance }] of tallies.entries()) {
              expect(reached).toBeLessThanOrEqual(all);
              if (chance === null) continue;
              expect(chance).toBeGreaterThanOrEqual(tierLimits[tier]);
              expect(chance).toBeLessThanOrEqual(index === 0 ? 1 : tierLimits[tiers[index - 1]!]);
            }
          }
      }),
    );
  });
});

describe('what it says of a formula', () => {
  const history = rows([300_000, 310_000], { admits: 8 });
  const outlook = outlookOf(history, constants.UG);

  it('BEY-BCK-02 that is right: as many are reached as it promised', async () => {
    // One seat for each thousandth of the expected distribution.
    const data = Array.from({ length: 1000 }, (_, i) =>
      cell([
        ...history,
        ...rows([airNeededFor(outlook, (i + 0.5) / 1000)], { from: 2023, admits: 8 }),
      ]),
    );
    const { groups } = await accuracyOf(data);
    const last = groups[0]!.years.at(-1)!;
    for (const { measured, reached, chance } of last.tiers)
      expect(reached / measured).toBeCloseTo(chance!, 2);
  });

  it.each([
    ['pessimistic: all are reached', 1_900_000, 1],
    ['optimistic: none is', 3, 0],
  ])('BEY-BCK-02 that was too %s', async (_, closing, share) => {
    const { groups } = await accuracyOf([cell([...history, ...rows([closing], { from: 2023 })])]);
    for (const { measured, reached } of groups[0]!.years.at(-1)!.tiers)
      expect(reached / measured).toBe(share);
  });
});
