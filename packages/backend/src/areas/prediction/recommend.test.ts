import {
  candidateCategories,
  counselings,
  prediction,
  seatCategories,
  seatPh,
  subCategories,
  tierLimits,
  tiers,
  years,
} from '@seatwise/api-client/contract/prediction';
import { quotas } from '@seatwise/api-client/contract/constants/quotas';
import { readerOf } from '@seatwise/api-client/reader';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CutoffCell } from '../../reference/referenceData.ts';
import { officialCells } from '../official-data/officialCells.ts';
import { airNeededFor, constants, outlookOf } from '@seatwise/flows/chance';
import { recommend, type Query, type Recommendation } from './recommend.ts';

const cells = await officialCells();

it('BEY-RUL-07 names the IP University Quota at the colleges of MCC’s lists alone', () => {
  const ofIp = cells.filter(({ quota }) => quota === quotas.ip || quota === quotas.ipForces);
  expect([...new Set(ofIp.map(({ institute }) => institute))].toSorted()).toEqual([
    expect.stringContaining('RML Hospital'),
    expect.stringContaining('ESIC Dental College, Rohini'),
    expect.stringContaining('ESIC Medical College, Basaidarapur'),
    expect.stringContaining('Safdarjung'),
  ]);
});

const valuesOf = <K extends keyof Recommendation>(query: Query, key: K) =>
  new Set(recommend(cells, query).map((row) => row[key]));

const count = (query: Query) => recommend(cells, query).length;

const keyOf = (row: Recommendation) =>
  [row.instituteCode, row.subject, row.quotaName, row.allottedCategory, row.allottedPh].join();

const cell = (code: string, closing: number, given: Partial<CutoffCell> = {}): CutoffCell => ({
  instituteCode: code,
  institute: `College ${code}`,
  state: 'Kerala',
  kind: 'government',
  subject: 'MBBS',
  quota: 'All India',
  allottedCategory: 'OP',
  ph: 'NO',
  exam: 'UG',
  counseling: 'UG',
  years: [2021, 2022, 2023, 2024].map((year) => ({
    year,
    minAir: Math.round(closing / 2),
    maxAir: closing + year - 2024,
    admits: 5,
  })),
  ...given,
});

describe('a row', () => {
  it('RNK-42 holds the specified fields, the chance and its history, and fits the contract', () => {
    const [row] = recommend([cell('200447', 10_000)], {
      air: 9000,
      category: 'OBC',
      subCategory: 'PwD',
    });
    const history = cell('200447', 10_000).years;
    const outlook = outlookOf(history, constants.UG);
    expect(row).toEqual({
      instituteCode: '200447',
      institute: 'College 200447',
      state: 'Kerala',
      collegeKind: 'government',
      subject: 'MBBS',
      category: 'OBC',
      quotaName: 'All India',
      allottedCategory: 'OP',
      subCategory: 'PwD',
      allottedPh: 'NO',
      resultYear: 2024,
      minAir: 5000,
      maxAir: 10_000,
      historicalAdmits: 20,
      probabilityTier: 'Very Likely',
      confidence: Number(outlook.confidence.toFixed(3)),
      probability: expect.closeTo(0.8652, 4),
      neededAir: (['Very Likely', 'Likely', 'Possible'] as const).map((tier) => ({
        tier,
        air: airNeededFor(outlook, tierLimits[tier]),
      })),
      history,
    });
  });

  it('tells the rank that each tier needs: one rank better is in it, one worse is not', () => {
    const seat = [cell('200447', 10_000)];
    const [row] = recommend(seat, { air: 9000 });
    for (const { tier, air } of row!.neededAir!) {
      const tierAt = (rank: number) => recommend(seat, { air: rank })[0]?.probabilityTier;
      expect(tierAt(air)).toBe(tier);
      expect(tierAt(air + 1)).not.toBe(tier);
    }
  });

  it('names no rank for a tier that not even the first one reaches', () => {
    const years = [{ year: 2024, minAir: 1, maxAir: 1, admits: 1 }];
    const [row] = recommend([cell('200447', 1, { years })], { air: 1 });
    expect(row!.probabilityTier).toBe('Possible');
    expect(row!.neededAir!.map(({ tier }) => tier)).toEqual(['Possible']);
  });

  it('fits the contract whatever is asked', () => {
    const { fits } = readerOf(prediction.recommend.answer.schema);
    for (const counselingCategory of counselings) {
      const rows = recommend(cells, { air: 20_000, counselingCategory, subCategory: 'PwD' });
      expect(rows.length).toBeGreaterThan(1000);
      expect(rows.every(fits)).toBe(true);
    }
  });
});

