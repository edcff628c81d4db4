import { csvText } from '@seatwise/api-client/contract/constants/csv';

/** A cell value of a table in a file. */
export type SheetCell = string | number | Date | null;

/** A table for a file. */
export interface Sheet {
  readonly name: string;
  /** The rows: lines about the table, the column heads, then the data. */
  readonly rows: readonly (readonly SheetCell[])[];
  /** The index of the row with the heads, if there are any. */
  readonly headRow?: number;
  /** Further sheets of the workbook; a text file only has this table. */
  readonly beside?: readonly Sheet[];
}

/** The columns of a file of records, each with its head and its value. */
export type SheetColumns<Row> = readonly (readonly [
  head: string,
  valueOf: (row: Row) => SheetCell,
])[];

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** The day in the user's time zone, in the format that all spreadsheets read. */
const isoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');

/** Day and time in the user's time zone, in a format that all spreadsheets read and sort. */
export const sheetMoment = (time: number | undefined): string | null => {
  if (time === undefined) return null;
  const date = new Date(time);
  const parts = [date.getHours(), date.getMinutes(), date.getSeconds()];
  return `${isoDay(date)} ${parts.map(twoDigits).join(':')}`;
};

const csvCell = (cell: SheetCell): string => {
  if (cell instanceof Date) return isoDay(cell);
  return typeof cell === 'string' ? csvText(cell) : String(cell ?? '');
};

/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const csvStart = '\uFEFF';

/** Rows as comma-separated text; no cell can act as a formula. */
export const csvLines = (rows: Sheet['rows']): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
