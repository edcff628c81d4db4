import type { Present } from '../syncedList.ts';

/** A server that follows the contract, for one list. */
export const createModelServer = <T>(items: readonly T[]) => {
  let present: Present<T> = { version: 1, items };
  const made = new Set<string>();
  return {
    read: (): Present<T> => present,
    write: (writeId: string, basedOn: number, next: readonly T[]) => {
      if (made.has(writeId)) return { type: 'saved', present } as const;
      if (basedOn !== present.version) return { type: 'newer', present } as const;
      made.add(writeId);
      present = { version: present.version + 1, items: next };
      return { type: 'saved', present } as const;
    },
  };
};
