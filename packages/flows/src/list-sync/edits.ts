import { merge } from './merge.ts';
import { seatKey, type Identified } from './entry.ts';

/** A change of a list, as undo and redo take it: what it was before and after. */
export interface Step<T> {
  readonly before: readonly T[];
  readonly after: readonly T[];
}

/** Adds at the end what is not there yet, as far as there is room. */
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

/** Moves entries, in their order, so that the first of them is at `index` of the result. */
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

/** With changes of one entry, such as its note. */
export const withChanged = <T extends Identified>(
  items: readonly T[],
  key: string,
  change: Partial<T>,
): readonly T[] =>
  items.map((item) => (seatKey(item) === key ? Object.assign({}, item, change) : item));

/** Takes a step back; what others changed since stays. */
export const undone = <T extends Identified>(
  items: readonly T[],
  { before, after }: Step<T>,
): readonly T[] => (items === after ? before : merge(after, before, items).items);

/** Takes a step again that was taken back. */
export const redone = <T extends Identified>(
  items: readonly T[],
  { before, after }: Step<T>,
): readonly T[] => (items === before ? after : merge(before, after, items).items);
