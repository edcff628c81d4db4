import { Worker } from 'node:worker_threads';
import { isPdf } from './readWorkbook.ts';

export interface ReadingTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sheet: string | null;
  /** Megabytes. */
  readonly memory: number;
  readonly parent: number;
}

const open = async ({ bytes, sheet }: ReadingTask) =>
  isPdf(bytes)
    ? (await import('../pdf/pdfRows.ts')).pdfBatches(bytes, sheet)
    : (await import('./sheets.ts')).sheetBatches(bytes, sheet);

process.once('message', (task: ReadingTask) => {
  // A thread of its own, because what unpacks a file does not look up in between.
  void new Worker(new URL('memoryWatch.ts', import.meta.url), {
    workerData: { memory: task.memory, parent: task.parent },
  });
  const batches = open(task);
  // A batch for each question, so that the other process takes in no more than it has asked for.
  const answer = async (): Promise<void> => {
    const { value, done } = await (await batches).next();
    process.send!(done ? null : value);
  };
  process.on('message', () => void answer());
});
