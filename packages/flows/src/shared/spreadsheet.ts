import { csvText } from '@seatwise/api-client/contract/constants/csv';

/** A value of a table for a file. */
export type SheetCell = string | number | Date | null;

/** A table for a file. */
export interface Sheet {
  readonly name: string;
  /** Lines about the table, the heads of its columns, its rows. */
  readonly rows: readonly (readonly SheetCell[])[];
  /** The index of the row with the heads, where it has heads. */
  readonly headRow?: number;
  /** Further sheets of its workbook; a text file holds the table alone. */
  readonly beside?: readonly Sheet[];
}

/** The columns of a file of records: the head of each, and its value. */
export type SheetColumns<Row> = readonly (readonly [
  head: string,
  valueOf: (row: Row) => SheetCell,
])[];

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** The day in the reader's time zone, as spreadsheets read it everywhere. */
const isoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');

/** Day and time in the reader's time zone, as spreadsheets read and sort them everywhere. */
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

/** The mark by which spreadsheets tell that a text is UTF-8. */
export const csvStart = '\uFEFF';

/** Rows as text with commas; no cell of it is a formula. */
export const csvLines = (rows: Sheet['rows']): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
