import type { Identified } from './entry.ts';
import { mergeRevisions, type SyncedList } from './syncedList.ts';

/** A list as all tabs of the browser share it, with the edits that its server does not have yet. */
export interface StoredList<T> {
  readonly id: string;
  readonly name: string;
  readonly lockedAt: string | null;
  readonly list: SyncedList<T>;
}

/** A store of texts under keys: the browser's storage. */
export interface KeyedStore extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly keys: () => readonly string[];
}

/** One state of a list, as a tab wrote it: it is replaced by others, and never changed. */
interface Revision<T> {
  readonly key: string;
  /** What is compared, to write nothing twice. */
  readonly text: string;
  readonly stored: StoredList<T>;
  /** The keys of the revisions whose edits it holds. */
  readonly replaces: readonly string[];
}

/** Revisions, and the one list that holds their edits. */
interface MergedRevisions<T> {
  readonly revisions: readonly Revision<T>[];
  readonly stored: StoredList<T>;
}

const textOf = <T>(stored: StoredList<T>): string => JSON.stringify(stored);

const parse = <T>(key: string, json: string | null): Revision<T> | undefined => {
  try {
    const parsed = JSON.parse(json ?? 'null') as
      | (StoredList<T> & { readonly replaces?: readonly string[] })
      | null;
    if (!parsed || !Array.isArray(parsed.list.items)) return undefined;
    const { replaces = [], ...stored } = parsed;
    return { key, text: textOf(stored), stored, replaces };
  } catch {
    return undefined;
  }
};

const combine = <T>(
  one: StoredList<T>,
  other: StoredList<T>,
  list: SyncedList<T>,
): StoredList<T> => ({
  ...(other.list.version > one.list.version ? other : one),
  lockedAt: one.lockedAt ?? other.lockedAt,
  list,
});

/** Merges the others into the first, but for those in conflict with it. */
const mergeAll = <T extends Identified>(
  first: Revision<T>,
  others: readonly Revision<T>[],
): MergedRevisions<T> => {
  const revisions = [first];
  let { stored } = first;
  for (const other of others) {
    const list = mergeRevisions(stored.list, other.stored.list);
    if (!list) continue;
    stored = combine(stored, other.stored, list);
    revisions.push(other);
  }
  return { revisions, stored };
};

