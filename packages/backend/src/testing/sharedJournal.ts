import { AsyncLocalStorage } from 'node:async_hooks';
import type { Journal } from '../db/postgresJournal.ts';
import { memoryStorage, type Change, type StoredRecord, type Storage } from '../db/storage.ts';
import { createTurns } from '../db/turns.ts';

/** The error of a database that refuses data. */
class FaultyData extends Error {}

/** An in-memory database that several instances share, with the faults of a real one. */
export const createSharedJournal = () => {
  const entries: Change[] = [];
  const blobs = memoryStorage().blobs;
  const instances = new Set<(text?: string) => void>();
  let lock = Promise.resolve();
  const faults = {
    isLost: false,
    losesNotifications: false,
    beforeCommit: (): Promise<void> | undefined => undefined,
    /** The next commit is refused, succeeds without an answer, or is refused for its data. */
    commit: undefined as 'refused' | 'unanswered' | 'faulty' | undefined,
  };

  const assertReachable = (): void => {
    if (faults.isLost) throw new Error('The database is gone');
  };

  const openJournal = (): Journal & { last: number } => {
    let own: ((text?: string) => void) | undefined;
    let release: (() => void) | undefined;
    let read = entries.length;
    const letGo = (): void => {
      release?.();
      release = undefined;
    };
    const journal: Journal & { last: number } = {
      last: entries.length,
      connect: async () => assertReachable(),
      disconnect: letGo,
      begin: async () => {
        assertReachable();
        const before = lock;
        const held = Promise.withResolvers<void>();
        lock = held.promise;
        await before;
        release = held.resolve;
        return journal.read();
      },
      end: async (changes) => {
        if (changes.length > 0) await faults.beforeCommit();
        const { commit } = faults;
        if (changes.length > 0) {
          assertReachable();
          faults.commit = undefined;
          if (commit === 'refused') throw new Error('Refused');
          if (commit === 'faulty' || changes.some(({ id }) => id.includes('\0'))) {
            letGo();
            throw new FaultyData('invalid byte sequence for encoding "UTF8": 0x00');
          }
          entries.push(...changes);
          if (!faults.losesNotifications) for (const hear of instances) hear();
          if (commit === 'unanswered') throw new Error('The connection broke off');
          journal.last = entries.length;
        }
        letGo();
      },
      read: async () => {
        assertReachable();
        read = entries.length;
        return entries.slice(journal.last);
      },
      applied: () => {
        journal.last = read;
      },
      leads: async () => true,
      meaningOf: (error) => (error instanceof FaultyData ? 'refused' : 'lost'),
      notify: (text) => {
        for (const other of instances) if (other !== own && !faults.losesNotifications) other(text);
      },
      onNotified: (hear) => {
        own = hear;
        instances.add(hear);
      },
      prune: async () => {},
      close: letGo,
    };
    return journal;
  };

  /** Opens the storage of one more instance. */
  const open = (): Storage => {
    const { turns, ...storage } = createTurns(openJournal(), {
      log: () => undefined,
      restart: () => undefined,
    });
    const calls = new AsyncLocalStorage<true>();
    const latest = new Map(entries.map((entry) => [`${entry.collection}/${entry.id}`, entry]));
    return {
      ...storage,
      blobs,
      load: () =>
        [...latest.values()].filter((entry): entry is StoredRecord => entry.body !== null),
      turns: {
        ...turns,
        take: (work) => calls.run(true, () => turns.take(work)),
        read: (work) => calls.run(true, () => turns.read(work)),
      },
      // Writes made directly by a test, outside any call, skip the turns.
      commit: (changes, undo) => {
        if (calls.getStore()) storage.commit(changes, undo);
        else entries.push(...changes);
      },
    };
  };

  return { open, faults, entries };
};
