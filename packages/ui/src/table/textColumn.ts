import { alphabetical } from './alphabet.ts';
import { grown, type Column } from './column.ts';
import type { Filter } from './query.ts';

/** The code of «nothing there»; it is the least, so it sorts first. */
const nothing = 0;

/** Judges texts in lower case. */
const matcher = (filter: Filter): ((text: string) => boolean) => {
  if ('oneOf' in filter) {
    const wanted = new Set(filter.oneOf.map((value) => value.trim().toLowerCase()));
    return (text) => wanted.has(text);
  }
  if ('contains' in filter) {
    const part = filter.contains.trim().toLowerCase();
    return (text) => text.includes(part);
  }
  throw new TypeError('Text has no range');
};

/**
 * Text, kept once for each distinct value: rows hold small integers, so that sorting and filtering
 * look at each word once however many rows use it.
 */
export const textColumn = (): Column<string> => {
  const codeOf = new Map<string, number>();
  const words: string[] = [''];
  const folded: string[] = [];
  let codes = new Uint32Array(1024);
  let size = 0;
  let ranks: Uint32Array | undefined;

  const code = (value: string): number => {
    const word = value.trim();
    if (word === '') return nothing;
    let known = codeOf.get(word);
    if (known === undefined) {
      known = words.push(word) - 1;
      codeOf.set(word, known);
      ranks = undefined;
    }
    return known;
  };

  const foldedWords = (): readonly string[] => {
    while (folded.length < words.length) folded.push(words[folded.length]!.toLowerCase());
    return folded;
  };

  const ranked = (): Uint32Array => {
    if (ranks) return ranks;
    ranks = new Uint32Array(words.length);
    // «Nothing there» is the empty text, the first of any alphabet.
    for (const [rank, word] of alphabetical(words).entries()) ranks[word] = rank;
    return ranks;
  };

  return {
    push: (value) => {
      if (size === codes.length) codes = grown(codes);
      codes[size] = typeof value === 'string' ? code(value) : nothing;
      size += 1;
    },
    at: (row) => (codes[row] === nothing ? null : words[codes[row]!]!),
    keys: () => {
      const rankOf = ranked();
      const keys = new Uint32Array(size);
      for (let row = 0; row < size; row += 1) keys[row] = rankOf[codes[row]!]!;
      return [keys];
    },
    markFailures: (filter, failed, bit) => {
      const matches = matcher(filter);
      const fails = Uint32Array.from(foldedWords(), (word, index) =>
        index !== nothing && matches(word) ? 0 : bit,
      );
      for (let row = 0; row < size; row += 1) failed[row]! |= fails[codes[row]!]!;
    },
    facets: (failed, ignored) => {
      const tally = new Uint32Array(words.length);
      const counted = ~ignored;
      for (let row = 0; row < size; row += 1)
        if ((failed[row]! & counted) === 0) tally[codes[row]!]! += 1;
      // Filters ignore case, so spellings that differ only in case are counted together.
      const together = new Map<string, number>();
      const lower = foldedWords();
      for (const [index, word] of lower.entries())
        together.set(word, (together.get(word) ?? 0) + tally[index]!);
      const rankOf = ranked();
      const sorted = Array.from<string>({ length: words.length - 1 });
      for (let index = 1; index < words.length; index += 1)
        sorted[rankOf[index]! - 1] = words[index]!;
      return sorted.map((value) => ({ value, count: together.get(value.toLowerCase())! }));
    },
  };
};
