import { tierLimits } from '@seatwise/api-client/contract/constants/prediction';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  airNeededFor,
  constants,
  expectedClosing,
  outlookOf,
  probabilityOf,
  tierOf,
  type YearOfAdmissions,
} from './formula.ts';

const fourYears: readonly YearOfAdmissions[] = [
  { year: 2021, maxAir: 7900, admits: 8 },
  { year: 2022, maxAir: 9200, admits: 8 },
  { year: 2023, maxAir: 10_300, admits: 9 },
  { year: 2024, maxAir: 10_000, admits: 9 },
];
const growing = constants.UG;
const steady = { ...constants.UG, growth: 0 };

const limitsOf = (outlook: ReturnType<typeof outlookOf>) =>
  [tierLimits['Very Likely'], tierLimits.Likely, tierLimits.Possible].map((limit) =>
    airNeededFor(outlook, limit),
  );

describe('the known answers', () => {
  it('takes growth for undergraduate seats alone', () => {
    expect(constants).toEqual({
      UG: { decay: 0.3, growth: 0.05, market: 0.1, student: 0.3 },
      PG: { decay: 0.5, growth: 0, market: 0.2, student: 0.2 },
      MDS: { decay: 0.5, growth: 0, market: 0.25, student: 0.3 },
    });
  });

  it('reads four years', () => {
    const outlook = outlookOf(fourYears, steady);
    expect(outlook.expected).toBeCloseTo(9.2068, 4);
    expect(outlook.spread).toBeCloseTo(0.1492, 4);
    expect(outlook.confidence).toBeCloseTo(0.871, 3);
  });

  it('expects the closing rank, and the ranks that the tiers need', () => {
    const withGrowth = outlookOf(fourYears, growing);
    expect(Math.round(expectedClosing(withGrowth))).toBe(10_685);
    expect(limitsOf(withGrowth)).toEqual([9277, 10_338, 11_448]);
    const without = outlookOf(fourYears, steady);
    expect(Math.round(expectedClosing(without))).toBe(9965);
    expect(limitsOf(without)).toEqual([8639, 9637, 10_684]);
  });

  it.each([
    [5000, 0.9999, 'Very Likely', 0.9998, 'Very Likely'],
    [8000, 0.9722, 'Very Likely', 0.9352, 'Very Likely'],
    [8500, 0.9432, 'Very Likely', 0.8736, 'Very Likely'],
    [9000, 0.8916, 'Very Likely', 0.7752, 'Likely'],
    [9700, 0.7663, 'Likely', 0.5811, 'Possible'],
    [10_000, 0.6929, 'Likely', 0.4893, 'Possible'],
    [11_000, 0.4118, 'Possible', 0.2312, 'Unlikely'],
    [15_000, 0.0153, 'Unlikely', 0.0069, 'Unlikely'],
  ])('AIR %d: %d, %s with growth, %d, %s without', (air, p, tier, pSteady, tierSteady) => {
    const withGrowth = probabilityOf(outlookOf(fourYears, growing), air);
    expect(Number(withGrowth.toFixed(4))).toBe(p);
    expect(tierOf(withGrowth)).toBe(tier);
    const without = probabilityOf(outlookOf(fourYears, steady), air);
    expect(Number(without.toFixed(4))).toBe(pSteady);
    expect(tierOf(without)).toBe(tierSteady);
  });

  it('reads one year and one admission of a postgraduate seat', () => {
    const outlook = outlookOf([{ year: 2024, maxAir: 10_000, admits: 1 }], constants.PG);
    expect(probabilityOf(outlook, 9000)).toBeCloseTo(0.6628, 4);
    expect(outlook.spread).toBeCloseTo(0.2828, 4);
    expect(outlook.confidence).toBeCloseTo(0.315, 3);
  });

  it('is less confident of one year than of four', () => {
    const single = outlookOf(fourYears.slice(-1), growing);
    expect(Number(probabilityOf(single, 9000).toFixed(4))).toBe(0.88);
    expect(single.confidence).toBeCloseTo(0.551, 3);
    expect(single.confidence).toBeLessThan(outlookOf(fourYears, growing).confidence);
  });

  it('is less sure of a year that was estimated', () => {
    const estimated = fourYears.map((row) => ({ ...row, doubt: 0.04 }));
    const [known, doubtful] = [outlookOf(fourYears, growing), outlookOf(estimated, growing)];
    expect(doubtful.expected).toBe(known.expected);
    expect(doubtful.spread).toBeCloseTo(Math.sqrt(known.spread ** 2 + 0.04), 10);
  });
});

describe('tierOf', () => {
  it.each([
    [1, 'Very Likely'],
    [0.85, 'Very Likely'],
    [0.8499, 'Likely'],
    [0.6, 'Likely'],
    [0.5999, 'Possible'],
    [0.3, 'Possible'],
    [0.2999, 'Unlikely'],
    [0, 'Unlikely'],
  ])('calls %d %s', (p, tier) => {
    expect(tierOf(p)).toBe(tier);
  });
});

describe('for any history', () => {
  const rank = fc.integer({ min: 1, max: 2_300_000 });
  const histories = fc.uniqueArray(
    fc.record({
      year: fc.integer({ min: 2021, max: 2024 }),
      maxAir: rank,
      admits: fc.integer({ min: 1, max: 250 }),
    }),
    { minLength: 1, maxLength: 4, selector: ({ year }) => year },
  );
  const exams = fc.constantFrom(...Object.values(constants));

  it('never gives a worse rank a better chance', () => {
    fc.assert(
      fc.property(histories, exams, rank, rank, (history, exam, a, b) => {
        const outlook = outlookOf(history, exam);
        const better = probabilityOf(outlook, Math.min(a, b));
        const worse = probabilityOf(outlook, Math.max(a, b));
        expect(worse).toBeLessThanOrEqual(better);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps chance and confidence between 0 and 1', () => {
    fc.assert(
      fc.property(histories, exams, rank, (history, exam, air) => {
        const outlook = outlookOf(history, exam);
        for (const value of [probabilityOf(outlook, air), outlook.confidence]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('finds the worst rank for a chance', () => {
    const chances = fc.double({ min: 0.01, max: 0.99, noNaN: true });
    fc.assert(
      fc.property(histories, exams, chances, (history, exam, chance) => {
        const outlook = outlookOf(history, exam);
        const needed = airNeededFor(outlook, chance);
        // At rank 0 any chance is reached, so this holds even if no real rank has the chance.
        expect(probabilityOf(outlook, needed)).toBeGreaterThanOrEqual(chance - 1e-9);
        expect(probabilityOf(outlook, needed + 1)).toBeLessThanOrEqual(chance + 1e-9);
      }),
    );
  });
});
