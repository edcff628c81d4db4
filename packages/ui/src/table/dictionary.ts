import { collatedOrder } from './collation.ts';

/** The code of null, which is the lowest, so that null sorts first. */
export const nullCode = 0;

/** The code of a blank text, which filters and sorts like null, but is read back as an empty text. */
export const blankCode = 1;

/** A text without these characters is already in NFC. */
const combining = /[\u0300-\uffff]/;

const toNfc = (text: string): string => (combining.test(text) ? text.normalize() : text);

/** Normalizes a text for comparison in filters: trimmed, in NFC and lower case. */
export const caseFolded = (text: string): string => toNfc(text.trim()).toLowerCase();

interface Ordering {
  /** The rank of each code in the collator's order; null and blank share the first rank. */
  readonly ranks: Uint32Array;
  /** The codes of all values in the collator's order. */
  readonly sorted: Uint32Array;
  /** For each code the first code whose value differs from it only in case. */
  readonly canonical: Uint32Array;
}

/** The distinct values of a text column, each with its integer code. */
export const createDictionary = () => {
  const codeOf = new Map<string, number>();
  const values: string[] = ['', ''];
  const lowered: string[] = [];
  /** The codes of values that were added as numbers. */
  const numbers = new Map<number, number>();
  let cachedOrdering: Ordering | undefined;

  /** The values in lower case, by their codes. */
  const lowerCased = (): readonly string[] => {
    while (lowered.length < values.length) lowered.push(values[lowered.length]!.toLowerCase());
    return lowered;
  };

  /** Moves numbers, in numeric order, before the texts but after the two empty texts. */
  const withNumbersFirst = (collated: readonly number[]): readonly number[] => {
    if (numbers.size === 0) return collated;
    const sorted = [...numbers].toSorted(([, a], [, b]) => a - b).map(([code]) => code);
    const texts = collated.filter((code) => code > blankCode && !numbers.has(code));
    return [nullCode, blankCode, ...sorted, ...texts];
  };

  const computeOrdering = (): Ordering => {
    // Null and blank are empty texts here, which every collator sorts first.
    const order = Uint32Array.from(withNumbersFirst(collatedOrder(values)));
    const ranks = new Uint32Array(values.length);
    for (const [rank, code] of order.entries()) ranks[code] = Math.max(0, rank - 1);
    const first = new Map<string, number>();
    const canonical = Uint32Array.from(lowerCased(), (value, code) => {
      const known = first.get(value);
      if (known === undefined) first.set(value, code);
      return known ?? code;
    });
    return { ranks, sorted: order.subarray(2), canonical };
  };

  const add = (spelling: string): number => {
    const value = toNfc(spelling);
    let code = codeOf.get(value);
    if (code === undefined) {
      code = values.push(value) - 1;
      codeOf.set(value, code);
      cachedOrdering = undefined;
    }
    // Caches the spelling, so that each one is normalized only once.
    if (spelling !== value) codeOf.set(spelling, code);
    return code;
  };

  return {
    values: values as readonly string[],
    lowerCased,
    /** The code of a number, or of a text after trimming and NFC; unknown values get a new code. */
    encode: (value: string | number): number => {
      if (typeof value === 'number') {
        const text = String(value);
        const code = codeOf.get(text) ?? add(text);
        if (!numbers.has(code)) {
          numbers.set(code, value);
          cachedOrdering = undefined;
        }
        return code;
      }
      const trimmed = value.trim();
      return trimmed === '' ? blankCode : (codeOf.get(trimmed) ?? add(trimmed));
    },
    /** The ordering is cached until a value is added. */
    ordering: (): Ordering => (cachedOrdering ??= computeOrdering()),
  };
};
