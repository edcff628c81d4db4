import type { Sheet } from '@seatwise/flows/shared';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { utils, write } from 'xlsx';

/** A chunk of the rows, or what else is known of the sheet, which ends the input. */
export type WorkbookTask =
  | { readonly rows: Sheet['rows']; readonly of: number }
  | Pick<Sheet, 'name' | 'headRow'>;

/** The share of the progress that adding rows takes; compression takes the rest. */
const laid = 0.8;

/** The widths of columns, in characters. */
const [narrowest, widest] = [10, 56] as const;

// Cells are written as values, so that no text is evaluated as a formula.
const sheet = utils.aoa_to_sheet([]);
const widths: number[] = [];
let laidDown = 0;

const measure = (row: Sheet['rows'][number]): void => {
  for (const [column, cell] of row.entries()) {
    const length = cell instanceof Date ? narrowest : String(cell ?? '').length + 2;
    widths[column] = Math.min(widest, Math.max(widths[column] ?? narrowest, length));
  }
};

const sheetFile = 'xl/worksheets/sheet1.xml';
const scrolling = '<sheetView workbookViewId="0"/>';

/** SheetJS writes no frozen rows, so the pane is put into the file that it has written. */
const withFrozenRows = (workbook: Uint8Array, count: number): Uint8Array<ArrayBuffer> => {
  const files = unzipSync(workbook);
  const pane = `<pane ySplit="${count}" topLeftCell="A${count + 1}" activePane="bottomLeft" state="frozen"/>`;
  const frozen = `<sheetView workbookViewId="0">${pane}</sheetView>`;
  const written = strFromU8(files[sheetFile]!);
  return zipSync({ ...files, [sheetFile]: strToU8(written.replace(scrolling, frozen)) });
};

/** Writes a workbook off the main thread. */
addEventListener('message', ({ data }: MessageEvent<WorkbookTask>) => {
  if ('rows' in data) {
    const rows = data.rows.map((row) => row.slice());
    for (const row of rows) measure(row);
    utils.sheet_add_aoa(sheet, rows, {
      origin: { r: laidDown, c: 0 },
      cellDates: true,
      dateNF: 'yyyy-mm-dd',
    });
    laidDown += rows.length;
    postMessage({ share: (laid * laidDown) / data.of });
    return;
  }
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  sheet['!autofilter'] = {
    ref: utils.encode_range({ r: data.headRow, c: 0 }, { r: laidDown - 1, c: widths.length - 1 }),
  };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, data.name);
  const workbook = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  const bytes = withFrozenRows(workbook, data.headRow + 1).buffer;
  postMessage({ bytes }, { transfer: [bytes] });
});
