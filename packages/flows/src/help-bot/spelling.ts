import spellings from './hindiSpellings.json' with { type: 'json' };
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Words that typos are corrected to, and correct words that differ from those by one letter. */
const { words, notTypos } = vocabulary;

const uncorrectedWords = new Set([...words, ...notTypos]);
const minCorrectedLength = 5;

/** Whether two words differ by one inserted, deleted, replaced or transposed letter. */
export const isOneSlip = (typed: string, meant: string): boolean => {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const typedRest = typed.slice(start);
  const meantRest = meant.slice(start);
  return (
    typedRest.slice(1) === meantRest.slice(1) ||
    typedRest.slice(1) === meantRest ||
    typedRest === meantRest.slice(1) ||
    (typedRest[0] === meantRest[1] &&
      typedRest[1] === meantRest[0] &&
      typedRest.slice(2) === meantRest.slice(2))
  );
};

const corrected = (word: string): string =>
  word.length < minCorrectedLength || uncorrectedWords.has(word)
    ? word
    : (words.find((meant) => meant[0] === word[0] && isOneSlip(word, meant)) ?? word);

/** Drops the nukta and writes one sign for nasal vowels, because people often omit or mix them. */
const plain = (word: string): string =>
  word.normalize('NFD').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902');

const latin = new Map(
  Object.entries(spellings).flatMap(([word, written]) =>
    written.split(' ').map((spelling) => [plain(spelling), word] as const),
  ),
);

/** A word in Hindi script as the patterns write it; other words unchanged. */
const fromDevanagari = (word: string): string => latin.get(plain(word)) ?? word;

/** The bot reads at most this many characters of a question. */
const maxLength = 500;

/** Normalises a question: lower case, no punctuation, single spaces, Latin script, single typos corrected. */
export const plainWords = (question: string): string =>
  question
    .slice(0, maxLength)
    .toLowerCase()
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .filter(Boolean)
    .map(fromDevanagari)
    .map(corrected)
    .join(' ');
