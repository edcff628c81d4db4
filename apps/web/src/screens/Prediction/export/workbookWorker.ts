import type { Sheet } from '@seatwise/flows/predictor';
import { utils, write } from 'xlsx';

/** A chunk of the rows, or the name of the sheet, which ends the input. */
export type WorkbookTask =
  | { readonly rows: Sheet['rows']; readonly of: number }
  | { readonly name: string };

/** The share of the progress that adding rows takes; compression takes the rest. */
const laid = 0.8;

// Cells are written as values, so that no text is evaluated as a formula.
const sheet = utils.aoa_to_sheet([]);
let laidDown = 0;

/** Writes a workbook off the main thread. */
addEventListener('message', ({ data }: MessageEvent<WorkbookTask>) => {
  if ('rows' in data) {
    const rows = data.rows.map((row) => row.slice());
    utils.sheet_add_aoa(sheet, rows, { origin: { r: laidDown, c: 0 } });
    laidDown += rows.length;
    postMessage({ share: (laid * laidDown) / data.of });
    return;
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, data.name);
  const bytes = write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
  postMessage({ bytes }, { transfer: [bytes] });
});
