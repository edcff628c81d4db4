import { isSameEntry, seatKey, type Identified } from './entry.ts';

/** The side whose change prevails in a conflict. */
export type Side = 'mine' | 'theirs';

export interface Merged<T> {
  readonly items: readonly T[];
  /** The keys of entries that both sides changed differently; the preferred side prevails. */
  readonly conflicts: readonly string[];
}

/** Compares entry by entry, because after a move most entries are the same objects. */
export const areSame = (one: readonly Identified[], other: readonly Identified[]): boolean =>
  one.length === other.length && one.every((item, index) => isSameEntry(item, other[index]!));

const keysOf = (items: readonly Identified[]): string[] => items.map(seatKey);

/** The largest set of entries that stay in order: a longest increasing subsequence. */
const unmoved = (places: readonly number[]): Set<number> => {
  const tails: number[] = [];
  const before: number[] = [];
  for (const [index, place] of places.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[tails[middle]!]! < place) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? tails[low - 1]! : -1;
    tails[low] = index;
  }
  const kept = new Set<number>();
  for (let index = tails.at(-1) ?? -1; index !== -1; index = before[index]!)
    kept.add(places[index]!);
  return kept;
};

/** The keys that one side moved, among those in the base. */
const movedIn = (base: readonly string[], side: readonly string[]): Set<string> => {
  const placeOf = new Map(base.map((key, index) => [key, index]));
  const places = side.flatMap((key) => placeOf.get(key) ?? []);
  const kept = unmoved(places);
  return new Set(places.filter((place) => !kept.has(place)).map((place) => base[place]!));
};

/**
 * Inserts a key after its nearest unmoved predecessor in `reference` that is in `order`, else at
 * the start.
 */
const insertAfterPredecessor = (
  order: string[],
  key: string,
  reference: readonly string[],
  moved: ReadonlySet<string>,
): void => {
  for (let index = reference.indexOf(key) - 1; index >= 0; index -= 1) {
    const at = order.indexOf(reference[index]!);
    if (at === -1 || moved.has(reference[index]!)) continue;
    order.splice(at + 1, 0, key);
    return;
  }
  order.unshift(key);
};

/** The key that precedes another. */
const previous = (keys: readonly string[], key: string) => keys[keys.indexOf(key) - 1];

/**
 * Merges two changes of one ordered list: what each side added, removed, moved and wrote. Merging a
 * change with itself gives that change, so a write that is merged twice alters nothing.
 */
export const merge = <T extends Identified>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  prefer: Side = 'mine',
): Merged<T> => {
  const [preferred, other] = prefer === 'mine' ? [mine, theirs] : [theirs, mine];
  const [baseKeys, firstKeys, secondKeys] = [keysOf(base), keysOf(preferred), keysOf(other)];
  if (areSame(mine, theirs)) return { items: theirs, conflicts: [] };
  const byKey = (items: readonly T[]) => new Map(items.map((item) => [seatKey(item), item]));
  const [before, first, second] = [byKey(base), byKey(preferred), byKey(other)];
  const firstMoved = movedIn(baseKeys, firstKeys);
  const secondMoved = movedIn(baseKeys, secondKeys);
  const conflicts = new Set<string>();

  const changed = (items: ReadonlyMap<string, T>, key: string): boolean => {
    const [item, earlier] = [items.get(key), before.get(key)];
    return !item || !earlier ? item !== earlier : !isSameEntry(item, earlier);
  };
  const touched = (items: ReadonlyMap<string, T>, moved: ReadonlySet<string>, key: string) =>
    moved.has(key) || changed(items, key);
  const firstTouched = (key: string) => touched(first, firstMoved, key);
  const secondTouched = (key: string) => touched(second, secondMoved, key);

  const survives = (key: string): boolean => {
    if (first.has(key) && second.has(key)) return true;
    if (!before.has(key)) return true;
    if (!first.has(key) && !second.has(key)) return false;
    const keeper = first.has(key) ? firstTouched : secondTouched;
    if (!keeper(key)) return false;
    conflicts.add(key);
    return first.has(key);
  };

  const surviving = new Set([...firstKeys, ...secondKeys].filter(survives));
  const order = secondKeys.filter((key) => surviving.has(key));
  const reinserted = (key: string): void => {
    const at = order.indexOf(key);
    if (at !== -1) order.splice(at, 1);
    insertAfterPredecessor(order, key, firstKeys, secondMoved);
  };
  for (const key of firstKeys) {
    if (!surviving.has(key)) continue;
    if (!second.has(key) || !before.has(key) || firstMoved.has(key)) reinserted(key);
  }
  for (const key of firstMoved)
    if (secondMoved.has(key) && previous(firstKeys, key) !== previous(secondKeys, key))
      conflicts.add(key);

  const contentOf = (key: string): T => {
    const [one, another] = [first.get(key), second.get(key)];
    if (!one || !another) return (one ?? another)!;
    // Takes the server's entry, because the server knows the college best.
    if (isSameEntry(one, another)) return prefer === 'mine' ? another : one;
    if (!before.has(key)) return one;
    if (!changed(first, key)) return another;
    if (changed(second, key)) conflicts.add(key);
    return one;
  };
  const items = order.map(contentOf);
  return { items, conflicts: [...conflicts] };
};
