import { radixSort } from './radixSort.ts';

const locale = 'en-IN';
const firstPrintable = 0x20;
const lastPrintable = 0x7e;

/** The rank of each printable ASCII character under the collator; zero for all others. */
const asciiRanks = (letters: Intl.Collator): Uint8Array => {
  const ascii = Array.from(
    { length: lastPrintable - firstPrintable + 1 },
    (_, index) => firstPrintable + index,
  );
  ascii.sort((a, b) => letters.compare(String.fromCharCode(a), String.fromCharCode(b)));
  const ranks = new Uint8Array(lastPrintable + 1);
  let rank = 0;
  for (const [index, code] of ascii.entries()) {
    const before = String.fromCharCode(ascii[index - 1] ?? 0);
    if (index === 0 || letters.compare(before, String.fromCharCode(code)) !== 0) rank += 1;
    ranks[code] = rank;
  }
  return ranks;
};

interface Collation {
  readonly collator: Intl.Collator;
  /** The rank of each ASCII character; letters that differ only in case share one. */
  readonly ranks: Uint8Array;
}

let cached: Collation | undefined;
/** Created on the first sort, because constructing a collator is slow. */
const collation = (): Collation =>
  (cached ??= {
    collator: new Intl.Collator(locale),
    ranks: asciiRanks(new Intl.Collator(locale, { sensitivity: 'base' })),
  });

/** Four characters fit an integer; words equal in their first sixteen are compared by the collator. */
const charactersPerKey = 4;
const keyCount = 4;
const rankBits = 7;

const isAscii = (word: string): boolean => {
  const { ranks } = collation();
  for (let at = 0; at < word.length; at += 1) if (!ranks[word.charCodeAt(at)]) return false;
  return true;
};

/** Integers that sort as the first characters of ASCII words do, the least significant array first. */
const keysOf = (words: readonly string[], ascii: readonly number[]): readonly Uint32Array[] => {
  const { ranks } = collation();
  return Array.from({ length: keyCount }, (_, least) => {
    const from = (keyCount - 1 - least) * charactersPerKey;
    const keys = new Uint32Array(ascii.length);
    for (let row = 0; row < ascii.length; row += 1) {
      const word = words[ascii[row]!]!;
      let key = 0;
      for (let at = from; at < from + charactersPerKey; at += 1)
        key = (key << rankBits) | (at < word.length ? ranks[word.charCodeAt(at)]! : 0);
      keys[row] = key;
    }
    return keys;
  });
};

/** ASCII words sorted by their keys; words with equal keys are compared by the collator. */
const sortAscii = (words: readonly string[], ascii: readonly number[]): number[] => {
  const { collator } = collation();
  const keys = keysOf(words, ascii);
  const rows = radixSort(keys, ascii.length, false);
  const sorted = Array.from({ length: rows.length }, (_, index) => ascii[rows[index]!]!);
  const haveEqualKeys = (a: number, b: number): boolean =>
    keys.every((key) => key[rows[a]!] === key[rows[b]!]);
  for (let from = 0, to = 1; from < rows.length; from = to, to += 1) {
    while (to < rows.length && haveEqualKeys(from, to)) to += 1;
    if (to - from === 1) continue;
    const equal = sorted.slice(from, to);
    equal.sort((a, b) => collator.compare(words[a]!, words[b]!));
    for (const [index, word] of equal.entries()) sorted[from + index] = word;
  }
  return sorted;
};

/**
 * The indexes of the words in the collator's order. ASCII words are radix-sorted by their first
 * characters, which is faster than comparing pairs; the collator decides the rest.
 */
export const collatedOrder = (words: readonly string[]): readonly number[] => {
  const ascii: number[] = [];
  const others: number[] = [];
  for (const [index, word] of words.entries()) (isAscii(word) ? ascii : others).push(index);
  const { collator } = collation();
  const sorted = sortAscii(words, ascii);
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
