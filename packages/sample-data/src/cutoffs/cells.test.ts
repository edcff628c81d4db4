import { describe, expect, it } from 'vitest';
import { createCells, createColleges } from '../index.ts';
import type { Ph, Pool } from '@seatwise/api-client/contract/prediction';
import type { SampleYear } from './sampleCell.ts';

const cells = createCells(createColleges());

const rowsOf = (
  subject: string,
  quota: string,
  pool: Pool = 'OP',
  year = 2024,
  ph: Ph = 'NO',
): readonly SampleYear[] =>
  cells
    .filter(
      (cell) =>
        cell.subject === subject &&
        cell.quota === quota &&
        cell.allottedCategory === pool &&
        cell.ph === ph,
    )
    .flatMap(({ years }) => years.filter((row) => row.year === year));

const closing = (rows: readonly SampleYear[]) => rows.map(({ maxAir }) => maxAir);

const quantile = (values: readonly number[], at: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const index = at * (sorted.length - 1);
  const below = sorted[Math.floor(index)]!;
  return below + (sorted[Math.ceil(index)]! - below) * (index % 1);
};
const median = (values: readonly number[]): number => quantile(values, 0.5);

/** How far off a figure is, as a share of its target. */
const miss = (actual: number, target: number): number => Math.abs(actual / target - 1);

describe('every cell', () => {
  const lastRanks = { UG: 2_300_000, PG: 250_000, MDS: 30_000 };

  it('holds figures that agree with each other', () => {
    const unsound = cells.filter(({ exam, years }) =>
      years.some(({ minAir, maxAir, admits }) => {
        const room = maxAir - minAir + 1;
        return !(
          Number.isInteger(minAir) &&
          Number.isInteger(maxAir) &&
          minAir >= 1 &&
          admits >= 1 &&
          room >= admits &&
          (admits > 1 || room === 1) &&
          maxAir <= lastRanks[exam]
        );
      }),
    );
    expect(unsound).toEqual([]);
  });

  it('is one of 20,000 to 30,000', () => {
    expect(cells.length).toBeGreaterThan(20_000);
    expect(cells.length).toBeLessThan(30_000);
  });

  it('has one to four years in order, all marked as samples', () => {
    for (const { years } of cells) {
      const numbers = years.map(({ year }) => year);
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers).toEqual([2021, 2022, 2023, 2024].filter((year) => numbers.includes(year)));
      expect(years.every(({ sample }) => sample)).toBe(true);
    }
    expect(cells.some(({ years }) => years.length < 4)).toBe(true);
  });

  it('is the only one of its institute, subject, quota and pool', () => {
    const keys = cells.map((cell) =>
      [cell.instituteCode, cell.subject, cell.quota, cell.allottedCategory, cell.ph].join(),
    );
    expect(new Set(keys).size).toBe(cells.length);
  });

  it('is found under UG or PG, dental postgraduates under PG', () => {
    const places = new Set(cells.map(({ exam, counseling }) => `${exam} in ${counseling}`));
    expect([...places].toSorted()).toEqual(['MDS in PG', 'PG in PG', 'UG in UG']);
  });
});

describe('what the central counselling does not allot by rank and category', () => {
  it('BEY-ELG-13 has no closing ranks: AFMC selects its undergraduates itself', () => {
    const exams = cells.filter(({ kind }) => kind === 'armed forces').map(({ exam }) => exam);
    expect(new Set(exams)).toEqual(new Set(['PG']));
  });

  it('BEY-ELG-14 has no reserved seats at AMU', () => {
    const amu = cells.filter(({ quota }) => quota === 'Aligarh Muslim University (AMU) Quota');
    const pools = new Set(amu.map(({ allottedCategory }) => allottedCategory));
    expect(pools).toEqual(new Set(['OP']));
  });
});

