import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { refusal } from './refusals.ts';
import { isPdf, type ReadWorkbook } from './readWorkbook.ts';
import type { SheetBatch } from './sheets.ts';

/** A workbook, or a page of a PDF, that is read for longer is no list. Milliseconds. */
const patience = 60_000;

/**
 * Reads a workbook or a PDF in a thread of its own, which may take so much of the memory, and ends with the
 * reading, whatever happens.
 */
export const threadReader = (megabytes: number): ReadWorkbook =>
  async function* (bytes, sheet) {
    const [beyond, broken] = isPdf(bytes)
      ? (['longPdf', 'damagedPdf'] as const)
      : (['bomb', 'damaged'] as const);
    const worker = new Worker(new URL('workbookWorker.ts', import.meta.url), {
      workerData: { bytes, sheet },
      transferList: [bytes.buffer],
      // Libraries warn of what a file lacks.
      stdout: true,
      stderr: true,
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
      throw refusal(isBeyond ? beyond : broken);
    } finally {
      await worker.terminate();
    }
  };

export const readInThread = threadReader(192);