describe('the filters', () => {
  it.each([
    ['General', ['OP']],
    ['OBC', ['OBC', 'OP']],
    ['SC', ['OP', 'SC']],
    ['ST', ['OP', 'ST']],
    ['EWS', ['EW', 'OP']],
  ] as const)('search the pools of %s: %j', (category, pools) => {
    const found = valuesOf({ air: 9000, subject: 'MBBS', category }, 'allottedCategory');
    expect([...found].map(String).toSorted()).toEqual(pools);
    expect(valuesOf({ air: 9000, subject: 'MBBS', category }, 'category')).toEqual(
      new Set([category]),
    );
  });

  it('take a candidate for General when no category is given', () => {
    expect(recommend(cells, { air: 9000, subject: 'BDS' })).toEqual(
      recommend(cells, { air: 9000, subject: 'BDS', category: 'General' }),
    );
  });

  it.each(seatCategories)('keep to the pool %s when it is asked for', (allottedCategory) => {
    const query: Query = { air: 9000, subject: 'MBBS', category: 'SC', allottedCategory };
    expect(valuesOf(query, 'allottedCategory')).toEqual(new Set([allottedCategory]));
  });

  it('leave seats for persons with a disability to them', () => {
    const query: Query = { air: 9000, subject: 'MBBS' };
    expect(valuesOf(query, 'allottedPh')).toEqual(new Set(['NO']));
    expect(valuesOf({ ...query, subCategory: 'NO' }, 'allottedPh')).toEqual(new Set(['NO']));
    expect(valuesOf({ ...query, subCategory: 'PwD' }, 'allottedPh')).toEqual(new Set(['NO', 'PH']));
    for (const allottedPh of seatPh)
      expect(valuesOf({ ...query, allottedPh }, 'allottedPh')).toEqual(new Set([allottedPh]));
  });

  it('find subject and quota without regard to case and surrounding spaces', () => {
    const exact = recommend(cells, { air: 9000, subject: 'MBBS', quotaName: 'All India' });
    expect(exact.length).toBeGreaterThan(400);
    expect(recommend(cells, { air: 9000, subject: '  mbbs', quotaName: 'ALL INDIA ' })).toEqual(
      exact,
    );
  });

  it('take a blank subject or quota for none, and an unknown one for no seat', () => {
    const all = recommend(cells, { air: 9000, counselingCategory: 'UG' });
    const query: Query = { air: 9000, counselingCategory: 'UG', subject: ' ', quotaName: '' };
    expect(recommend(cells, query)).toEqual(all);
    expect(recommend(cells, { air: 9000, subject: 'Astrology' })).toEqual([]);
  });

  it('keep UG and PG apart, and mix them when neither is asked for', () => {
    const undergraduate = valuesOf({ air: 9000, counselingCategory: 'UG' }, 'subject');
    expect(undergraduate).toEqual(new Set(['MBBS', 'BDS', 'B.Sc Nursing']));
    expect(valuesOf({ air: 9000, counselingCategory: 'PG' }, 'subject')).toContain(
      'MS General Surgery',
    );
    expect(count({ air: 9000 })).toBe(
      count({ air: 9000, counselingCategory: 'UG' }) +
        count({ air: 9000, counselingCategory: 'PG' }),
    );
  });

  it('take every year for 0, and one year for itself', () => {
    const query: Query = { air: 9000, subject: 'MBBS' };
    expect(recommend(cells, { ...query, year: '0' })).toEqual(recommend(cells, query));
    const rows = recommend(cells, { ...query, year: '2022' });
    expect(rows.length).toBeLessThan(recommend(cells, query).length);
    for (const { resultYear, history, minAir, maxAir, historicalAdmits } of rows) {
      const [only] = history!;
      expect(history).toHaveLength(1);
      expect([only!.year, resultYear]).toEqual([2022, 2022]);
      expect([only!.minAir, only!.maxAir, only!.admits]).toEqual([
        minAir,
        maxAir,
        historicalAdmits,
      ]);
    }
  });
});

