import type { Sheet } from '@seatwise/flows/shared';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { utils, write } from 'xlsx';

/** Messages to the worker: rows with the total number in all sheets, the end of a sheet, or the end of all. */
export type WorkbookTask =
  | { readonly rows: Sheet['rows']; readonly of: number }
  | { readonly name: string; readonly headRow: number | undefined }
  | 'write';

/** The share of the progress for adding rows; compression takes the rest. */
const laid = 0.8;

/** The least and greatest width of a column, in characters. */
const [narrowest, widest] = [10, 56] as const;

const book = utils.book_new();
/** The number of frozen rows of each sheet. */
const frozen: number[] = [];
let laidDown = 0;

// Cells are written as values, so that no text is evaluated as a formula.
const emptySheet = () => ({ cells: utils.aoa_to_sheet([]), widths: [] as number[], rows: 0 });
let sheet = emptySheet();

const measure = ({ widths }: typeof sheet, row: Sheet['rows'][number]): void => {
  for (const [column, cell] of row.entries()) {
    const length = cell instanceof Date ? narrowest : String(cell ?? '').length + 2;
    widths[column] = Math.min(widest, Math.max(widths[column] ?? narrowest, length));
  }
};

/** Adds frozen rows to the file that SheetJS has written, because SheetJS does not write them. */
const withFrozenRows = (workbook: Uint8Array): Uint8Array<ArrayBuffer> => {
  const files = unzipSync(workbook);
  for (const [index, count] of frozen.entries()) {
    if (count === 0) continue;
    const file = `xl/worksheets/sheet${index + 1}.xml`;
    const pane = `<pane ySplit="${count}" topLeftCell="A${count + 1}" activePane="bottomLeft" state="frozen"/>`;
    const view = `<sheetView workbookViewId="0">${pane}</sheetView>`;
    files[file] = strToU8(
      strFromU8(files[file]!).replace(/<sheetView [^>]*workbookViewId="0"\/>/, view),
    );
  }
  return zipSync(files);
};

const addRows = (rows: Sheet['rows'], of: number): void => {
  const copies = rows.map((row) => row.slice());
  for (const row of copies) measure(sheet, row);
  utils.sheet_add_aoa(sheet.cells, copies, {
    origin: { r: sheet.rows, c: 0 },
    cellDates: true,
    dateNF: 'yyyy-mm-dd',
  });
  sheet.rows += rows.length;
  laidDown += rows.length;
  postMessage({ share: (laid * laidDown) / of });
};

const endSheet = (name: string, headRow: number | undefined): void => {
  const { cells, widths, rows } = sheet;
  cells['!cols'] = widths.map((wch) => ({ wch }));
  if (headRow !== undefined)
    cells['!autofilter'] = {
      ref: utils.encode_range({ r: headRow, c: 0 }, { r: rows - 1, c: widths.length - 1 }),
    };
  frozen.push(headRow === undefined ? 0 : headRow + 1);
  utils.book_append_sheet(book, cells, name);
  sheet = emptySheet();
};

/** Writes a workbook off the main thread. */
addEventListener('message', ({ data }: MessageEvent<WorkbookTask>) => {
  if (data === 'write') {
    const workbook = new Uint8Array(
      write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer,
    );
    const result = withFrozenRows(workbook).buffer;
    postMessage({ result }, { transfer: [result] });
  } else if ('rows' in data) addRows(data.rows, data.of);
  else endSheet(data.name, data.headRow);
});
