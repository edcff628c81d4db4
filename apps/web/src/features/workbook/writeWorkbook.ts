import type { Sheet } from '@seatwise/flows/shared';
import { runInWorker } from '../../lib/runInWorker.ts';
import { yieldToMain } from '../../lib/scheduling.ts';
import type { WorkbookTask } from './workbookWorker.ts';
import { sheetStep } from './writeCsv.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function* tasksOf(
  sheets: readonly Sheet[],
  signal: AbortSignal,
): AsyncGenerator<WorkbookTask> {
  const of = sheets.reduce((sum, { rows }) => sum + rows.length, 0);
  for (const { name, headRow, rows } of sheets) {
    for (let from = 0; from < rows.length && !signal.aborted; from += sheetStep) {
      yield { rows: rows.slice(from, from + sheetStep), of };
      await yieldToMain();
    }
    yield { name, headRow };
  }
  yield 'write';
}

/** Writes a sheet and its companions as a workbook, in a worker; reports the progress from 0 to 1. */
export const writeWorkbook = async (
  sheet: Sheet,
  report: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob> => {
  const workbook = await runInWorker<ArrayBuffer>({
    policy: 'seatwise-workbook',
    load: () => import('./workbookWorker.ts?worker&url'),
    tasks: tasksOf([sheet, ...(sheet.beside ?? [])], signal),
    signal,
    report,
  });
  return new Blob([workbook], { type });
};
