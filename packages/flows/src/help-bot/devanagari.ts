import spellings from './hindiSpellings.json' with { type: 'json' };

/** Without the dot below, and with one sign for a nasal vowel: both are often left out or mixed. */
const plain = (word: string): string =>
  word.normalize('NFD').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902');

const latin = new Map(
  Object.entries(spellings).flatMap(([word, written]) =>
    written.split(' ').map((spelling) => [plain(spelling), word] as const),
  ),
);

/** A word of Hindi script as the patterns write it; any other word as it is. */
export const fromDevanagari = (word: string): string => latin.get(plain(word)) ?? word;
