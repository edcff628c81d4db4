import { HttpError } from '../httpError.ts';

interface QueueLimits {
  /** The number of jobs that run at a time. */
  readonly parallel: number;
  /** The most waiting jobs of one caller; `waiting` is the most of all callers. */
  readonly waitingOfOne: number;
  readonly waiting: number;
}

/** The caller of a job. */
export interface Caller {
  readonly name: string;
  /** How often the caller failed recently; callers with fewer failures go first. @default 0 */
  readonly mistakes?: number;
}

/** Callers with more mistakes than this must leave one place free for the others. */
const manyMistakes = 3;

interface Waiting {
  readonly mistakes: number;
  readonly jobs: readonly ((leave: () => void) => void)[];
}

/**
 * Runs expensive jobs a few at a time. The caller with the fewest recent jobs and mistakes is next,
 * so that a newcomer passes frequent callers; equal callers take turns. Over the limits a caller is
 * asked to come back; half of the places are reserved for newcomers.
 */
export const createFairQueue = ({ parallel, waitingOfOne, waiting }: QueueLimits) => {
  /** The waiting jobs by caller, in the order of turns. */
  const line = new Map<string, Waiting>();
  /** The number of jobs per caller since the line was last empty. */
  const had = new Map<string, number>();
  let running = 0;
  let runningMistaken = 0;
  let count = 0;

  const rankOf = (name: string, mistakes: number): number => (had.get(name) ?? 0) + mistakes;

  const hasPlace = (mistakes: number): boolean =>
    running < parallel && (mistakes <= manyMistakes || runningMistaken < Math.max(1, parallel - 1));

  /** Takes a place; returns a function that leaves it. */
  const begin = (name: string, mistakes: number): (() => void) => {
    const mistaken = mistakes > manyMistakes ? 1 : 0;
    running += 1;
    runningMistaken += mistaken;
    had.set(name, (had.get(name) ?? 0) + 1);
    return () => {
      running -= 1;
      runningMistaken -= mistaken;
    };
  };

  const startNext = (): void => {
    if (line.size === 0) had.clear();
    const ready = [...line].filter(([, { mistakes }]) => hasPlace(mistakes));
    const next = ready.reduce<[string, Waiting] | undefined>(
      (best, entry) =>
        best && rankOf(best[0], best[1].mistakes) <= rankOf(entry[0], entry[1].mistakes)
          ? best
          : entry,
      undefined,
    );
    if (!next) return;
    const [name, { jobs, mistakes }] = next;
    const [start, ...others] = jobs;
    line.delete(name);
    if (others.length > 0) line.set(name, { mistakes, jobs: others });
    count -= 1;
    start!(begin(name, mistakes));
  };

  const turn = ({ name, mistakes = 0 }: Caller): Promise<() => void> => {
    const own = line.get(name)?.jobs ?? [];
    const isNew = own.length === 0 && rankOf(name, mistakes) === 0;
    if (own.length >= waitingOfOne || count >= (isNew ? waiting : waiting / 2))
      throw new HttpError(503, 'We are busy. Try again in a moment.', {}, { 'retry-after': '2' });
    count += 1;
    return new Promise((resolve) => {
      line.set(name, { mistakes, jobs: [...own, resolve] });
    });
  };

  return async <Result>(caller: Caller, job: () => Promise<Result>): Promise<Result> => {
    const { name, mistakes = 0 } = caller;
    const leave = hasPlace(mistakes) ? begin(name, mistakes) : await turn(caller);
    try {
      return await job();
    } finally {
      leave();
      startNext();
    }
  };
};
