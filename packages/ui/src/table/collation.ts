import { locale } from '../locale.ts';

let collator: Intl.Collator | undefined;

/** The indexes of the words in the order of the language. */
export const collatedOrder = (words: readonly string[]): readonly number[] => {
  // Created on the first sort, because constructing a collator is slow.
  const { compare } = (collator ??= new Intl.Collator(locale));
  return Array.from(words.keys()).toSorted((a, b) => compare(words[a]!, words[b]!));
};
