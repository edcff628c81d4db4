import { setTimeout as delay } from 'node:timers/promises';
import { isUnanswered, type Answered, type Caller, type Callers } from '../callers.ts';

/**
 * The writes of all kinds: what each takes its turn from, and what is counted of them. Each writer
 * rests for half of `rest` milliseconds between two.
 */
export const createWriting = ({ ask }: Callers, writes: number, rest = 400) => {
  let begun = 0;
  /** How many writes may have begun: those who write wait for the next kill, not the other way round. */
  let released = 0;
  let repeats = 0;
  const times: number[] = [];
  const kinds = new Map<string, number>();
  const hasBegun = (count: number): boolean => begun >= count;
  const ended = new AbortController();
  const isOver = (): boolean => ended.signal.aborted || hasBegun(writes);

  /** Waits for its turn among all writes; false once there were enough. */
  const mayWrite = async (kind: string): Promise<boolean> => {
    await delay(Math.random() * rest);
    while (hasBegun(released) && !isOver()) await delay(20);
    if (isOver()) return false;
    begun += 1;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return true;
  };

  /** Tries until it is answered, as the app does with what may be repeated. */
  const repeat = async <R>(work: () => Promise<R | undefined>): Promise<R> => {
    const from = performance.now();
    for (;;) {
      const result = await work();
      if (result !== undefined) {
        times.push(performance.now() - from);
        return result;
      }
      repeats += 1;
      await delay(200 + Math.random() * 300);
    }
  };

  /** Null once there were enough writes. */
  const write = async <Body>(
    kind: string,
    { token }: Caller,
    method: string,
    path: string,
    body: unknown = {},
  ): Promise<Answered<Body> | null> => {
    if (!(await mayWrite(kind))) return null;
    return repeat(async () => {
      const answer = await ask<Body>(path, { token, method, body });
      return isUnanswered(answer) ? undefined : answer;
    });
  };

  return {
    mayWrite,
    repeat,
    write,
    isOver,
    times,
    /** Lets writes begin until there are so many, and resolves when they have. */
    release: async (count: number): Promise<void> => {
      released = count;
      while (!hasBegun(count) && !ended.signal.aborted) await delay(20);
    },
    end: (): void => ended.abort(),
    figures: () => ({ begun, repeats, kinds }),
  };
};

export type Writing = ReturnType<typeof createWriting>;
