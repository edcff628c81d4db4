import { areSame, merge, type Side } from './merge.ts';
import { seatKey, type Identified } from './entry.ts';

/** The server's state of a list. */
export interface Present<T> {
  readonly version: number;
  readonly items: readonly T[];
  /** When the server saved the list, if it says so. */
  readonly savedAt?: string | undefined;
}

/**
 * A list with the edits that the server does not have yet. All tabs of a browser share it through
 * the browser's storage, so it also survives a reload.
 */
export interface SyncedList<T> extends Present<T> {
  /** The server's entries in `version`. */
  readonly base: readonly T[];
  /** A write without an answer. It is sent again, unchanged, until an answer comes. */
  readonly sending: { readonly writeId: string; readonly items: readonly T[] } | null;
  /** A newer version that conflicts with the edits, until the student resolves it. */
  readonly conflict: (Present<T> & { readonly base: readonly T[] }) | null;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

export const syncedList = <T extends Identified>({
  version,
  items,
}: Present<T>): SyncedList<T> => ({
  version,
  items,
  base: items,
  sending: null,
  conflict: null,
});

export const isSaved = <T extends Identified>(list: SyncedList<T>): boolean =>
  list.sending === null && !list.conflict && areSame(list.base, list.items);

/** Adds a write to send, if there are edits and no conflict. */
export const withWrite = <T extends Identified>(
  list: SyncedList<T>,
  writeId: string,
): SyncedList<T> =>
  list.sending !== null || list.conflict || areSame(list.base, list.items)
    ? list
    : { ...list, sending: { writeId, items: list.items } };

/** Drops a write that the server refused for lack of room; the next edit is sent instead. */
export const withoutWrite = <T>(list: SyncedList<T>): SyncedList<T> => ({ ...list, sending: null });

const mergedWith = <T extends Identified>(
  list: SyncedList<T>,
  base: readonly T[],
  present: Present<T>,
): SyncedList<T> => {
  const { items, conflicts } = merge(base, list.items, present.items);
  return conflicts.length > 0
    ? { ...list, sending: null, conflict: { ...present, base } }
    : { ...syncedList(present), items };
};

/** The server made the write, in this version or an earlier one. */
export const withAnswer = <T extends Identified>(
  list: SyncedList<T>,
  writeId: string,
  present: Present<T>,
): SyncedList<T> =>
  list.sending?.writeId === writeId ? mergedWith(list, list.sending.items, present) : list;

/** The server refused the write, because it has a newer version without it. */
export const withRefusal = <T extends Identified>(
  list: SyncedList<T>,
  writeId: string,
  present: Present<T>,
): SyncedList<T> =>
  list.sending?.writeId === writeId ? mergedWith(list, list.base, present) : list;

/** The list after reading the server's; a pending write is decided by its own answer. */
export const withPresent = <T extends Identified>(
  list: SyncedList<T>,
  present: Present<T>,
): SyncedList<T> => {
  if (list.sending !== null || present.version <= list.version) return list;
  if (list.conflict)
    return present.version > list.conflict.version
      ? mergedWith(list, list.conflict.base, present)
      : list;
  return mergedWith(list, list.base, present);
};

/** The newest known version of the server. */
const presentOf = <T>({ version, base, conflict }: SyncedList<T>): Present<T> =>
  conflict ?? { version, items: base };

/** The entries of a locked list: the server's, without edits that came too late. */
export const lockedItems = <T>(list: SyncedList<T>): readonly T[] => presentOf(list).items;

/** The server refused the write for good; the edits stay beside the locked order until dropped. */
export const withLock = <T extends Identified>(
  list: SyncedList<T>,
  { version, items }: Present<T>,
): SyncedList<T> => ({
  ...syncedList({ version, items }),
  items: list.items,
});

export const withoutEdits = <T extends Identified>(list: SyncedList<T>): SyncedList<T> =>
  syncedList(presentOf(list));

/** The newest known version of the server among these lists. */
const newest = <T>(lists: readonly SyncedList<T>[]): Present<T> =>
  lists.map(presentOf).reduce((one, other) => (other.version > one.version ? other : one));

/** Rebases the list onto a newer version; drops a pending write that the version does not contain. */
const rebased = <T extends Identified>(
  list: SyncedList<T>,
  { version, items }: Present<T>,
): SyncedList<T> => {
  const { sending } = list;
  return version > list.version && sending && areSame(sending.items, items)
    ? withAnswer(list, sending.writeId, { version, items })
    : withPresent(version > list.version ? { ...list, sending: null } : list, { version, items });
};

/**
 * Merges the edits of two tabs that did not know of each other; `before` is the list that both
 * started from, if known. Returns undefined if both changed the same choice: then the server
 * accepts one tab's edits, and its answer to the other tab asks the student.
 */
export const mergeRevisions = <T extends Identified>(
  one: SyncedList<T>,
  other: SyncedList<T>,
  before?: readonly T[],
): SyncedList<T> | undefined => {
  if (isSame(one, other)) return one;
  const present = newest([one, other]);
  const [first, second] = [rebased(one, present), rebased(other, present)];
  if (first.conflict) return isSaved(second) || isSame(first, second) ? first : undefined;
  if (second.conflict) return isSaved(first) ? second : undefined;
  // The server has started a new list in the meantime.
  if (!areSame(first.base, second.base)) return undefined;
  const begun =
    first.sending?.writeId === second.sending?.writeId ? first.sending?.items : undefined;
  const { items, conflicts } = merge(before ?? begun ?? first.base, first.items, second.items);
  return conflicts.length > 0
    ? undefined
    : { ...first, items, sending: first.sending ?? second.sending };
};

/** An entry that two devices changed differently. */
export interface Disagreement<T> {
  /** The entry before both changes. */
  readonly before: T;
  /** The entry's old position, from 0. */
  readonly from: number;
  /** The entry on this device, and on the other. */
  readonly mine: ChangedEntry<T>;
  readonly theirs: ChangedEntry<T>;
}

/** An entry after a change with its position from 0; undefined if it was removed. */
type ChangedEntry<T> = { readonly entry: T; readonly place: number } | undefined;

const changedEntry = <T extends Identified>(items: readonly T[], key: string): ChangedEntry<T> => {
  const place = items.findIndex((item) => seatKey(item) === key);
  return place === -1 ? undefined : { entry: items[place]!, place };
};

/** The disagreements that a student has to decide in a conflict. */
export const disagreementsOf = <T extends Identified>({
  items,
  conflict,
}: SyncedList<T>): readonly Disagreement<T>[] => {
  if (!conflict) return [];
  const { base, items: others } = conflict;
  return merge(base, items, others).conflicts.flatMap((key) => {
    const [mine, theirs] = [changedEntry(items, key), changedEntry(others, key)];
    const before = changedEntry(base, key) ?? mine ?? theirs;
    return before ? [{ before: before.entry, from: before.place, mine, theirs }] : [];
  });
};

/** Resolves a conflict with one side's changes; all other changes of both sides stay. */
export const resolved = <T extends Identified>(list: SyncedList<T>, side: Side): SyncedList<T> => {
  if (!list.conflict) return list;
  const { base, ...present } = list.conflict;
  return {
    ...syncedList(present),
    items: merge(base, list.items, present.items, side).items,
  };
};
