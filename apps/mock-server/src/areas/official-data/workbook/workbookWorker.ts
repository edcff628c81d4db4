import { parentPort, workerData } from 'node:worker_threads';
import { sheetBatches } from './sheets.ts';

const { bytes, sheet } = workerData as {
  readonly bytes: Uint8Array;
  readonly sheet: string | null;
};
const batches = sheetBatches(bytes, sheet);

// A batch for each question, so that the other thread takes in no more than it has asked for.
parentPort!.on('message', () => {
  const { value, done } = batches.next();
  parentPort!.postMessage(done ? null : value, []);
});
