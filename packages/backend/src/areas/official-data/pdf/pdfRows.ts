import { pdfLimits } from '@seatwise/api-client/contract/constants/data';
import type * as Pdf from 'pdfjs-dist/legacy/build/pdf.mjs';
import { maxColumns, maxRowLength, type CsvRow } from '../csv.ts';
import { pdfSheet } from '../workbook/readWorkbook.ts';
import type { SheetBatch } from '../workbook/sheets.ts';
import { rowsOfPage, type Box, type PlacedText } from './tableGrid.ts';

/** The number of rows searched for headings; tables of abbreviations may come first. */
const headRows = 150;
const maxPages = 3000;

type Matrix = readonly number[];

const multiplied = (a: Matrix, b: Matrix): Matrix => [
  a[0]! * b[0]! + a[2]! * b[1]!,
  a[1]! * b[0]! + a[3]! * b[1]!,
  a[0]! * b[2]! + a[2]! * b[3]!,
  a[1]! * b[2]! + a[3]! * b[3]!,
  a[0]! * b[4]! + a[2]! * b[5]! + a[4]!,
  a[1]! * b[4]! + a[3]! * b[5]! + a[5]!,
];

const placed = (matrix: Matrix, x: number, y: number): readonly [x: number, y: number] => [
  matrix[0]! * x + matrix[2]! * y + matrix[4]!,
  matrix[1]! * x + matrix[3]! * y + matrix[5]!,
];

const boxOf = (matrix: Matrix, points: readonly (readonly [number, number])[]): Box => {
  const all = points.map(([x, y]) => placed(matrix, x, y));
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
};

/** The count of numbers after each path step: move, line, curve, quadratic curve, close. */
const numbersAfter = [2, 2, 6, 4, 0];

/** The bounding boxes of a path's parts. */
function* partsOf(path: ArrayLike<number>, matrix: Matrix): Generator<Box> {
  let points: (readonly [number, number])[] = [];
  for (let at = 0; at < path.length;) {
    const step = path[at]!;
    const numbers = numbersAfter[step] ?? 0;
    if (step === 0 && points.length > 1) yield boxOf(matrix, points);
    if (step === 0) points = [];
    if (numbers > 0) points.push([path[at + numbers - 1]!, path[at + numbers]!]);
    at += 1 + numbers;
  }
  if (points.length > 1) yield boxOf(matrix, points);
}

type Library = typeof Pdf;

/** The boxes drawn on a page. */
const boxesOf = async (page: Pdf.PDFPageProxy, { OPS }: Library): Promise<Box[]> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const boxes: Box[] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = page.getViewport({ scale: 1 }).transform;
  for (const [index, operator] of fnArray.entries()) {
    const given = argsArray[index] as readonly unknown[] | null;
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore) matrix = saved.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiplied(matrix, given as Matrix);
    else if (operator === OPS.constructPath) {
      const [how, [path]] = given as [number, readonly [ArrayLike<number> | null]];
      // A path that is neither stroked nor filled only clips later drawing.
      if (path && how !== OPS.endPath) boxes.push(...partsOf(path, matrix));
    }
  }
  return boxes;
};

const textsOf = async (page: Pdf.PDFPageProxy): Promise<PlacedText[]> => {
  const { items } = await page.getTextContent();
  const { transform } = page.getViewport({ scale: 1 });
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [left, baseline] = placed(multiplied(transform, item.transform as Matrix), 0, 0);
    const { str: text, width, height } = item;
    return [{ text, left, right: left + width, middle: baseline - height / 3, height }];
  });
};

const rowOf = (cells: readonly string[], line: number): CsvRow => {
  if (cells.length > maxColumns) return { line, cells: [], fault: 'too many columns' };
  const length = cells.reduce((sum, cell) => sum + cell.length, 0);
  return length > maxRowLength ? { line, cells: [], fault: 'too long' } : { line, cells };
};

/** The library expects drawing classes, which reading does not need, so stubs suffice. */
const loadLibrary = (): Promise<Library> => {
  const scope = globalThis as Record<string, unknown>;
  for (const name of ['DOMMatrix', 'Path2D', 'ImageData']) scope[name] ??= Object;
  return import('pdfjs-dist/legacy/build/pdf.mjs');
};

/** The rows of a PDF's tables, page by page, or only the first rows, as if of a sheet. */
export async function* pdfBatches(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: string | null,
): AsyncGenerator<SheetBatch> {
  const library = await loadLibrary();
  const task = library.getDocument({
    data: bytes,
    verbosity: library.VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: true,
  });
  try {
    const document = await task.promise;
    if (document.numPages > maxPages) {
      yield { refused: 'tooManyPages' };
      return;
    }
    let line = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const cells = rowsOfPage(await boxesOf(page, library), await textsOf(page));
      page.cleanup();
      const rows = cells.map((row) => rowOf(row, (line += 1)));
      if (line > pdfLimits.rows) {
        yield { refused: 'tooManyPages' };
        return;
      }
      yield { sheet: pdfSheet, rows, share: number / document.numPages };
      if (wanted === null && line >= headRows) return;
    }
    if (line === 0) yield { refused: 'noTable' };
  } catch (error) {
    const isProtected = (error as Error).name === 'PasswordException';
    yield { refused: isProtected ? 'protectedPdf' : 'damagedPdf' };
  } finally {
    await task.destroy();
  }
}
