import type { Applicant } from '@seatwise/flows/eligibility';
import { verdictsOf, type Prediction } from '@seatwise/flows/prediction';
import { describe, expect, it } from 'vitest';
import { createResultTable, indexesOf, inSection, openOnly } from './resultTable.ts';

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
const tableFor = (rows: readonly Prediction[], student: Applicant) =>
  createResultTable(rows, verdictsOf(rows, student), student);
const table = createResultTable(results, verdictsOf(results, undefined), null);

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

describe('predicted seats that are open to a student', () => {
  const restricted = [...results, row('5', { quotaName: 'ES', probabilityTier: 'Very Likely' })];
  const own = tableFor(restricted, { category: 'OBC' });

  it('BEY-ELG-19 are apart from those that depend on an answer and from those that are not', () => {
    expect(indexesOf(own, 'open', {})).toEqual([0, 1, 3]);
    expect(indexesOf(own, 'depends', {})).toEqual([4]);
    expect(indexesOf(own, 'closed', {})).toEqual([2]);
    expect(indexesOf(table, 'open', {})).toHaveLength(results.length);
  });

  it('BEY-ELG-19 are the only ones that the tiers count', () => {
    const tiers = own.facets('tier', { outcome: openOnly });
    expect(tiers).toContainEqual({ value: 'Very Likely', count: 2 });
  });

  it('BEY-ELG-19 are filtered as the others are', () => {
    const filters = { tier: { oneOf: ['Very Likely'] } };
    expect(indexesOf(own, 'depends', filters)).toEqual([4]);
    expect(indexesOf(own, 'closed', filters)).toEqual([]);
  });
});

describe('predicted seats and the budget', () => {
  it('BEY-PRD-24 BEY-VER-06 are in sections, of which the table shows the first', () => {
    const priced = tableFor(
      [
        row('1', { feePerYear: 200_000, collegeKind: 'deemed' }),
        row('2', { feePerYear: 900_000, collegeKind: 'deemed' }),
        row('3', { feePerYear: null, collegeKind: 'deemed' }),
        row('4', { feePerYear: null, collegeKind: 'government' }),
        row('5', { feePerYear: 900_000, allottedCategory: 'SC' }),
      ],
      { category: 'OBC', nri: false, budgetPerYear: 300_000 },
    );
    const of = (fit: 'within' | 'over' | 'unknown') =>
      indexesOf(priced, 'open', { budget: inSection(fit) });
    expect(of('within')).toEqual([0, 3]);
    expect(of('over')).toEqual([1]);
    expect(of('unknown')).toEqual([2]);
  });
});

describe('stipends and fees that are not known', () => {
  const seats = [
    row('1', { stipend: 49_999, feePerYear: 20_000 }),
    row('2', { stipend: 80_000, feePerYear: null }),
    row('3', { feePerYear: null, feeAtLeast: 900_000 }),
    row('4', { stipend: 120_000, feePerYear: null, state: 'Goa' }),
  ];
  const ofPg = tableFor(seats, { budgetPerYear: 100_000 });
  const codesOf = (indexes: readonly number[]) =>
    indexes.map((index) => seats[index]!.instituteCode);

  it('BEY-DAT-67 are filtered by bands of the stipend and sorted by it', () => {
    expect(new Set(ofPg.facets('stipend').map(({ value }) => value))).toEqual(
      new Set(['Below ₹50,000', '₹80,000 to ₹1,00,000', '₹1,00,000 or more', 'Not known']),
    );
    const { size, sourceIndex } = ofPg.view({
      sort: { column: 'stipendRank', direction: 'descending' },
    });
    const sorted = Array.from({ length: size }, (_, index) => sourceIndex(index));
    expect(codesOf(sorted).slice(0, 3)).toEqual(['4', '2', '1']);
  });

  it('BEY-DAT-68 are counted apart, but for those whose kind is over the budget', () => {
    const unpriced = { budget: inSection('unknown') };
    expect(codesOf(indexesOf(ofPg, 'open', unpriced))).toEqual(['2', '4']);
    const inGoa = { ...unpriced, state: { oneOf: ['Goa'] } };
    expect(codesOf(indexesOf(ofPg, 'open', inGoa))).toEqual(['4']);
  });
});
