import { HttpError } from '../httpError.ts';

interface QueueLimits {
  /** How many jobs run at a time. */
  readonly parallel: number;
  /** How many jobs of one caller may wait, and how many of all. */
  readonly waitingOfOne: number;
  readonly waiting: number;
}

/** Who asks for a job. */
export interface Caller {
  readonly name: string;
  /** Served only while no other caller waits. @default false */
  readonly isSuspect?: boolean;
}

/** The waiting jobs by caller, in the order of their turns. */
type Line = Map<string, (() => void)[]>;

/**
 * Runs expensive jobs a few at a time. Waiting callers take turns, so that whoever asks often
 * delays only their own, and suspects none but each other; beyond the limits, of which suspects have
 * half, a caller is asked to come back.
 */
export const createFairQueue = ({ parallel, waitingOfOne, waiting }: QueueLimits) => {
  const line: Line = new Map();
  const suspects: Line = new Map();
  let running = 0;
  let count = 0;

  const startNext = (): void => {
    const from = line.size > 0 ? line : suspects;
    const [first] = from;
    if (!first) return;
    const [caller, [start, ...others]] = first;
    from.delete(caller);
    if (others.length > 0) from.set(caller, others);
    count -= 1;
    running += 1;
    start!();
  };

  const turn = ({ name, isSuspect = false }: Caller): Promise<void> => {
    const to = isSuspect ? suspects : line;
    const own = to.get(name) ?? [];
    if (own.length >= waitingOfOne || count >= (isSuspect ? waiting / 2 : waiting))
      throw new HttpError(503, 'Busy. Please try again in a moment.', {}, { 'retry-after': '2' });
    count += 1;
    return new Promise((resolve) => {
      to.set(name, [...own, resolve]);
    });
  };

  return async <Result>(caller: Caller, job: () => Promise<Result>): Promise<Result> => {
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
