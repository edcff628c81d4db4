import { parentPort, workerData } from 'node:worker_threads';
import { isPdf } from './readWorkbook.ts';

const { bytes, sheet } = workerData as {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sheet: string | null;
};

const open = async () =>
  isPdf(bytes)
    ? (await import('../pdf/pdfRows.ts')).pdfBatches(bytes, sheet)
    : (await import('./sheets.ts')).sheetBatches(bytes, sheet);
const batches = open();

// A batch for each question, so that the other thread takes in no more than it has asked for.
parentPort!.on('message', async () => {
  const { value, done } = await (await batches).next();
  parentPort!.postMessage(done ? null : value, []);
});
