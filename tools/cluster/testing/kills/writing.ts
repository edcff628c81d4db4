import { setTimeout as delay } from 'node:timers/promises';
import { isUnanswered, type Answered, type Caller, type Callers } from '../callers.ts';

/**
 * The writes of all kinds: what each takes its turn from, and what is counted of them. Each writer
 * rests for half of `rest` milliseconds between two.
 */
export const createWriting = ({ ask }: Callers, writes: number, rest = 400) => {
  let begun = 0;
  /** How many writes may begin before the next kill, so that kills are spread over the writes. */
  let released = 0;
  let repeats = 0;
  const times: number[] = [];
  const kinds = new Map<string, number>();
  const hasBegun = (count: number): boolean => begun >= count;
  const ended = new AbortController();
  const isOver = (): boolean => ended.signal.aborted || hasBegun(writes);

  /** Waits for a turn to write; false once there are enough writes. */
  const mayWrite = async (kind: string): Promise<boolean> => {
    await delay(Math.random() * rest);
    while (hasBegun(released) && !isOver()) await delay(20);
    if (isOver()) return false;
    begun += 1;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return true;
  };

  /** Repeats the call until it is answered, as the app does with calls that may be repeated. */
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

  /** Writes once it has a turn; null once there are enough writes. */
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
    /** Lets writes begin up to this count, and resolves when that many have begun. */
    release: async (count: number): Promise<void> => {
      released = count;
      while (!hasBegun(count) && !ended.signal.aborted) await delay(20);
    },
    end: (): void => ended.abort(),
    figures: () => ({ begun, repeats, kinds }),
  };
};

export type Writing = ReturnType<typeof createWriting>;
