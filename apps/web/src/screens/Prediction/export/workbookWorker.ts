import type { Sheet } from '@seatwise/flows/predictor';
import { utils, write } from 'xlsx';

/** Some rows out of so many; at last the name of their sheet. */
export type WorkbookTask =
  | { readonly rows: Sheet['rows']; readonly of: number }
  | { readonly name: string };

/** How much of the work laying down rows is; the rest is packing. */
const laid = 0.8;

// Text stays text here: nothing that is written this way is ever read as a formula.
const sheet = utils.aoa_to_sheet([]);
let laidDown = 0;

/** Writes a workbook apart from the page, which stays quick meanwhile. */
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
