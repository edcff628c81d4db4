import { locale } from '../locale.ts';

let collator: Intl.Collator | undefined;

/** The indexes of the words, sorted in the order of the language. */
export const collatedOrder = (words: readonly string[]): readonly number[] => {
  // The collator is created on the first sort, because constructing one is slow.
  const { compare } = (collator ??= new Intl.Collator(locale));
  return Array.from(words.keys()).toSorted((a, b) => compare(words[a]!, words[b]!));
};
