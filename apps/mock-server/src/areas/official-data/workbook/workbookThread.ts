import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { refusal } from './refusals.ts';
import type { ReadWorkbook } from './readWorkbook.ts';
import type { SheetBatch } from './sheets.ts';

/** A workbook that is read for longer is no list. Milliseconds. */
const patience = 60_000;

/**
 * Reads a workbook in a thread of its own, which may take so much of the memory, and ends with the
 * reading, whatever happens.
 */
export const threadReader = (megabytes: number): ReadWorkbook =>
  async function* (bytes, sheet) {
    const worker = new Worker(new URL('workbookWorker.ts', import.meta.url), {
      workerData: { bytes, sheet },
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
    });
    try {
      for (;;) {
        const answer = once(worker, 'message', { signal: AbortSignal.timeout(patience) });
        worker.postMessage('next', []);
        const [batch] = (await answer) as [SheetBatch | null];
        if (batch === null) return;
        yield batch;
      }
    } catch (error) {
      const { code, name } = error as { readonly code?: string; readonly name?: string };
      const isBeyond = code === 'ERR_WORKER_OUT_OF_MEMORY' || name === 'AbortError';
      throw refusal(isBeyond ? 'bomb' : 'damaged');
    } finally {
      await worker.terminate();
    }
  };

export const readInThread = threadReader(192);
