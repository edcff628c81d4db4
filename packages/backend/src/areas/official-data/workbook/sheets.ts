import { workbookLimits } from '@seatwise/api-client/contract/constants/data';
import { read, SSF, type CellObject, type WorkBook } from 'xlsx';
import { maxColumns, maxRowLength, type CsvRow } from '../csv.ts';
import { headRows } from './readWorkbook.ts';
import type { RefusalReason } from './refusals.ts';

/** Rows of one sheet. */
export interface SheetRows {
  readonly sheet: string;
  readonly rows: readonly CsvRow[];
  /** The share of the sheet read so far, from 0 to 1. */
  readonly share: number;
}
export type SheetBatch = SheetRows | { readonly refused: RefusalReason };

const batchRows = 500;
const maxSheets = 100;

const minutesOfDay = 24 * 60;

/** A number of days as `2025-08-14`, with its time if it has one; below one day, only the time. */
const dateText = (days: number, is1904: boolean): string | undefined => {
  const minutes = Math.round(days * minutesOfDay);
  const date = new Date(is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30));
  date.setUTCMinutes(minutes);
  if (days < 0 || !(date.getUTCFullYear() <= 9999)) return undefined;
  const [day, clock] = [date.toISOString().slice(0, 10), date.toISOString().slice(11, 16)];
  if (days < 1) return clock;
  return minutes % minutesOfDay === 0 ? day : `${day} ${clock}`;
};

const isDateFormat = SSF.is_date as (format: string) => boolean;

/** A cell as text; for a formula, the value saved with it, which is never computed. */
const textOf = (cell: CellObject | undefined, is1904: boolean): string => {
  if (!cell) return '';
  if (cell.t === 'z' || cell.v === '') return cell.f ? `=${cell.f}` : '';
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE';
  if (cell.t === 'e') return cell.w ?? '';
  const isDate = cell.t === 'n' && cell.z !== undefined && isDateFormat(String(cell.z));
  return (isDate ? dateText(Number(cell.v), is1904) : undefined) ?? String(cell.v);
};

/** A row with its number; undefined if the row is blank. */
const rowOf = (
  cells: readonly (CellObject | undefined)[],
  line: number,
  is1904: boolean,
): CsvRow | undefined => {
  const texts: string[] = [];
  let length = 0;
  for (const [column, cell] of cells.entries()) {
    const text = textOf(cell, is1904);
    if (text === '') continue;
    if (column >= maxColumns) return { line, cells: [], fault: 'too many columns' };
    length += text.length;
    if (length > maxRowLength) return { line, cells: [], fault: 'too long' };
    while (texts.length < column) texts.push('');
    texts.push(text);
  }
  return texts.length === 0 ? undefined : { line, cells: texts };
};

const rowsOf = ({ Sheets, Workbook }: WorkBook, sheet: string): CsvRow[] => {
  const is1904 = Workbook?.WBProps?.date1904 === true;
  const rows: CsvRow[] = [];
  Sheets[sheet]!['!data']?.forEach((cells, index) => {
    const row = cells && rowOf(cells, index + 1, is1904);
    if (row) rows.push(row);
  });
  return rows;
};

/** The rows of a sheet, or the first rows of each visible sheet. */
export function* sheetBatches(bytes: Uint8Array, wanted: string | null): Generator<SheetBatch> {
  const most = wanted === null ? headRows : workbookLimits.rows;
  const workbook = read(bytes, {
    type: 'array',
    dense: true,
    nodim: true,
    cellNF: true,
    cellHTML: false,
    // A formula without a saved value is a stub.
    sheetStubs: true,
    sheetRows: most + 1,
    ...(wanted !== null && { sheets: wanted }),
  });
  if (workbook.SheetNames.length > maxSheets) {
    yield { refused: 'tooManySheets' };
    return;
  }
  const shown = workbook.SheetNames.filter(
    (name, index) =>
      (wanted === null || name === wanted) && !workbook.Workbook?.Sheets?.[index]?.Hidden,
  );
  for (const sheet of shown) {
    if (!workbook.Sheets[sheet]) {
      yield { refused: 'damaged' };
      return;
    }
    const rows = rowsOf(workbook, sheet);
    if (wanted === null) yield { sheet, rows: rows.slice(0, headRows), share: 1 };
    else if ((rows.at(-1)?.line ?? 0) > most) {
      yield { refused: 'tooManyRows' };
      return;
    } else
      for (let at = 0; at < rows.length; at += batchRows)
        yield { sheet, rows: rows.slice(at, at + batchRows), share: at / rows.length };
  }
}
