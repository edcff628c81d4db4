import {
  csvLines,
  csvStart,
  type Sheet,
  type SheetCell,
  type SheetColumns,
} from '../shared/spreadsheet.ts';
import { allottedCategoryName } from './allottedSeat.ts';
import type { Prediction } from './form.ts';
import { messages } from './messages.ts';

const yearsOf = ({ history, resultYear }: Prediction): readonly number[] =>
  history && history.length > 0
    ? history.map(({ year }) => year).toSorted((a, b) => a - b)
    : typeof resultYear === 'number'
      ? [resultYear]
      : [];

/** The year of the figures, or the first and last of several. */
const period = (row: Prediction): SheetCell => {
  const years = yearsOf(row);
  return years.length > 1 ? `${years[0]}–${years.at(-1)}` : (years[0] ?? null);
};

type Columns = SheetColumns<Prediction>;

const specifiedColumns: Columns = [
  ['InstituteCode', (row) => row.instituteCode ?? null],
  ['Institute', (row) => row.institute ?? null],
  ['Subject', (row) => row.subject ?? null],
  ['Category', (row) => row.category ?? null],
  ['Quota', (row) => row.quotaName ?? null],
  ['AllottedCategory', (row) => allottedCategoryName(row.allottedCategory) || null],
  ['SubCategory', (row) => row.subCategory ?? null],
  ['AllottedPH', (row) => row.allottedPh ?? null],
  ['Year', period],
  ['MinRank', (row) => row.minAir ?? null],
  ['MaxRank', (row) => row.maxAir ?? null],
  ['Admits', (row) => row.historicalAdmits ?? null],
  ['Probability', (row) => row.probabilityTier ?? null],
  ['Confidence', (row) => row.confidence ?? null],
];

/** Columns with the figures of each year; the specified columns have the totals. */
const yearColumns = (results: readonly Prediction[]): Columns => {
  const years = new Set(results.flatMap(({ history }) => history?.map(({ year }) => year) ?? []));
  return [...years]
    .toSorted((a, b) => b - a)
    .flatMap((year) => {
      const of = ({ history }: Prediction) => history?.find((entry) => entry.year === year);
      return [
        [`MinRank ${year}`, (row) => of(row)?.minAir ?? null],
        [`MaxRank ${year}`, (row) => of(row)?.maxAir ?? null],
        [`Admits ${year}`, (row) => of(row)?.admits ?? null],
      ] satisfies Columns;
    });
};

/** The file's description of itself, as labels with values. */
export type About = readonly (readonly [label: string, value: SheetCell])[];

/** The columns that identify a seat. */
const seatHeads = new Set([
  'InstituteCode',
  'Institute',
  'Subject',
  'Quota',
  'AllottedCategory',
  'AllottedPH',
]);

/** A seat that is closed to the student, or open on a condition, with the reason in words. */
export interface ConditionalSeat {
  readonly row: Prediction;
  readonly condition: string;
}

/**
 * The specified table by itself; further sheets have the question, the figures by year, and the
 * seats that are not open to the student.
 */
export const sheetOf = (
  results: readonly Prediction[],
  about: About,
  notOpen: readonly ConditionalSeat[] = [],
): Sheet => {
  const table = (name: string, columns: Columns): Sheet => ({
    name,
    rows: [
      columns.map(([head]) => head),
      ...results.map((row) => columns.map(([, valueOf]) => valueOf(row))),
    ],
    headRow: 0,
  });
  const seat = specifiedColumns.filter(([head]) => seatHeads.has(head));
  const others: Sheet = {
    name: 'Not for everyone',
    rows: [
      [...seat.map(([head]) => head), 'Condition'],
      ...notOpen.map(({ row, condition }) => [
        ...seat.map(([, valueOf]) => valueOf(row)),
        condition,
      ]),
    ],
    headRow: 0,
  };
  return {
    ...table('Results', specifiedColumns),
    beside: [
      { name: 'About', rows: about },
      table('Years', [...seat, ...yearColumns(results)]),
      ...(notOpen.length > 0 ? [others] : []),
    ],
  };
};

/** All results, the selected ones, or one page. */
export type Extent = 'all' | 'selected' | { readonly page: number };

const fileName = (extent: Extent, extension: 'xlsx' | 'csv'): string =>
  typeof extent === 'string'
    ? `predictions_${extent}.${extension}`
    : `predictions_page_${extent.page}.${extension}`;

interface Writing<File> {
  readonly about: About;
  /** Excluded from the table, and saved in a separate sheet. @default [] */
  readonly notOpen?: readonly ConditionalSeat[];
  /** Aborts the export. */
  readonly signal: AbortSignal;
  readonly writeWorkbook: (sheet: Sheet) => Promise<File>;
  readonly save: (file: File | string, name: string) => void;
  readonly logFailure: (error: unknown) => void;
}

/** Saves the specified table as CSV; returns the message for the user, if any. */
export const saveCsv = (
  results: readonly Prediction[],
  extent: Extent,
  { save }: Pick<Writing<never>, 'save'>,
): string | null => {
  if (results.length === 0) return messages.noData;
  save(csvStart + csvLines(sheetOf(results, []).rows), fileName(extent, 'csv'));
  return null;
};

/** Rejects on abort, even if the work continues. */
const cancelled = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Saves a workbook, or CSV if that fails; returns the message for the user, if any. */
export const exportResults = async <File>(
  results: readonly Prediction[],
  extent: Extent,
  { about, notOpen, signal, writeWorkbook, save, logFailure }: Writing<File>,
): Promise<string | null> => {
  if (results.length === 0) return messages.nothingToExport;
  try {
    const workbook = await Promise.race([
      writeWorkbook(sheetOf(results, about, notOpen)),
      cancelled(signal),
    ]);
    signal.throwIfAborted();
    save(workbook, fileName(extent, 'xlsx'));
    return null;
  } catch (error) {
    if (signal.aborted) return null;
    logFailure(error);
    return saveCsv(results, extent, { save });
  }
};
