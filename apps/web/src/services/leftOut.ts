import { createStore } from '@seatwise/flows/shared';
import { logWarning } from '../lib/logFailure.ts';

/** How many entries could not be read in the last list of each operation. */
export const createLeftOut = () => {
  const counts = createStore<Readonly<Record<string, number>>>({});
  return {
    ...counts,
    /** Logs a number only when it changes. */
    report: ({ id }: { readonly id: string }, count: number): void => {
      if ((counts.get()[id] ?? 0) === count) return;
      counts.set({ ...counts.get(), [id]: count });
      if (count > 0) logWarning(`${id}: ${count} entries could not be read`);
    },
  };
};

export type LeftOut = ReturnType<typeof createLeftOut>;
