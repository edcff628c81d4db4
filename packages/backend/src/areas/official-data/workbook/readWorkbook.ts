import type { SheetBatch } from './sheets.ts';

/** How many rows of each sheet are looked at for its headings. */
export const headRows = 40;

/** The pages of a PDF together are as one sheet of a workbook. */
export const pdfSheet = 'PDF';
/** Whether bytes are a PDF. */
export const isPdf = (bytes: Uint8Array): boolean =>
  Array.from('%PDF-').every((letter, index) => bytes[index] === letter.charCodeAt(0));

/** Reads the rows of a sheet, or the first rows of each, outside of this process where it can. */
export type ReadWorkbook = (
  bytes: Uint8Array<ArrayBuffer>,
  sheet: string | null,
  /** Ends the reading with the call that wanted it. */
  gone?: AbortSignal,
) => AsyncGenerator<SheetBatch>;

/** In place, as a page's worker does; the library comes with the first workbook. */
export const readInPlace: ReadWorkbook = async function* (bytes, sheet) {
  if (isPdf(bytes)) {
    yield { refused: 'pdfOnServer' };
    return;
  }
  const { sheetBatches } = await import('./sheets.ts');
  yield* sheetBatches(bytes, sheet);
};