describe('all-India MBBS, 2024', () => {
  it.each([
    ['OP', 3253, 9979, 17_338, 19_603, 0.7, 8],
    ['EW', 5290, 14_129, 21_967, 23_419, 0.96, 2],
    ['OBC', 4623, 11_840, 18_717, 20_281, 0.91, 5],
    ['SC', 33_581, 70_184, 98_578, 105_676, 0.87, 3],
    ['ST', 51_513, 97_192, 133_041, 145_207, 0.99, 2],
  ] as const)('closes in %s near %d, %d, %d and %d', (pool, p10, p50, p90, max, ratio, admits) => {
    const rows = rowsOf('MBBS', 'All India', pool);
    expect(miss(quantile(closing(rows), 0.1), p10)).toBeLessThan(0.05);
    expect(miss(median(closing(rows)), p50)).toBeLessThan(0.05);
    expect(miss(quantile(closing(rows), 0.9), p90)).toBeLessThan(0.05);
    expect(miss(Math.max(...closing(rows)), max)).toBeLessThan(0.05);
    expect(miss(median(rows.map(({ minAir, maxAir }) => minAir / maxAir)), ratio)).toBeLessThan(
      0.05,
    );
    expect(median(rows.map((row) => row.admits))).toBe(admits);
  });

  it.each([
    [2021, 7923],
    [2022, 9225],
    [2023, 10_265],
    [2024, 9979],
  ])('had in %d an open median near %d', (year, target) => {
    expect(miss(median(closing(rowsOf('MBBS', 'All India', 'OP', year))), target)).toBeLessThan(
      0.05,
    );
  });

  it('keeps a college where it was among the others', () => {
    const open = cells.filter(
      (cell) =>
        cell.subject === 'MBBS' &&
        cell.quota === 'All India' &&
        cell.allottedCategory === 'OP' &&
        cell.ph === 'NO' &&
        cell.years.length === 4,
    );
    const order = (year: number) =>
      open
        .toSorted((a, b) => a.years[year]!.maxAir - b.years[year]!.maxAir)
        .map(({ instituteCode }) => instituteCode);
    const [then, now] = [order(0), order(3)];
    const moved = then.map((code, i) => Math.abs(now.indexOf(code) - i) / then.length);
    expect(median(moved)).toBeLessThan(0.08);
  });

  it('admits mostly single persons with a disability', () => {
    const rows = rowsOf('MBBS', 'All India', 'OP', 2024, 'PH');
    expect(rows.filter(({ admits }) => admits === 1).length / rows.length).toBeGreaterThan(0.8);
  });
});

