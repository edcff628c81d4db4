import type { SheetBatch } from './sheets.ts';

/** The number of rows of each sheet searched for headings. */
export const headRows = 40;

/** The name of the single sheet that a PDF's pages form together. */
export const pdfSheet = 'PDF';
export const isPdf = (bytes: Uint8Array): boolean =>
  Array.from('%PDF-').every((letter, index) => bytes[index] === letter.charCodeAt(0));

/** Reads the rows of a sheet, or the first rows of each, in another process if possible. */
export type ReadWorkbook = (
  bytes: Uint8Array<ArrayBuffer>,
  sheet: string | null,
  /** Ends the reading when its caller is gone. */
  gone?: AbortSignal,
) => AsyncGenerator<SheetBatch>;

/** Reads within this thread, as a page's worker does; the library loads with the first workbook. */
export const readInPlace: ReadWorkbook = async function* (bytes, sheet) {
  if (isPdf(bytes)) {
    yield { refused: 'pdfOnServer' };
    return;
  }
  const { sheetBatches } = await import('./sheets.ts');
  yield* sheetBatches(bytes, sheet);
};
