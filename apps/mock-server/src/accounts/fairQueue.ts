import { HttpError } from '../httpError.ts';

interface QueueLimits {
  /** How many jobs run at a time. */
  readonly parallel: number;
  /** How many jobs of one caller may wait, and how many of all. */
  readonly waitingOfOne: number;
  readonly waiting: number;
}

/**
 * Runs expensive jobs a few at a time. Waiting callers take turns, so that whoever asks often
 * delays only their own; beyond the limits a caller is asked to come back.
 */
export const createFairQueue = ({ parallel, waitingOfOne, waiting }: QueueLimits) => {
  /** The waiting jobs by caller, in the order of their turns. */
  const queues = new Map<string, (() => void)[]>();
  let running = 0;
  let count = 0;

  const startNext = (): void => {
    const [first] = queues;
    if (!first) return;
    const [caller, [start, ...others]] = first;
    queues.delete(caller);
    if (others.length > 0) queues.set(caller, others);
    count -= 1;
    running += 1;
    start!();
  };

  const turn = (caller: string): Promise<void> => {
    const own = queues.get(caller) ?? [];
    if (own.length >= waitingOfOne || count >= waiting)
      throw new HttpError(503, 'Busy. Please try again in a moment.', {}, { 'retry-after': '2' });
    count += 1;
    return new Promise((resolve) => {
      queues.set(caller, [...own, resolve]);
    });
  };

  return async <Result>(caller: string, job: () => Promise<Result>): Promise<Result> => {
    if (running < parallel) running += 1;
    else await turn(caller);
    try {
      return await job();
    } finally {
      running -= 1;
      startNext();
    }
  };
};
