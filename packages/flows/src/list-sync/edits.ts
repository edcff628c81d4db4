import { merge } from './merge.ts';
import { seatKey, type Identified } from './entry.ts';

/** A step for undo and redo: the list before and after a change. */
export interface Step<T> {
  readonly before: readonly T[];
  readonly after: readonly T[];
}

/** Appends the entries that are missing, up to the limit. */
export const withAdded = <T extends Identified>(
  items: readonly T[],
  added: readonly T[],
  limit: number,
): readonly T[] => {
  const known = new Set(items.map(seatKey));
  const fresh = added.filter((item) => {
    const key = seatKey(item);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return fresh.length === 0 ? items : [...items, ...fresh].slice(0, limit);
};

export const withoutKeys = <T extends Identified>(
  items: readonly T[],
  keys: ReadonlySet<string>,
): readonly T[] => items.filter((item) => !keys.has(seatKey(item)));

/** Moves entries, in their order, so that the first one ends up at `index`. */
export const withMoved = <T extends Identified>(
  items: readonly T[],
  keys: ReadonlySet<string>,
  index: number,
): readonly T[] => {
  const moved = items.filter((item) => keys.has(seatKey(item)));
  const rest = withoutKeys(items, keys);
  const at = Math.min(Math.max(0, index), rest.length);
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
};

/** Changes fields of one entry, such as its note. */
export const withChanged = <T extends Identified>(
  items: readonly T[],
  key: string,
  change: Partial<T>,
): readonly T[] =>
  items.map((item) => (seatKey(item) === key ? Object.assign({}, item, change) : item));

/** Undoes a step; later changes by others stay. */
export const undone = <T extends Identified>(
  items: readonly T[],
  { before, after }: Step<T>,
): readonly T[] => (items === after ? before : merge(after, before, items).items);

/** Redoes an undone step. */
export const redone = <T extends Identified>(
  items: readonly T[],
  { before, after }: Step<T>,
): readonly T[] => (items === before ? after : merge(before, after, items).items);
