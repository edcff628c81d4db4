import { grown, type Column } from './column.ts';
import type { Facet, Filter } from './query.ts';
import { blank, createWords, folded, nothing } from './words.ts';

/** Judges texts in lower case. */
const matcher = (filter: Filter): ((text: string) => boolean) => {
  if (filter.oneOf) {
    const wanted = new Set(filter.oneOf.map(folded));
    return (text) => wanted.has(text);
  }
  if (filter.contains !== undefined) {
    const part = folded(filter.contains);
    return (text) => text.includes(part);
  }
  throw new TypeError('Text has no range');
};

/**
 * Text, kept once for each distinct value: rows hold small integers, so that sorting and filtering
 * look at each word once however many rows use it.
 */
export const textColumn = (): Column<string> => {
  const words = createWords();
  let codes = new Uint32Array(1024);
  let size = 0;

  return {
    push: (value) => {
      if (size === codes.length) codes = grown(codes);
      codes[size] = typeof value === 'string' ? words.code(value) : nothing;
      size += 1;
    },
    at: (row) => (codes[row] === nothing ? null : words.list[codes[row]!]!),
    keys: () => {
      const { ranks } = words.arrangement();
      const keys = new Uint32Array(size);
      for (let row = 0; row < size; row += 1) keys[row] = ranks[codes[row]!]!;
      return [keys];
    },
    markFailures: (filter, failed, bit) => {
      const matches = matcher(filter);
      const fails = Uint32Array.from(words.inLowerCase(), (word, code) =>
        code > blank && matches(word) ? 0 : bit,
      );
      for (let row = 0; row < size; row += 1) failed[row]! |= fails[codes[row]!]!;
    },
    facets: (failed, ignored) => {
      const { sorted, alike } = words.arrangement();
      const tally = new Uint32Array(words.list.length);
      const counted = ~ignored;
      for (let row = 0; row < size; row += 1)
        if ((failed[row]! & counted) === 0) tally[codes[row]!]! += 1;
      // Filters ignore case, so spellings that differ only in case are counted together.
      for (const [code, first] of alike.entries())
        if (first !== code) tally[first]! += tally[code]!;
      return Array.from(sorted, (code): Facet => ({
        value: words.list[code]!,
        count: tally[alike[code]!]!,
      }));
    },
  };
};
