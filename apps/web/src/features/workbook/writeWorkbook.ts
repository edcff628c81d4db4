import type { Sheet } from '@seatwise/flows/shared';
import { yieldToMain } from '../../lib/scheduling.ts';
import { trustedScript } from '../../lib/trustedScript.ts';
import { sheetStep } from './sheetStep.ts';
import type { WorkbookTask } from './workbookWorker.ts';

/** A message of the worker: its progress, or the finished workbook. */
type Said = { readonly share: number } | { readonly bytes: ArrayBuffer };

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const startWorker = async (signal: AbortSignal): Promise<Worker> => {
  const { default: address } = await import('./workbookWorker.ts?worker&url');
  signal.throwIfAborted();
  return new Worker(trustedScript('seatwise-workbook', address), { type: 'module' });
};

const handOver = async (worker: Worker, sheets: readonly Sheet[], signal: AbortSignal) => {
  const send = (task: WorkbookTask): void => worker.postMessage(task, []);
  const of = sheets.reduce((sum, { rows }) => sum + rows.length, 0);
  for (const { name, headRow, rows } of sheets) {
    for (let from = 0; from < rows.length && !signal.aborted; from += sheetStep) {
      send({ rows: rows.slice(from, from + sheetStep), of });
      await yieldToMain();
    }
    send({ name, headRow });
  }
  send('write');
};

/** Writes a sheet, and those beside it, as a workbook in a worker; reports its progress from 0 to 1. */
export const writeWorkbook = async (
  sheet: Sheet,
  report: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob> => {
  const worker = await startWorker(signal);
  const written = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if ('share' in data) report(data.share);
      else resolve(new Blob([data.bytes], { type }));
    });
    worker.addEventListener('error', (event) => {
      // The caller logs the rejection; without this the browser would log it as well.
      event.preventDefault();
      reject(new Error(event.message || 'The workbook could not be written'));
    });
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  void handOver(worker, [sheet, ...(sheet.beside ?? [])], signal);
  return written.finally(() => worker.terminate());
};
