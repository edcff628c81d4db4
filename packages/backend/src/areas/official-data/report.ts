import { csvText } from '@seatwise/api-client/contract/constants/csv';
import type { Blobs } from '../../db/storage.ts';

/** Above this number of lines, the report only counts problems. */
const mostLines = 100_000;
/** The most characters gathered before they are written. */
const pieceLength = 64 * 1024;

const longestCell = 200;

const csvCell = (value: string): string =>
  csvText(value.length > longestCell ? `${value.slice(0, longestCell)}…` : value);

/** Writes lines of text to a blob as they arrive. */
export const createLineWriter = async (blobs: Blobs, key: string) => {
  const blob = await blobs.create(key);
  const encoder = new TextEncoder();
  let piece = '';
  const flush = async (): Promise<void> => {
    if (piece === '') return;
    const bytes = encoder.encode(piece);
    piece = '';
    await blob.write(bytes);
  };
  return {
    add: (line: string): void => {
      piece += `${line}\r\n`;
    },
    /** Writes the text once enough has gathered, and otherwise does nothing. */
    flushWhenFull: (): Promise<void> | undefined =>
      piece.length > pieceLength ? flush() : undefined,
    finish: async (): Promise<void> => {
      await flush();
      await blob.finish();
    },
  };
};

type LineWriter = Awaited<ReturnType<typeof createLineWriter>>;

/** Writes a list's problems by row, as CSV. */
export const createReport = (lines: LineWriter) => {
  let written = 0;
  let more = 0;
  lines.add('Row,Kind,Problem,Value');
  return {
    add: (row: number, severity: string, problem: string, value: string): void => {
      if (written >= mostLines) {
        more += 1;
        return;
      }
      written += 1;
      lines.add(`${row},${severity},${csvCell(problem)},${csvCell(value)}`);
    },
    flushWhenFull: lines.flushWhenFull,
    finish: async (): Promise<void> => {
      if (more > 0) lines.add(`,,${more} more,`);
      await lines.finish();
    },
  };
};
