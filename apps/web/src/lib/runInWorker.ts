import { trustedScript } from './trustedScript.ts';

/** A message of a worker: its progress, or the result. */
type Message<Result> = { readonly share: number } | { readonly result: Result };

interface WorkerCall {
  /** The name of the worker's Trusted Types policy. */
  readonly policy: string;
  /** Loads the URL of the script: `import('./someWorker.ts?worker&url')`. */
  readonly load: () => Promise<{ readonly default: string }>;
  /** The messages to post to the worker, in order. */
  readonly tasks: Iterable<unknown> | AsyncIterable<unknown>;
  readonly signal: AbortSignal;
  readonly report?: (share: number) => void;
}

/** Runs tasks in a new worker, which ends with its result or when the signal aborts. */
export const runInWorker = async <Result>({
  policy,
  load,
  tasks,
  signal,
  report,
}: WorkerCall): Promise<Result> => {
  const { default: address } = await load();
  signal.throwIfAborted();
  const worker = new Worker(trustedScript(policy, address), { type: 'module' });
  const finished = new Promise<Result>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Message<Result>>) => {
      if ('share' in data) report?.(data.share);
      else resolve(data.result);
    });
    worker.addEventListener('error', (event) => {
      // The caller shows the rejection; by default the browser would log it as well.
      event.preventDefault();
      reject(new Error(event.message || 'The worker failed'));
    });
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const post = async (): Promise<Result> => {
    for await (const task of tasks) worker.postMessage(task, []);
    return finished;
  };
  return Promise.race([finished, post()]).finally(() => worker.terminate());
};
