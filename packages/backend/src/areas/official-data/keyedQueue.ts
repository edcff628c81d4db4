/** Runs the work on each key one at a time, in order of arrival. */
export const createKeyedQueue = () => {
  const last = new Map<number | string, Promise<unknown>>();
  return async <R>(key: number | string, work: () => Promise<R>): Promise<R> => {
    const before = last.get(key);
    const turn = (async () => {
      await before?.catch(() => undefined);
      return work();
    })();
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
};
