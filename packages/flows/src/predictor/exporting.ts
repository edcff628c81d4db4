import { allottedCategoryName } from './allottedSeat.ts';
import type { Prediction } from './form.ts';
import { messages } from './messages.ts';

type Cell = string | number | null;

const cells = [
  ['InstituteCode', (row) => row.instituteCode],
  ['Institute', (row) => row.institute],
  ['Subject', (row) => row.subject],
  ['Category', (row) => row.category],
  ['Quota', (row) => row.quotaName ?? null],
  ['AllottedCategory', (row) => allottedCategoryName(row.allottedCategory)],
  ['SubCategory', (row) => row.subCategory],
  ['AllottedPH', (row) => row.allottedPh],
  ['Year', (row) => row.resultYear],
  ['MinRank', (row) => row.minAir],
  ['MaxRank', (row) => row.maxAir],
  ['Admits', (row) => row.historicalAdmits],
  ['Probability', (row) => row.probabilityTier],
  ['Confidence', (row) => row.confidence],
] as const satisfies readonly (readonly [string, (row: Prediction) => Cell])[];

/** A table for a file: its heads first. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

export const sheetOf = (results: readonly Prediction[]): Sheet => ({
  name: 'Results',
  rows: [
    cells.map(([head]) => head),
    ...results.map((row) => cells.map(([, valueOf]) => valueOf(row))),
  ],
});

/** What a spreadsheet would take for a formula, also in letters of full width. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

const csvCell = (cell: Cell): string => {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Begins with the mark by which spreadsheets tell that it is UTF-8. */
const csvOf = ({ rows }: Sheet): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;

/** All results, those that are selected, or those of one page. */
export type Extent = 'all' | 'selected' | { readonly page: number };

const fileName = (extent: Extent, extension: 'xlsx' | 'csv'): string =>
  typeof extent === 'string'
    ? `predictions_${extent}.${extension}`
    : `predictions_page_${extent.page}.${extension}`;

interface Writing<File> {
  /** Aborts the export. */
  readonly signal: AbortSignal;
  readonly writeWorkbook: (sheet: Sheet) => Promise<File>;
  readonly save: (file: File | string, name: string) => void;
  readonly logFailure: (error: unknown) => void;
}

/** Saves the sheet as CSV; returns the message for the user, if any. */
export const saveCsv = (
  results: readonly Prediction[],
  extent: Extent,
  save: (text: string, name: string) => void,
): string | null => {
  if (results.length === 0) return messages.noData;
  save(csvOf(sheetOf(results)), fileName(extent, 'csv'));
  return null;
};

/** Rejects on abort, even if the work goes on. */
const cancelled = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Saves a workbook, or CSV where that fails; returns the message for the user, if any. */
export const exportResults = async <File>(
  results: readonly Prediction[],
  extent: Extent,
  { signal, writeWorkbook, save, logFailure }: Writing<File>,
): Promise<string | null> => {
  if (results.length === 0) return messages.nothingToExport;
  try {
    const workbook = await Promise.race([writeWorkbook(sheetOf(results)), cancelled(signal)]);
    signal.throwIfAborted();
    save(workbook, fileName(extent, 'xlsx'));
    return null;
  } catch (error) {
    if (signal.aborted) return null;
    logFailure(error);
    return saveCsv(results, extent, save);
  }
};
