import { merge, type Side } from './merge.ts';
import type { Identified } from './seat.ts';

/** What the server has of a list. */
export interface Present<T> {
  readonly version: number;
  readonly items: readonly T[];
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
  /** A newer version that contradicts the edits, until the student has decided. */
  readonly contradiction: (Present<T> & { readonly base: readonly T[] }) | null;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Compared entry by entry: after a move most are the same objects. */
const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => isSame(item, other[index]));

export const syncedList = <T>({ version, items }: Present<T>): SyncedList<T> => ({
  version,
  items,
  base: items,
  sending: null,
  contradiction: null,
});

export const isSaved = <T>(list: SyncedList<T>): boolean =>
  list.sending === null && list.contradiction === null && same(list.base, list.items);

/** With a write to send, where there is something to write and nothing to decide. */
export const withWrite = <T>(list: SyncedList<T>, writeId: string): SyncedList<T> =>
  list.sending !== null || list.contradiction !== null || same(list.base, list.items)
    ? list
    : { ...list, sending: { writeId, items: list.items } };

const mergedWith = <T extends Identified>(
  list: SyncedList<T>,
  base: readonly T[],
  present: Present<T>,
): SyncedList<T> => {
  const { items, contradicts } = merge(base, list.items, present.items);
  return contradicts
    ? { ...list, sending: null, contradiction: { ...present, base } }
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

/** Another tab or device may have written; what is being sent decides by its own answer. */
export const withPresent = <T extends Identified>(
  list: SyncedList<T>,
  present: Present<T>,
): SyncedList<T> => {
  if (list.sending !== null || present.version <= list.version) return list;
  if (list.contradiction)
    return present.version > list.contradiction.version
      ? mergedWith(list, list.contradiction.base, present)
      : list;
  return mergedWith(list, list.base, present);
};

/** With edits that another tab did not know of when it wrote the list. */
export const withEdits = <T extends Identified>(
  list: SyncedList<T>,
  before: readonly T[],
  after: readonly T[],
): SyncedList<T> => ({ ...list, items: merge(before, after, list.items).items });

/** Of contradicting changes those of one side; all others of both sides stay. */
export const decided = <T extends Identified>(list: SyncedList<T>, side: Side): SyncedList<T> => {
  if (!list.contradiction) return list;
  const { base, ...present } = list.contradiction;
  return {
    ...syncedList(present),
    items: merge(base, list.items, present.items, side).items,
  };
};