/** Whether there was room. */
const isSet = (store: KeyedStore, key: string, text: string): boolean => {
  try {
    store.setItem(key, text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Lists below a prefix of the storage, which several tabs write without waiting for each other. Each
 * tab writes revisions under keys of its own, and removes the revisions that a new one replaces.
 * Concurrent revisions are merged by every reader, deterministically.
 */
export const createRevisionStore = <T extends Identified>(
  store: KeyedStore,
  prefix: string,
  createId: () => string,
) => {
  let parsed = new Map<string, Revision<T>>();
  /** What this tab's list was made of when it last read or wrote. */
  const lastSeen = new Map<string, MergedRevisions<T>>();
  const pending = new Map<string, StoredList<T>>();

  const revisions = (): readonly Revision<T>[] => {
    const found = store
      .keys()
      .filter((key) => key.startsWith(prefix))
      .toSorted()
      .flatMap((key) => parsed.get(key) ?? parse<T>(key, store.getItem(key)) ?? []);
    parsed = new Map(found.map((revision) => [revision.key, revision]));
    return found;
  };

  const remove = (keys: readonly string[]): void => {
    for (const key of keys) store.removeItem(key);
  };

  const ids = (): string[] => [...new Set(revisions().map(({ stored }) => stored.id))];

  const find = (id: string): MergedRevisions<T> | undefined => {
    const all = revisions().filter(({ stored }) => stored.id === id);
    const replaced = new Set(all.flatMap(({ replaces }) => replaces));
    const latest = all.filter(({ key }) => !replaced.has(key));
    // Replaced revisions would come back once the revision that replaced them is gone.
    remove(all.flatMap(({ key }) => (replaced.has(key) ? key : [])));
    const own = new Set(lastSeen.get(id)?.revisions.map(({ key }) => key));
    const [first, ...others] = latest;
    if (!first) return undefined;
    const found = mergeAll(first, others);
    // In a conflict a tab keeps its own edits.
    const left = latest.find(
      (revision) => own.has(revision.key) && !found.revisions.includes(revision),
    );
    return left
      ? mergeAll(
          left,
          latest.filter((revision) => revision !== left),
        )
      : found;
  };

  const read = (id: string): StoredList<T> | undefined => {
    const found = find(id);
    if (found) lastSeen.set(id, found);
    return found?.stored;
  };

  /** Merges what other tabs wrote; answers the list where that changes it. */
  const pull = (id: string): StoredList<T> | undefined => {
    const before = lastSeen.get(id);
    const found = find(id);
    const isKnown = ({ key }: Revision<T>) => before?.revisions.some((own) => own.key === key);
    if (!found || found.revisions.every(isKnown)) return undefined;
    const waiting = pending.get(id);
    const list = waiting
      ? mergeRevisions(found.stored.list, waiting.list, before?.stored.list.items)
      : found.stored.list;
    if (!list) return undefined;
    lastSeen.set(id, found);
    const pulled = waiting ? combine(found.stored, waiting, list) : found.stored;
    if (waiting) pending.set(id, pulled);
    const last = waiting ?? before?.stored;
    return last && textOf(last) === textOf(pulled) ? undefined : pulled;
  };

  /** Whether there was room; the old revisions give way to the new one where there is none for both. */
  const replace = (keys: readonly string[], key: string, text: string): boolean => {
    if (isSet(store, key, text)) return true;
    const old = keys.map((each) => [each, store.getItem(each)] as const);
    remove(keys);
    if (isSet(store, key, text)) return true;
    for (const [each, value] of old) if (value !== null) isSet(store, each, value);
    return false;
  };

  const commit = (id: string, stored: StoredList<T>): void => {
    const old = lastSeen.get(id)?.revisions ?? [];
    const keys = old.map(({ key }) => key);
    const text = textOf(stored);
    const same = old.find((revision) => revision.text === text);
    if (same) {
      // Written already, so that two tabs which merge the same do not answer each other for ever.
      remove(keys.filter((key) => key !== same.key));
      lastSeen.set(id, { revisions: [same], stored });
      pending.delete(id);
      return;
    }
    const key = `${prefix}${id}.${createId()}`;
    // Without room it stays in this tab, and goes to the server.
    if (!replace(keys, key, JSON.stringify({ ...stored, replaces: keys }))) return;
    const revision = { key, text, stored, replaces: keys };
    parsed.set(key, revision);
    lastSeen.set(id, { revisions: [revision], stored });
    pending.delete(id);
  };

  return {
    read,
    all: (): StoredList<T>[] => ids().flatMap((id) => read(id) ?? []),
    /** Merges what other tabs wrote; answers the lists that this changes. */
    pull: (): StoredList<T>[] => ids().flatMap((id) => pull(id) ?? []),
    /** Keeps a list for the next `flush`. */
    write: (stored: StoredList<T>): void => void pending.set(stored.id, stored),
    /** Writes what waits; answers the lists that other tabs had changed, merged. */
    flush: (): StoredList<T>[] =>
      [...pending.keys()].flatMap((id) => {
        const pulled = pull(id);
        commit(id, pending.get(id)!);
        // Removes what was replaced, and merges edits that were in conflict, if the server has one now.
        return pull(id) ?? pulled ?? [];
      }),
    drop: (id: string): void => {
      pending.delete(id);
      lastSeen.delete(id);
      remove(revisions().flatMap(({ key, stored }) => (stored.id === id ? key : [])));
    },
    /** Writes nothing of what still waits. */
    forget: (): void => pending.clear(),
  };
};
