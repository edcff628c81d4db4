import { describe, expect, it } from 'vitest';
import type { Sheet } from '../shared/spreadsheet.ts';
import { exportResults, saveCsv, sheetOf, type About, type Extent } from './exporting.ts';
import type { Prediction } from './form.ts';

const row = (details: Partial<Prediction> = {}): Prediction => ({
  instituteCode: '200447',
  institute: 'Grant Medical College, Mumbai',
  subject: 'MBBS',
  category: 'OBC',
  quotaName: 'All India',
  allottedCategory: 'OP',
  subCategory: 'NO',
  allottedPh: 'NO',
  resultYear: 2024,
  minAir: 1244,
  maxAir: 2338,
  historicalAdmits: 34,
  probabilityTier: 'Very Likely',
  confidence: 0.845,
  ...details,
});

/** The two years behind a row's estimate. */
const history: Prediction['history'] = [
  { year: 2024, minAir: 1300, maxAir: 2338, admits: 20 },
  { year: 2022, minAir: 1244, maxAir: 2100, admits: 14 },
];

const about: About = [
  ['Question', 'MBBS, General'],
  ['AIR rank', 12_450],
  ['Date', new Date(2026, 10, 22, 23, 30)],
];

const failure = new Error('no worker');

const run = async (results: readonly Prediction[], extent: Extent, fails = false) => {
  const saved: [string | Sheet, string][] = [];
  const logged: unknown[] = [];
  const message = await exportResults(results, extent, {
    about,
    signal: new AbortController().signal,
    writeWorkbook: async (sheet) => {
      if (fails) throw failure;
      return sheet;
    },
    save: (file, name) => saved.push([file, name]),
    logFailure: (error) => logged.push(error),
  });
  return { message, saved, logged };
};

const csvOf = (results: readonly Prediction[]): string => {
  let written = '';
  saveCsv(results, 'all', { save: (text) => (written = text) });
  return written;
};

