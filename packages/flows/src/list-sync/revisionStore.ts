import type { Identified } from './entry.ts';
import { mergeRevisions, type SyncedList } from './syncedList.ts';

/** A list that all tabs of the browser share, with the edits that the server does not have yet. */
export interface StoredList<T> {
  readonly id: string;
  readonly name: string;
  readonly lockedAt: string | null;
  /** The authority of a choice list; absent for MCC. */
  readonly authority?: string | undefined;
  readonly list: SyncedList<T>;
}

/** A key-value store of texts: the browser's storage. */
export interface KeyedStore extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly keys: () => readonly string[];
}

/** One state of a list, as a tab wrote it: other revisions replace it, none changes it. */
interface Revision<T> {
  readonly key: string;
  /** The serialised list, compared so that nothing is written twice. */
  readonly text: string;
  readonly stored: StoredList<T>;
  /** The keys of the revisions whose edits this one includes. */
  readonly replaces: readonly string[];
}

/** Revisions, and the one list that results from merging them. */
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

/** Merges the others into the first, except those that conflict with it. */
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

/**
 * The list that a tab shows for the latest revisions: all merged or, in a conflict, those
 * compatible with the tab's own.
 */
const mergeLatest = <T extends Identified>(
  latest: readonly Revision<T>[],
  own: ReadonlySet<string>,
): MergedRevisions<T> | undefined => {
  const [first, ...others] = latest;
  if (!first) return undefined;
  const merged = mergeAll(first, others);
  const left = latest.find(({ key }) => own.has(key) && !keysOf(merged).includes(key));
  return left
    ? mergeAll(
        left,
        latest.filter((revision) => revision !== left),
      )
    : merged;
};

const keysOf = <T>(merged: MergedRevisions<T> | undefined): readonly string[] =>
  merged?.revisions.map(({ key }) => key) ?? [];

/** The revisions under a key prefix of the storage; each text is parsed only once. */
const createRevisionFiles = <T>(store: KeyedStore, prefix: string) => {
  let parsed = new Map<string, Revision<T>>();

  const remove = (keys: readonly string[]): void => {
    for (const key of keys) store.removeItem(key);
  };

  /** Stores a text; false if there was no room. */
  const set = (key: string, text: string): boolean => {
    try {
      store.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  };

  return {
    remove,
    all: (): readonly Revision<T>[] => {
      const found = store
        .keys()
        .filter((key) => key.startsWith(prefix))
        .toSorted()
        .flatMap((key) => parsed.get(key) ?? parse<T>(key, store.getItem(key)) ?? []);
      parsed = new Map(found.map((revision) => [revision.key, revision]));
      return found;
    },
    /** Adds a revision; the replaced ones are removed first if there is no room for both. */
    add: (revision: Revision<T>): boolean => {
      const { key, stored, replaces } = revision;
      const text = JSON.stringify({ ...stored, replaces });
      const old = replaces.map((each) => [each, store.getItem(each)] as const);
      let isAdded = set(key, text);
      if (!isAdded) {
        remove(replaces);
        isAdded = set(key, text);
        if (!isAdded) for (const [each, value] of old) if (value !== null) set(each, value);
      }
      if (isAdded) parsed.set(key, revision);
      return isAdded;
    },
  };
};

/**
 * Lists under a key prefix of the storage, which several tabs write without waiting for each other.
 * Each tab writes revisions under its own keys, and removes the revisions that a new one replaces.
 * Every reader merges concurrent revisions, always with the same result.
 */
export const createRevisionStore = <T extends Identified>(
  store: KeyedStore,
  prefix: string,
  createId: () => string,
) => {
  const files = createRevisionFiles<T>(store, prefix);
  /** The revisions that made up this tab's list when it last read or wrote. */
  const lastSeen = new Map<string, MergedRevisions<T>>();
  const pending = new Map<string, StoredList<T>>();

  const ids = (): string[] => [...new Set(files.all().map(({ stored }) => stored.id))];

  const find = (id: string): MergedRevisions<T> | undefined => {
    const all = files.all().filter(({ stored }) => stored.id === id);
    const replaced = new Set(all.flatMap(({ replaces }) => replaces));
    // Otherwise, replaced revisions would come back once the revision that replaced them is gone.
    files.remove(all.flatMap(({ key }) => (replaced.has(key) ? key : [])));
    return mergeLatest(
      all.filter(({ key }) => !replaced.has(key)),
      new Set(keysOf(lastSeen.get(id))),
    );
  };

  const read = (id: string): StoredList<T> | undefined => {
    const found = find(id);
    if (found) lastSeen.set(id, found);
    return found?.stored;
  };

  /** Merges what other tabs wrote; returns the list if that changed it. */
  const pull = (id: string): StoredList<T> | undefined => {
    const before = lastSeen.get(id);
    const known = keysOf(before);
    const found = find(id);
    if (!found || found.revisions.every(({ key }) => known.includes(key))) return undefined;
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

  const commit = (id: string, stored: StoredList<T>): void => {
    const replaces = keysOf(lastSeen.get(id));
    const text = textOf(stored);
    // Reuses an equal revision; otherwise two tabs with the same merge would write for ever.
    const same = lastSeen.get(id)?.revisions.find((revision) => revision.text === text);
    const revision = same ?? { key: `${prefix}${id}.${createId()}`, text, stored, replaces };
    if (same) files.remove(replaces.filter((key) => key !== same.key));
    // Without room the list stays in this tab, and is sent to the server.
    else if (!files.add(revision)) return;
    lastSeen.set(id, { revisions: [revision], stored });
    pending.delete(id);
  };

  return {
    read,
    all: (): StoredList<T>[] => ids().flatMap((id) => read(id) ?? []),
    /** Merges what other tabs wrote; returns the lists that this changed. */
    pull: (): StoredList<T>[] => ids().flatMap((id) => pull(id) ?? []),
    /** Queues a list for the next `flush`. */
    write: (stored: StoredList<T>): void => void pending.set(stored.id, stored),
    /** Writes the queued lists; returns, merged, the lists that other tabs had changed. */
    flush: (): StoredList<T>[] =>
      [...pending.keys()].flatMap((id) => {
        const pulled = pull(id);
        commit(id, pending.get(id)!);
        // Removes replaced revisions, and merges earlier conflicts if the server now has one side.
        return pull(id) ?? pulled ?? [];
      }),
    drop: (id: string): void => {
      pending.delete(id);
      lastSeen.delete(id);
      files.remove(files.all().flatMap(({ key, stored }) => (stored.id === id ? key : [])));
    },
    /** Discards the queued lists. */
    forget: (): void => pending.clear(),
  };
};
