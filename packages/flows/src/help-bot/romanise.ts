import words from './latinWords.json' with { type: 'json' };

/** Loanwords and short words as people type them in Latin letters. */
const written = new Map(
  Object.entries(words).flatMap(([latin, all]) => all.split(' ').map((word) => [word, latin])),
);

/** Letters or vowel signs with consecutive Unicode numbers, without those with a nukta. */
const lettersFrom = (first: number, all: string): (readonly [string, string])[] =>
  all.split(' ').map((latin, index) => [String.fromCharCode(first + index), latin]);

const consonants = new Map([
  ...lettersFrom(
    0x915,
    'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h',
  ),
  ...Object.entries({ क़: 'q', ख़: 'kh', ग़: 'g', ज़: 'z', ड़: 'd', ढ़: 'dh', फ़: 'f' }).map(
    ([letter, latin]) => [letter.normalize('NFD'), latin] as const,
  ),
]);
const vowels = new Map(lettersFrom(0x905, 'a aa i i u u ri l e e e ai o o o au'));
const signs = new Map(lettersFrom(0x93e, 'aa i i u u ri ri e e e ai o o o au'));
const halved = '\u094d';

interface Sound {
  readonly onset: string;
  /** undefined for the inherent vowel, which is not written and often not spoken. */
  vowel: string | undefined;
  nasal: boolean;
}

const soundsOf = (word: string): Sound[] => {
  const sounds: Sound[] = [];
  for (const letter of word.normalize('NFD').match(/.\u093c?/gu) ?? []) {
    const last = sounds.at(-1);
    const onset = consonants.get(letter);
    if (onset !== undefined) sounds.push({ onset, vowel: undefined, nasal: false });
    else if (vowels.has(letter))
      sounds.push({ onset: '', vowel: vowels.get(letter), nasal: false });
    else if (last && letter === halved) last.vowel = '';
    else if (last && signs.has(letter)) last.vowel = signs.get(letter);
    else if (last) last.nasal = true;
  }
  return sounds;
};

/** The inherent vowel is silent at the end of a word, and between two syllables with a vowel. */
const spoken = (sounds: readonly Sound[]): string => {
  for (let index = sounds.length - 1; index > 0; index -= 1) {
    const sound = sounds[index]!;
    const isLast = index === sounds.length - 1;
    const isBetween = sounds[index - 1]!.vowel !== '' && sounds[index + 1]?.vowel;
    if (sound.vowel === undefined && !sound.nasal && (isLast || isBetween)) sound.vowel = '';
  }
  return sounds
    .map(({ onset, vowel = 'a', nasal }, index) => {
      const next = sounds[index + 1];
      const isLong = vowel === 'aa' && index === 0 && next !== undefined;
      const end = nasal ? (/^[pbm]/.test(next?.onset ?? '') ? 'm' : 'n') : '';
      return onset + (vowel === 'aa' && !isLong ? 'a' : vowel) + end;
    })
    .join('');
};

/** A Hindi text in Latin letters, roughly as people type it in chats. */
export const romanise = (text: string): string =>
  text
    .replaceAll('।', '.')
    .replaceAll(
      /[\u0900-\u0963\u0970-\u097f]+/g,
      (word) => written.get(word) ?? spoken(soundsOf(word)),
    )
    .replaceAll(/(?:^|[.?!] )[a-z](?![a-z]*\.[a-z])/g, (start) => start.toUpperCase());