describe('a workbook', () => {
  it('BEY-ELG-20 MUST keep seats that are not open to the student out of the table, with their condition in a sheet beside it', () => {
    const esi = row({ quotaName: 'ES' });
    const { rows, beside } = sheetOf([row()], about, [{ row: esi, condition: 'For ESI.' }]);
    expect(rows).toHaveLength(2);
    const other = beside?.find(({ name }) => name === 'Not for everyone');
    expect(other?.rows[0]).toEqual([
      'InstituteCode',
      'Institute',
      'Subject',
      'Quota',
      'AllottedCategory',
      'AllottedPH',
      'Condition',
    ]);
    expect(other?.rows[1]).toEqual(expect.arrayContaining(['ES', 'For ESI.']));
    expect(sheetOf([row()], about).beside?.map(({ name }) => name)).toEqual(['About', 'Years']);
  });

  it('EXP-03 EXP-04 has the specified sheet and columns, figures as figures', () => {
    expect(sheetOf([row({ history }), row({ quotaName: null })], about)).toEqual({
      beside: expect.anything(),
      name: 'Results',
      headRow: 0,
      rows: [
        [
          'InstituteCode',
          'Institute',
          'Subject',
          'Category',
          'Quota',
          'AllottedCategory',
          'SubCategory',
          'AllottedPH',
          'Year',
          'MinRank',
          'MaxRank',
          'Admits',
          'Probability',
          'Confidence',
        ],
        [
          '200447',
          'Grant Medical College, Mumbai',
          'MBBS',
          'OBC',
          'All India',
          'Open seat (OP)',
          'NO',
          'NO',
          '2022–2024',
          1244,
          2338,
          34,
          'Very Likely',
          0.845,
        ],
        expect.arrayContaining([null]),
      ],
    });
  });

  it('says on a sheet of its own what it answers, for whom, when and from where', () => {
    expect(sheetOf([row()], about).beside![0]).toEqual({ name: 'About', rows: about });
  });

  it('has the years as columns of a sheet of their own, and names the years of the totals', () => {
    const results = [row({ history }), row({ history: [history[0]!] }), row()];
    const { rows, beside } = sheetOf(results, []);
    const { name, rows: years } = beside![1]!;
    expect(name).toBe('Years');
    expect(years[0]).toEqual([
      'InstituteCode',
      'Institute',
      'Subject',
      'Quota',
      'AllottedCategory',
      'AllottedPH',
      'MinRank 2024',
      'MaxRank 2024',
      'Admits 2024',
      'MinRank 2022',
      'MaxRank 2022',
      'Admits 2022',
    ]);
    expect(rows.slice(1).map((cells) => cells[rows[0]!.indexOf('Year')])).toEqual([
      '2022–2024',
      2024,
      2024,
    ]);
    expect(years.slice(1).map((cells) => cells.slice(6))).toEqual([
      [1300, 2338, 20, 1244, 2100, 14],
      [1300, 2338, 20, null, null, null],
      [null, null, null, null, null, null],
    ]);
  });

  it.each([
    ['while nothing comes of it', async () => new Promise<never>(() => {})],
    ['as it fails', async () => Promise.reject(failure)],
    ['as it is ready', async (sheet: Sheet) => sheet],
  ])('is neither saved nor reported where it is cancelled %s', async (_, write) => {
    const leaving = new AbortController();
    const [saved, logged]: unknown[][] = [[], []];
    const message = await exportResults([row()], 'all', {
      about,
      signal: leaving.signal,
      writeWorkbook: async (sheet) => {
        queueMicrotask(() => leaving.abort());
        return write(sheet);
      },
      save: (file) => saved!.push(file),
      logFailure: (error) => logged!.push(error),
    });
    expect({ message, saved, logged }).toEqual({ message: null, saved: [], logged: [] });
  });

  it.each<[string, Extent, string]>([
    ['EXP-01', 'all', 'predictions_all.xlsx'],
    ['EXP-02', { page: 3 }, 'predictions_page_3.xlsx'],
  ])('%s is saved under its name', async (_, extent, name) => {
    const { message, saved } = await run([row()], extent);
    expect(saved).toEqual([[sheetOf([row()], about), name]]);
    expect(message).toBeNull();
  });

  it('is named by what is selected', async () => {
    const { saved } = await run([row()], 'selected');
    expect(saved.map(([, name]) => name)).toEqual(['predictions_selected.xlsx']);
  });

  it('EXP-07 GAP-104 is not written without results', async () => {
    const { message, saved } = await run([], 'all');
    expect(message).toBe('No data to export');
    expect(saved).toEqual([]);
  });
});

describe('text with commas', () => {
  it.each<[Extent, string]>([
    ['all', 'predictions_all.csv'],
    [{ page: 3 }, 'predictions_page_3.csv'],
  ])('EXP-05 EXP-06 GAP-103 stands in where a workbook fails: %s', async (extent, name) => {
    const { message, saved, logged } = await run([row()], extent, true);
    expect(saved).toEqual([[csvOf([row()]), name]]);
    expect(logged).toEqual([failure]);
    expect(message).toBeNull();
  });

  it('EXP-08 GAP-104 is not written without results', () => {
    const save = () => expect.unreachable();
    expect(saveCsv([], 'all', { save })).toBe('No data');
  });

  it('EXP-04 EXP-06 is the specified table alone', () => {
    const [heads, ...rows] = csvOf([row({ history })])
      .trimEnd()
      .split('\r\n');
    expect(heads!.split(',')).toHaveLength(14);
    expect(heads).toMatch(/^\uFEFFInstituteCode,Institute,.*,Confidence$/);
    expect(rows).toHaveLength(1);
  });

  it('GAP-103 has no formula of the data', () => {
    expect(csvOf([row({ institute: '=1+1' })])).toContain(",'=1+1,");
  });
});
