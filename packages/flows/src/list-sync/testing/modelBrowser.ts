import { createRevisionStore } from '../revisionStore.ts';
import type { Identified } from '../entry.ts';
import { syncedList, type Present, type SyncedList } from '../syncedList.ts';

const apply = (seen: Map<string, string>, key: string, value: string | null): void => {
  if (value === null) seen.delete(key);
  else seen.set(key, value);
};

/** A browser's storage; each tab sees the others' changes late, in the order they were made. */
const createModelStorage = () => {
  const changes: { readonly by: symbol; readonly key: string; readonly value: string | null }[] =
    [];
  return {
    changes,
    /** Opens a tab, which starts up to date. */
    open: () => {
      const by = Symbol('tab');
      const seen = new Map<string, string>();
      let next = 0;
      const hear = (count: number): void => {
        for (const change of changes.slice(next, next + count))
          if (change.by !== by) apply(seen, change.key, change.value);
        next = Math.min(changes.length, next + count);
      };
      hear(Infinity);
      const change = (key: string, value: string | null): void => {
        if ((seen.get(key) ?? null) === value) return;
        apply(seen, key, value);
        changes.push({ by, key, value });
      };
      return {
        hear,
        keys: () => [...seen.keys()],
        getItem: (key: string) => seen.get(key) ?? null,
        setItem: change,
        removeItem: (key: string) => change(key, null),
      };
    },
  };
};

/** A browser that shows one list in several tabs, each with its own view of their storage. */
export const createModelBrowser = <T extends Identified>(present: Present<T>) => {
  const storage = createModelStorage();
  let revisions = 0;
  const open = () => {
    const store = storage.open();
    const kept = createRevisionStore<T>(store, '', () => {
      revisions += 1;
      // Ids in pseudo-random order.
      return `${(revisions * 7919) % 1009}-${revisions}`;
    });
    let list: SyncedList<T> = kept.read('list')?.list ?? syncedList(present);
    const take = (taken: readonly { readonly list: SyncedList<T> }[]): void => {
      for (const stored of taken) ({ list } = stored);
    };
    return {
      list: () => list,
      change: (next: SyncedList<T>): void => {
        list = next;
        kept.write({ id: 'list', name: 'Round 1', lockedAt: null, list });
      },
      /** Delivers storage events for some of the other tabs' writes. */
      hear: (count: number): void => {
        store.hear(count);
        take(kept.pull());
      },
      /** Writes what waits for an animation frame. */
      flush: (): void => {
        take(kept.flush());
      },
    };
  };
  return {
    open,
    writes: (): number => storage.changes.length,
    keys: (): readonly string[] => storage.open().keys(),
  };
};
