import type { Prediction } from '@seatwise/flows/prediction';
import { describe, expect, it } from 'vitest';
import { createResultTable, hiddenIn, openOnly, unpricedChances } from './resultTable.ts';

const row = (instituteCode: string, details: Partial<Prediction>): Prediction => ({
  instituteCode,
  institute: `College ${instituteCode}`,
  subject: 'MBBS',
  category: 'General',
  quotaName: 'All India',
  allottedCategory: 'OP',
  subCategory: 'NO',
  allottedPh: 'NO',
  resultYear: 2024,
  minAir: 1,
  maxAir: 2,
  historicalAdmits: 1,
  probabilityTier: 'Likely',
  confidence: 0.5,
  ...details,
});

const results = [
  row('1', { probabilityTier: 'Unlikely', state: 'Goa', collegeKind: 'government', maxAir: 9 }),
  row('2', { probabilityTier: 'Very Likely', state: 'Kerala', collegeKind: 'deemed', maxAir: 10 }),
  row('3', { probabilityTier: 'Likely', allottedCategory: 'SC' }),
  row('4', { probabilityTier: 'Very Likely', state: 'Goa', quotaName: 'Management' }),
];
const table = createResultTable(results, null);

const codes = (query: Parameters<typeof table.view>[0]): readonly string[] => {
  const view = table.view(query);
  return Array.from(
    { length: view.size },
    (_, index) => results[view.sourceIndex(index)]!.instituteCode!,
  );
};

describe('predicted seats', () => {
  it('are sorted by chance, the likeliest first, in their order otherwise', () => {
    expect(codes({ sort: { column: 'tierRank', direction: 'ascending' } })).toEqual([
      '2',
      '4',
      '3',
      '1',
    ]);
  });

  it.each([
    ['tier', 'Very Likely', ['2', '4']],
    ['state', 'Goa', ['1', '4']],
    ['kind', 'Deemed university', ['2']],
    ['quota', 'Management', ['4']],
    ['seat', 'Scheduled Caste (SC)', ['3']],
  ] as const)('are filtered by %s', (column, value, expected) => {
    expect(codes({ filters: { [column]: { oneOf: [value] } } })).toEqual(expected);
  });

  it('are counted by tier under the other filters', () => {
    expect(
      table.facets('tier', { state: { oneOf: ['Goa'] }, tier: { oneOf: ['Likely'] } }),
    ).toEqual(
      expect.arrayContaining([
        { value: 'Unlikely', count: 1 },
        { value: 'Very Likely', count: 1 },
      ]),
    );
  });
});

describe('predicted seats that a student may apply for', () => {
  const own = createResultTable(results, { category: 'OBC', nri: false });

  it('BEY-ELG-06 are filtered by the own answers, and what is hidden is counted', () => {
    expect(own.view({ filters: { open: openOnly } }).size).toBe(3);
    expect(hiddenIn(own, {})).toBe(1);
    expect(hiddenIn(own, { tier: { oneOf: ['Very Likely'] } })).toBe(0);
    expect(hiddenIn(table, {})).toBe(0);
  });
});

describe('predicted seats and the budget', () => {
  const lakh = 100_000;
  const chancesAt = (...fees: readonly (number | null | undefined)[]) => {
    const priced = fees.map((feePerYear, index) =>
      row(`${index}`, { probabilityTier: index === 0 ? 'Unlikely' : 'Possible', feePerYear }),
    );
    return unpricedChances(createResultTable(priced, { budgetPerYear: 2 * lakh }));
  };

  it('BEY-PRD-34 counts no seat that the student may not apply for', () => {
    const priced = [
      row('1', { allottedCategory: 'SC', feePerYear: lakh }),
      row('2', { feePerYear: 9 * lakh }),
    ];
    const own = { category: 'OBC', nri: false, budgetPerYear: 2 * lakh } as const;
    expect(unpricedChances(createResultTable(priced, own))).toBe(0);
  });

  it.each([
    ['counts the chances of unknown fee where all others cost too much', [1, 9 * lakh, null], 1],
    ['counts none where all chances cost too much', [1, 9 * lakh], 0],
    ['is silent where a chance is within the budget', [1, 2 * lakh, null], undefined],
    ['is silent where there is no chance at any price', [1], undefined],
    ['is silent where the backend names no fees', [undefined, undefined], undefined],
  ])('BEY-PRD-34 %s', (_, fees, expected) => {
    expect(chancesAt(...fees)).toBe(expected);
  });
});
