import type { RoundOutcome, Upgrades } from '@seatwise/flows/practice';
import { trustedScript } from '../../../lib/trustedScript.ts';
import type { PracticeTask } from './practiceWorker.ts';

/** A message of the worker: its progress, or the result. */
type Said<Result> = { readonly share: number } | { readonly result: Result };

interface Results {
  readonly outcome: RoundOutcome;
  readonly upgrades: Upgrades;
}

/** Runs a task in a worker of its own, which ends with it or when the signal aborts. */
export const runInWorker = async <Kind extends PracticeTask['kind']>(
  task: PracticeTask & { readonly kind: Kind },
  signal: AbortSignal,
  report: (share: number) => void = () => undefined,
): Promise<Results[Kind]> => {
  const { default: address } = await import('./practiceWorker.ts?worker&url');
  signal.throwIfAborted();
  const worker = new Worker(trustedScript('seatwise-practice', address), { type: 'module' });
  const finished = new Promise<Results[Kind]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Said<Results[Kind]>>) => {
      if ('share' in data) report(data.share);
      else resolve(data.result);
    });
    worker.addEventListener('error', (event) => {
      // The machine shows the rejection; without this the browser would log it as well.
      event.preventDefault();
      reject(new Error(event.message || 'The round could not be played'));
    });
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  worker.postMessage(task, []);
  return finished.finally(() => worker.terminate());
};