describe('the order', () => {
  it('BEY-PRD-16 puts the likeliest tier first, in it the hardest seat, and the nearest miss among the unlikely', () => {
    const codes = ['6', '1', '5', '2', '4', '3', '7'];
    const closings = [500_000, 169, 20_000, 9300, 10_400, 9300, 8000];
    const rows = recommend(
      codes.map((code, i) => cell(code, closings[i]!)),
      { air: 9700 },
    );
    expect(
      rows.map(({ probabilityTier, instituteCode }) => [probabilityTier, instituteCode]),
    ).toEqual([
      ['Very Likely', '5'],
      ['Very Likely', '6'],
      ['Likely', '4'],
      ['Possible', '2'],
      ['Possible', '3'],
      ['Unlikely', '7'],
      ['Unlikely', '1'],
    ]);
  });

  it('breaks ties by institute code, then subject, then quota', () => {
    const rows = recommend(
      [
        cell('2', 9000),
        cell('1', 9000, { quota: 'Open Seat Quota' }),
        cell('1', 9000),
        cell('1', 9000, { subject: 'BDS' }),
      ],
      { air: 9000 },
    );
    expect(rows.map((row) => [row.instituteCode, row.subject, row.quotaName])).toEqual([
      ['1', 'BDS', 'All India'],
      ['1', 'MBBS', 'All India'],
      ['1', 'MBBS', 'Open Seat Quota'],
      ['2', 'MBBS', 'All India'],
    ]);
  });

  it('keeps the tiers in order over the whole data', () => {
    const found = recommend(cells, { air: 9000, counselingCategory: 'PG' }).map(
      ({ probabilityTier }) => tiers.indexOf(probabilityTier!),
    );
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(new Set(found).size).toBe(4);
  });
});

const optional = <T>(values: readonly T[]) => fc.constantFrom(undefined, ...values);

it('never gives a worse rank a better chance or tier for the same seat', () => {
  const subjects = [...new Set(cells.map(({ subject }) => subject))];
  const queries = fc.record({
    subject: fc.constantFrom(...subjects),
    category: optional(candidateCategories),
    allottedCategory: optional(seatCategories),
    subCategory: optional(subCategories),
    allottedPh: optional(seatPh),
    year: optional(years),
  });
  const ranks = fc.tuple(
    fc.integer({ min: 1, max: 300_000 }),
    fc.integer({ min: 1, max: 1_200_000 }),
  );
  fc.assert(
    fc.property(queries, ranks, (query, [a, b]) => {
      const better = new Map(
        recommend(cells, { ...query, air: Math.min(a, b) }).map((row) => [keyOf(row), row]),
      );
      const worse = recommend(cells, { ...query, air: Math.max(a, b) });
      expect(worse).toHaveLength(better.size);
      for (const row of worse) {
        const before = better.get(keyOf(row))!;
        expect(row.probability!).toBeLessThanOrEqual(before.probability!);
        expect(tiers.indexOf(row.probabilityTier!)).toBeGreaterThanOrEqual(
          tiers.indexOf(before.probabilityTier!),
        );
      }
    }),
    { numRuns: 60 },
  );
});
