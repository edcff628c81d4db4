import { Worker } from 'node:worker_threads';
import { isPdf } from './readWorkbook.ts';

export interface ReadingTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sheet: string | null;
  /** The memory limit in megabytes. */
  readonly memory: number;
  readonly parent: number;
}

const open = async ({ bytes, sheet }: ReadingTask) =>
  isPdf(bytes)
    ? (await import('../pdf/pdfRows.ts')).pdfBatches(bytes, sheet)
    : (await import('./sheets.ts')).sheetBatches(bytes, sheet);

process.once('message', (task: ReadingTask) => {
  // The watch needs its own thread, because unpacking a file blocks this one.
  void new Worker(new URL('memoryWatch.ts', import.meta.url), {
    workerData: { memory: task.memory, parent: task.parent },
  });
  const batches = open(task);
  // One batch per request, so that the other process receives no more than it asked for.
  const answer = async (): Promise<void> => {
    const { value, done } = await (await batches).next();
    process.send!(done ? null : value);
  };
  process.on('message', () => void answer());
});
