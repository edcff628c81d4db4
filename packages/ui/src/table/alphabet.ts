import { order } from './order.ts';

const locale = 'en-IN';
const firstPlain = 0x20;
const lastPlain = 0x7e;

const placesOf = (letters: Intl.Collator): Uint8Array => {
  const plain = Array.from(
    { length: lastPlain - firstPlain + 1 },
    (_, index) => firstPlain + index,
  );
  plain.sort((a, b) => letters.compare(String.fromCharCode(a), String.fromCharCode(b)));
  const found = new Uint8Array(lastPlain + 1);
  let place = 0;
  for (const [index, code] of plain.entries()) {
    const before = String.fromCharCode(plain[index - 1] ?? 0);
    if (index === 0 || letters.compare(before, String.fromCharCode(code)) !== 0) place += 1;
    found[code] = place;
  }
  return found;
};

interface Alphabet {
  readonly collator: Intl.Collator;
  /** Where each plain character stands; letters that differ in case alone share a place. */
  readonly places: Uint8Array;
}

let known: Alphabet | undefined;
/** Worked out when something is first sorted: a collator takes its time to come. */
const alphabet = (): Alphabet =>
  (known ??= {
    collator: new Intl.Collator(locale),
    places: placesOf(new Intl.Collator(locale, { sensitivity: 'base' })),
  });

/** How many characters of a word are looked at before the collator is asked: four to an integer. */
const charactersPerKey = 4;
const keyCount = 4;
const placeBits = 7;

const isPlain = (word: string): boolean => {
  const { places } = alphabet();
  for (let at = 0; at < word.length; at += 1) if (!places[word.charCodeAt(at)]) return false;
  return true;
};

/** Integers that sort as the first characters of plain words do, the least significant array first. */
const keysOf = (words: readonly string[], plain: readonly number[]): readonly Uint32Array[] => {
  const { places } = alphabet();
  return Array.from({ length: keyCount }, (_, least) => {
    const from = (keyCount - 1 - least) * charactersPerKey;
    const keys = new Uint32Array(plain.length);
    for (let row = 0; row < plain.length; row += 1) {
      const word = words[plain[row]!]!;
      let key = 0;
      for (let at = from; at < from + charactersPerKey; at += 1)
        key = (key << placeBits) | (at < word.length ? places[word.charCodeAt(at)]! : 0);
      keys[row] = key;
    }
    return keys;
  });
};

/** Plain words in order; those that begin alike are told apart by the collator. */
const plainInOrder = (words: readonly string[], plain: readonly number[]): number[] => {
  const { collator } = alphabet();
  const keys = keysOf(words, plain);
  const rows = order(keys, plain.length, false);
  const sorted = Array.from({ length: rows.length }, (_, index) => plain[rows[index]!]!);
  const beginAlike = (a: number, b: number): boolean =>
    keys.every((key) => key[rows[a]!] === key[rows[b]!]);
  for (let from = 0, to = 1; from < rows.length; from = to, to += 1) {
    while (to < rows.length && beginAlike(from, to)) to += 1;
    if (to - from === 1) continue;
    const alike = sorted.slice(from, to);
    alike.sort((a, b) => collator.compare(words[a]!, words[b]!));
    for (const [index, word] of alike.entries()) sorted[from + index] = word;
  }
  return sorted;
};

/**
 * The words' numbers in the order of the alphabet, as the collator has it. It compares two words at
 * a time; plain ones are counted into order by their first characters, and it decides the rest.
 */
export const alphabetical = (words: readonly string[]): readonly number[] => {
  const plain: number[] = [];
  const others: number[] = [];
  for (const [index, word] of words.entries()) (isPlain(word) ? plain : others).push(index);
  const { collator } = alphabet();
  const sorted = plainInOrder(words, plain);
  if (others.length === 0) return sorted;
  others.sort((a, b) => collator.compare(words[a]!, words[b]!));
  const merged: number[] = [];
  let next = 0;
  for (const index of sorted) {
    while (next < others.length && collator.compare(words[others[next]!]!, words[index]!) < 0)
      merged.push(others[next++]!);
    merged.push(index);
  }
  return [...merged, ...others.slice(next)];
};
