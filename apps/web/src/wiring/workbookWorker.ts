import type { Sheet } from '@seatwise/flows/predictor';
import { utils, write } from 'xlsx';

/** Rows that are laid down before the progress is told. */
const step = 200;
/** How much of the work laying down rows is; the rest is packing. */
const laid = 0.8;

/** Writes a workbook apart from the page, which stays quick meanwhile. */
addEventListener('message', ({ data: { name, rows } }: MessageEvent<Sheet>) => {
  // Text stays text here: nothing that is written this way is ever read as a formula.
  const sheet = utils.aoa_to_sheet([]);
  for (let from = 0; from < rows.length; from += step) {
    const some = rows.slice(from, from + step).map((row) => row.slice());
    utils.sheet_add_aoa(sheet, some, { origin: { r: from, c: 0 } });
    postMessage({ share: (laid * (from + some.length)) / rows.length });
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, name);
  const bytes = write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
  postMessage({ bytes }, { transfer: [bytes] });
});