describe('the other markets, 2024', () => {
  it.each([
    ['MBBS', 'Deemed/Paid Seats Quota', 'OP', 365_000],
    ['MBBS', 'Non-Resident Indian', 'OP', 1_070_000],
    ['MBBS', 'Employees State Insurance Scheme(ESI)', 'OP', 54_000],
    ['BDS', 'All India', 'OP', 61_600],
    ['BDS', 'All India', 'OBC', 58_000],
    ['BDS', 'All India', 'SC', 203_000],
    ['BDS', 'All India', 'ST', 302_000],
    ['BDS', 'Deemed/Paid Seats Quota', 'OP', 990_000],
    ['B.Sc Nursing', 'B.Sc Nursing All India', 'OP', 94_000],
    ['B.Sc Nursing', 'B.Sc Nursing All India', 'OBC', 110_000],
    ['B.Sc Nursing', 'B.Sc Nursing All India', 'SC', 190_000],
    ['B.Sc Nursing', 'B.Sc Nursing All India', 'ST', 270_000],
    ['MD Radio-Diagnosis', 'All India', 'OBC', 1160],
    ['MD Radio-Diagnosis', 'All India', 'SC', 6100],
    ['MD Radio-Diagnosis', 'All India', 'ST', 12_600],
    ['MD General Medicine', 'All India', 'OBC', 3500],
    ['MD General Medicine', 'All India', 'SC', 12_900],
    ['MD General Medicine', 'All India', 'ST', 24_800],
    ['MS General Surgery', 'All India', 'OBC', 11_700],
    ['MS General Surgery', 'All India', 'SC', 27_800],
    ['MS General Surgery', 'All India', 'ST', 53_700],
    ['MD Anaesthesiology', 'All India', 'OBC', 20_800],
    ['MD Anaesthesiology', 'All India', 'SC', 37_600],
    ['MD Anaesthesiology', 'All India', 'ST', 70_000],
    ['MD Radio-Diagnosis', 'Management/Paid Seats Quota', 'OP', 27_900],
    ['MD Dermatology (DVL)', 'Management/Paid Seats Quota', 'OP', 28_600],
    ['MD General Medicine', 'Management/Paid Seats Quota', 'OP', 31_900],
    ['MS General Surgery', 'Management/Paid Seats Quota', 'OP', 60_500],
    ['MD Anaesthesiology', 'Management/Paid Seats Quota', 'OP', 78_000],
    ['MD Pathology', 'Management/Paid Seats Quota', 'OP', 110_000],
    ['MS Anatomy', 'Management/Paid Seats Quota', 'OP', 183_000],
    ['DNB General Medicine', 'DNB Quota', 'OP', 7400],
    ['DNB Radio-Diagnosis', 'DNB Quota', 'OP', 2900],
    ['DNB Anaesthesiology', 'DNB Quota', 'OP', 26_000],
  ] as const)('%s, %s, %s closes at a median near %d', (subject, quota, pool, target) => {
    expect(miss(median(closing(rowsOf(subject, quota, pool))), target)).toBeLessThan(0.1);
  });

  it.each([['MBBS', 'Deemed/Paid Seats Quota', 122_000, 1_040_000]])(
    '%s, %s spreads from %d to %d',
    (subject, quota, p10, p90) => {
      const ranks = closing(rowsOf(subject, quota));
      expect(miss(quantile(ranks, 0.1), p10)).toBeLessThan(0.1);
      expect(miss(quantile(ranks, 0.9), p90)).toBeLessThan(0.1);
    },
  );

  it.each([
    ['BDS', 'All India', 19_700, 147_600],
    ['B.Sc Nursing', 'B.Sc Nursing All India', 28_000, 748_000],
    ['MD Radio-Diagnosis', 'All India', 2, 5800],
    ['MD Dermatology (DVL)', 'All India', 57, 12_000],
    ['MD General Medicine', 'All India', 1, 9900],
  ])('%s, %s closes between %d and %d', (subject, quota, keenest, last) => {
    const ranks = closing(rowsOf(subject, quota));
    expect(miss(Math.min(...ranks), keenest)).toBeLessThan(0.1);
    expect(miss(Math.max(...ranks), last)).toBeLessThan(0.1);
  });

  it.each([
    ['MD Radio-Diagnosis', 641],
    ['MD Dermatology (DVL)', 1770],
    ['MD General Medicine', 1960],
    ['MD Paediatrics', 4500],
    ['MD Respiratory Medicine', 6600],
    ['MS Obstetrics & Gynaecology', 6600],
    ['MS General Surgery', 8100],
    ['MS Orthopaedics', 8600],
    ['MD Psychiatry', 9300],
    ['MD Emergency Medicine', 10_800],
    ['MS Ophthalmology', 12_500],
    ['MS ENT', 12_900],
    ['MD Radiation Oncology', 13_600],
    ['MD Anaesthesiology', 17_000],
    ['MD Pathology', 30_700],
    ['MD Community Medicine', 46_000],
    ['MD Microbiology', 58_600],
    ['MD Pharmacology', 61_000],
    ['MD Forensic Medicine', 67_500],
    ['MD Biochemistry', 82_000],
    ['MD Physiology', 94_700],
    ['MS Anatomy', 108_000],
  ])('all-India %s closes at an open median near %d', (subject, target) => {
    expect(miss(median(closing(rowsOf(subject, 'All India'))), target)).toBeLessThan(0.1);
  });

  it('gives surgery and anaesthesiology to 21,000 and 32,500', () => {
    expect(
      miss(Math.max(...closing(rowsOf('MS General Surgery', 'All India'))), 21_000),
    ).toBeLessThan(0.1);
    expect(
      miss(Math.max(...closing(rowsOf('MD Anaesthesiology', 'All India'))), 32_500),
    ).toBeLessThan(0.1);
  });

  it('closes dental specialities later for each pool than for the one before', () => {
    const medians = (['OP', 'OBC', 'SC', 'ST'] as const).map((pool) =>
      median(closing(rowsOf('MDS Orthodontics', 'All India', pool))),
    );
    expect(medians).toEqual(medians.toSorted((a, b) => a - b));
  });
});
