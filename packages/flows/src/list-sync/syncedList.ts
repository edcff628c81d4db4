import { areSame, merge, type Side } from './merge.ts';
import { seatKey, type Identified } from './entry.ts';

/** What the server has of a list. */
export interface Present<T> {
  readonly version: number;
  readonly items: readonly T[];
  /** When the server saved it, where it says that. */
  readonly savedAt?: string | undefined;
}

/**
 * A list with the edits that its server does not have yet. All tabs of a browser share it through
 * the browser's storage, so it also is what outlives a reload.
 */
export interface SyncedList<T> extends Present<T> {
  /** What the server had in `version`. */
  readonly base: readonly T[];
  /** A write whose answer has not come. It is sent again, unchanged, until one comes. */
  readonly sending: { readonly writeId: string; readonly items: readonly T[] } | null;
  /** A newer version that conflicts the edits, until the student has resolved. */
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

/** With a write to send, where there is something to write and nothing to decide. */
export const withWrite = <T extends Identified>(
  list: SyncedList<T>,
  writeId: string,
): SyncedList<T> =>
  list.sending !== null || list.conflict || areSame(list.base, list.items)
    ? list
    : { ...list, sending: { writeId, items: list.items } };

/** The write was refused for want of room; what is edited next is sent instead. */
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

/** The write was made, in this version or an earlier one. */
export const withAnswer = <T extends Identified>(
  list: SyncedList<T>,
  writeId: string,
  present: Present<T>,
): SyncedList<T> =>
  list.sending?.writeId === writeId ? mergedWith(list, list.sending.items, present) : list;

/** The write was refused, because the list has a newer version without it. */
export const withRefusal = <T extends Identified>(
  list: SyncedList<T>,
  writeId: string,
  present: Present<T>,
): SyncedList<T> =>
  list.sending?.writeId === writeId ? mergedWith(list, list.base, present) : list;

/** The list after the server was read; a pending write is decided by its own answer. */
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

/** The newest version of the server that is known. */
const presentOf = <T>({ version, base, conflict }: SyncedList<T>): Present<T> =>
  conflict ?? { version, items: base };

/** What a locked list shows: the order on the server, without edits that came too late. */
export const lockedItems = <T>(list: SyncedList<T>): readonly T[] => presentOf(list).items;

/** The write was refused for good; the edits stay beside the locked order until they are dropped. */
export const withLock = <T extends Identified>(
  list: SyncedList<T>,
  { version, items }: Present<T>,
): SyncedList<T> => ({
  ...syncedList({ version, items }),
  items: list.items,
});

export const withoutEdits = <T extends Identified>(list: SyncedList<T>): SyncedList<T> =>
  syncedList(presentOf(list));

/** What is known of the server, with the newest version of it. */
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
 * The edits of two tabs that did not know of each other; `before` is what both began with, where
 * that is known. Nothing, where both changed the same choice: then the server takes one tab's edits,
 * and its answer to the other's asks the student.
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
  // The server has started a new list in between.
  if (!areSame(first.base, second.base)) return undefined;
  const begun =
    first.sending?.writeId === second.sending?.writeId ? first.sending?.items : undefined;
  const { items, conflicts } = merge(before ?? begun ?? first.base, first.items, second.items);
  return conflicts.length > 0
    ? undefined
    : { ...first, items, sending: first.sending ?? second.sending };
};

/** An entry that two devices changed, each in its own way. */
export interface Disagreement<T> {
  /** The entry as it was before. */
  readonly before: T;
  /** Where it was, from 0. */
  readonly from: number;
  /** What became of it on this device, and on the other one. */
  readonly mine: ChangedEntry<T>;
  readonly theirs: ChangedEntry<T>;
}

/** An entry after a change, and its place from 0; undefined where it was removed. */
type ChangedEntry<T> = { readonly entry: T; readonly place: number } | undefined;

const changedEntry = <T extends Identified>(items: readonly T[], key: string): ChangedEntry<T> => {
  const place = items.findIndex((item) => seatKey(item) === key);
  return place === -1 ? undefined : { entry: items[place]!, place };
};

/** What a student has to decide in a conflict. */
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

/** Settles a conflict by one side's changes; all others of both sides stay. */
export const resolved = <T extends Identified>(list: SyncedList<T>, side: Side): SyncedList<T> => {
  if (!list.conflict) return list;
  const { base, ...present } = list.conflict;
  return {
    ...syncedList(present),
    items: merge(base, list.items, present.items, side).items,
  };
};
