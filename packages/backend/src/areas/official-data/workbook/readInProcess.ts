import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { refusal } from './refusals.ts';
import { isPdf, type ReadWorkbook } from './readWorkbook.ts';
import type { ReadingTask } from './readingProcess.ts';
import type { SheetBatch } from './sheets.ts';

interface Limits {
  /** The size of the heap. Megabytes. */
  readonly heap: number;
  /** All memory, including buffers, to which the heap's limit does not apply. Megabytes. */
  readonly memory: number;
  /** How long reading may take, without the consumer's pauses. Milliseconds. */
  readonly patience: number;
}

const program = fileURLToPath(new URL('readingProcess.ts', import.meta.url));

/** Each reading waits for the previous one to end, so that only one file at a time takes memory. */
let last: Promise<void> = Promise.resolve();

/**
 * Reads a workbook or a PDF in a separate process, without this one's environment and with limited
 * memory and time. The process ends with the reading, or when its caller is gone.
 */
export const processReader = ({ heap, memory, patience }: Limits): ReadWorkbook =>
  async function* (bytes, sheet, gone = new AbortController().signal) {
    const [beyond, broken] = isPdf(bytes)
      ? (['longPdf', 'damagedPdf'] as const)
      : (['bomb', 'damaged'] as const);
    const before = last;
    const over = Promise.withResolvers<void>();
    last = over.promise;
    await before;
    const child = fork(program, [], {
      env: {},
      execArgv: [`--max-old-space-size=${heap}`, '--max-semi-space-size=8'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ended = new AbortController();
    child.once('exit', (code) => ended.abort(code === null ? 'killed' : 'broken'));
    child.on('error', () => ended.abort('broken'));
    let left = patience;
    try {
      child.send({ bytes, sheet, memory, parent: process.pid } satisfies ReadingTask);
      for (;;) {
        const asked = performance.now();
        const late = AbortSignal.timeout(Math.max(0, Math.ceil(left)));
        const signal = AbortSignal.any([ended.signal, late, gone]);
        const answer = once(child, 'message', { signal });
        child.send('next');
        const [batch] = (await answer) as [SheetBatch | null];
        left -= performance.now() - asked;
        if (batch === null) return;
        yield batch;
      }
    } catch {
      throw refusal(ended.signal.reason === 'broken' ? broken : beyond);
    } finally {
      child.kill('SIGKILL');
      over.resolve();
    }
  };

export const readInProcess = processReader({ heap: 192, memory: 512, patience: 120_000 });
