import type { Journal } from './collection.ts';
import { StorageFull, type Change, type Storage } from './storage.ts';

/** PostgreSQL stores no NUL and indexes no key over 2,704 bytes; a UTF-16 unit has up to three. */
const maxIdLength = 800;

const assertStorable = (id: string): void => {
  if (id.length > maxIdLength || id.includes('\0')) throw new Error('No id that can be stored');
};

/** Gathers the changes of collections, and writes them to the storage atomically. */
export const createTransactions = (storage: Storage) => {
  const pending = new Map<string, Change>();
  /** Changes in force that a full storage refused; the next commit writes them too. */
  const unsaved = new Map<string, Change>();
  let undo: (() => void)[] = [];
  let depth = 0;

  const forget = (): void => {
    pending.clear();
    undo = [];
  };

  const commit = (): void => {
    if (pending.size > 0) storage.commit([...new Map([...unsaved, ...pending]).values()], undo);
    unsaved.clear();
    forget();
  };

  const commitEvenWhenFull = (): void => {
    try {
      commit();
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
      for (const [key, change] of pending) unsaved.set(key, change);
      forget();
    }
  };

  const run = <R>(work: () => R, end: () => void): R => {
    depth += 1;
    try {
      const result = work();
      if (depth === 1) end();
      return result;
    } catch (error) {
      if (depth === 1) {
        for (const step of undo.toReversed()) step();
        forget();
      }
      throw error;
    } finally {
      depth -= 1;
    }
  };

  const transaction = <R>(work: () => R): R => run(work, commit);

  const journal: Journal = {
    record: (collection, id, next, back) =>
      transaction(() => {
        undo.push(back);
        assertStorable(String(id));
        pending.set(`${collection}/${id}`, {
          collection,
          id: String(id),
          body: next === undefined ? null : JSON.stringify(next),
        });
      }),
  };

  return {
    journal,
    /** Runs work atomically: an error undoes all its changes. */
    transaction,
    /**
     * Runs work for protective counters, such as rate limits, which must count on a full disk too.
     */
    evenWhenFull: <R>(work: () => R): R => run(work, commitEvenWhenFull),
  };
};
