import { describe, expect, it } from 'vitest';
import { exportResults, saveCsv, sheetOf, type Extent, type Sheet } from './exporting.ts';
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

const failure = new Error('no worker');

const run = async (results: readonly Prediction[], extent: Extent, fails = false) => {
  const saved: [string | Sheet, string][] = [];
  const logged: unknown[] = [];
  const message = await exportResults(results, extent, {
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
  saveCsv(results, 'all', (text) => (written = text));
  return written;
};

describe('a workbook', () => {
  it('EXP-03 EXP-04 has the documented sheet and columns, figures as figures', () => {
    expect(sheetOf([row(), row({ quotaName: null })])).toEqual({
      name: 'Results',
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
          2024,
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

  it.each([
    ['while nothing comes of it', async () => new Promise<never>(() => {})],
    ['as it fails', async () => Promise.reject(failure)],
    ['as it is ready', async (sheet: Sheet) => sheet],
  ])('is neither saved nor reported where it is cancelled %s', async (_, write) => {
    const leaving = new AbortController();
    const [saved, logged]: unknown[][] = [[], []];
    const message = await exportResults([row()], 'all', {
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
    expect(saved).toEqual([[sheetOf([row()]), name]]);
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
    expect(saveCsv([], 'all', save)).toBe('No data');
  });

  it('quotes what holds commas, quotes and line ends', () => {
    const [, line] = csvOf([row({ subject: 'A "b"\nc', quotaName: null })]).split('\r\n');
    expect(line).toBe(
      '200447,"Grant Medical College, Mumbai","A ""b""\nc",OBC,,Open seat (OP),NO,NO,2024,1244,2338,34,Very Likely,0.845',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\tx', '＝1'])(
    'GAP-103 keeps «%s» from becoming a formula',
    (institute) => {
      expect(csvOf([row({ institute })])).toContain(`,'${institute},`);
    },
  );
});
