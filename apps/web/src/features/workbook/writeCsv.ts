import { csvLines, csvStart, type Sheet } from '@seatwise/flows/shared';
import { yieldToMain } from '../../lib/scheduling.ts';

/** How many rows one task writes or posts, so that the main thread stays responsive. */
export const sheetStep = 500;

/** Writes comma-separated text in short tasks; reports its progress from 0 to 1. */
export const writeCsv = async (
  { rows }: Sheet,
  report: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob> => {
  const parts = [csvStart];
  for (let from = 0; from < rows.length; from += sheetStep) {
    if (from > 0) {
      report(from / rows.length);
      await yieldToMain();
      signal.throwIfAborted();
    }
    parts.push(csvLines(rows.slice(from, from + sheetStep)));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
};
