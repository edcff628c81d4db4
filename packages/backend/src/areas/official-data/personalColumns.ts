import type { Blobs } from '../../db/storage.ts';
import { isPersonal, rowsBelow, type ListTable } from './listFile.ts';
import { createLineWriter } from './report.ts';
import { createSlices } from './timeSlices.ts';
import type { ReadWorkbook } from './workbook/readWorkbook.ts';

const csvLine = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

export const hasPersonal = ({ headings }: Pick<ListTable, 'headings'>): boolean =>
  headings.some(isPersonal);

interface Options {
  readonly blobs: Blobs;
  /** The storage key of the written text. */
  readonly key: string;
  readonly readWorkbook: ReadWorkbook;
}

/** Writes a table as CSV, each row at its line, without the columns that identify candidates. */
export const writeWithoutPersons = async (
  file: Blob,
  table: ListTable,
  { blobs, key, readWorkbook }: Options,
): Promise<void> => {
  const slices = createSlices();
  const lines = await createLineWriter(blobs, key);
  let written = 0;
  const write = (line: number, cells: readonly string[]): void => {
    for (; written < line - 1; written += 1) lines.add('');
    lines.add(csvLine(cells));
    written = line;
  };
  const personal = new Set(
    table.headings.flatMap((heading, column) => (isPersonal(heading) ? [column] : [])),
  );
  /** The headings repeat on each page of a document. */
  const without = (cells: readonly string[]): readonly string[] => {
    const isHeading = cells.some(isPersonal);
    return cells.map((cell, column) => {
      if (!personal.has(column)) return cell;
      return isHeading ? `Removed: ${cell}` : '';
    });
  };
  write(table.headingLine, without(table.headings));
  for await (const { rows } of rowsBelow(file, table, readWorkbook))
    for (const { line, cells } of rows) {
      if (slices.isUsedUp()) await slices.pause();
      write(line, without(cells));
      await lines.flushWhenFull();
    }
  await lines.finish();
};
