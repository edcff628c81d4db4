import { withDoubleCapacity, type Column } from './column.ts';
import type { Facet, Filter } from './query.ts';
import { blankCode, caseFolded, createDictionary, nullCode } from './dictionary.ts';

/** The predicate of a filter, for case-folded texts. */
const matcher = (filter: Filter): ((text: string) => boolean) => {
  if (filter.oneOf) {
    const selected = new Set(filter.oneOf.map(caseFolded));
    return (text) => selected.has(text);
  }
  if (filter.contains !== undefined) {
    const part = caseFolded(filter.contains);
    return (text) => text.includes(part);
  }
  throw new TypeError('Text has no range');
};

/**
 * Dictionary-encoded text: each distinct value is stored once, and rows hold its integer code, so
 * that sorting and filtering process each value once, however many rows have it. A number among
 * texts is read back as text, but sorts before the texts as a number.
 */
export const textColumn = (): Column<string> => {
  const dictionary = createDictionary();
  let codes = new Uint32Array(1024);
  let size = 0;

  return {
    push: (value) => {
      if (size === codes.length) codes = withDoubleCapacity(codes);
      codes[size] = value === null || value === undefined ? nullCode : dictionary.encode(value);
      size += 1;
    },
    at: (row) => (codes[row] === nullCode ? null : dictionary.values[codes[row]!]!),
    keys: () => {
      const { ranks } = dictionary.ordering();
      const keys = new Uint32Array(size);
      for (let row = 0; row < size; row += 1) keys[row] = ranks[codes[row]!]!;
      return [keys];
    },
    markExcluded: (filter, excluded, bit) => {
      const matches = matcher(filter);
      const bits = Uint32Array.from(dictionary.lowerCased(), (text, code) =>
        code > blankCode && matches(text) ? 0 : bit,
      );
      for (let row = 0; row < size; row += 1) excluded[row]! |= bits[codes[row]!]!;
    },
    facets: (excluded, ignoredBit) => {
      const { sorted, canonical } = dictionary.ordering();
      const tally = new Uint32Array(dictionary.values.length);
      const counted = ~ignoredBit;
      for (let row = 0; row < size; row += 1)
        if ((excluded[row]! & counted) === 0) tally[codes[row]!]! += 1;
      // Filters ignore case, so values that differ only in case are counted together.
      for (const [code, first] of canonical.entries())
        if (first !== code) tally[first]! += tally[code]!;
      return Array.from(sorted, (code): Facet => ({
        value: dictionary.values[code]!,
        count: tally[canonical[code]!]!,
      }));
    },
  };
};
