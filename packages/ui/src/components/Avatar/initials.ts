const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** The first grapheme of a text, in upper case. */
const firstLetter = (word: string): string => {
  const [first] = letters.segment(word);
  return (first?.segment ?? '').toLocaleUpperCase('en-IN');
};

/** The initials of a name, taken from its first word, or from its first and last words. */
export const initials = (name: string, count: 1 | 2): string => {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const parts = count === 2 && words.length > 1 ? [words[0]!, words.at(-1)!] : words.slice(0, 1);
  return parts.map(firstLetter).join('');
};
