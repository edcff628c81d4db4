/** The sounds of the consonants of Devanagari, from क on in the order of Unicode; those of ह and य do not count. */
const consonants = 'kkggnCCjjnttddnttddnnpfbbm_rrlllbsss_';
const first = 'क'.charCodeAt(0);

/** What the letters of one sound become, in this order; vowels count at the beginning alone. */
const spellings: readonly (readonly [RegExp, string | ((letter: string) => string)])[] = [
  [/[डढ]\u093c|ऋ/g, 'r'],
  [/[क-ह]/g, (letter) => consonants[letter.charCodeAt(0) - first]!],
  [/ं(?=[bpm])/g, 'm'],
  [/[ंँ]/g, 'n'],
  [/[अ-औ]/g, 'a'],
  [/[ou]w\b/g, 'o'],
  [/ph/g, 'f'],
  [/ch/g, 'C'],
  [/sh|c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/g(?=[eiy])|z/g, 'j'],
  [/[vw]/g, 'b'],
  [/^[aeiou]+/, '^'],
  [/[^a-zC^]|[aeiouhy]/g, ''],
  [/(.)\1+/g, '$1'],
];

/** How a word sounds, roughly: the same for `dilli`, `Delhi` and «दिल्ली». */
export const soundOf = (word: string): string => {
  let sound = word.toLowerCase().normalize('NFD');
  for (const [letters, written] of spellings) sound = sound.replace(letters, written as string);
  return sound;
};

const wordsOf = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

/** Whether a text has every word that is asked for, as it is written or as it sounds. */
export const soundsLike = (asked: string): ((text: string) => boolean) => {
  const words = wordsOf(asked.toLowerCase()).map((word) => [word, soundOf(word)] as const);
  return (text) => {
    const lowered = text.toLowerCase();
    const heard = wordsOf(lowered).map(soundOf);
    const joined = heard.join('');
    return words.every(
      ([word, sound]) =>
        lowered.includes(word) ||
        (sound.length > 1 && heard.includes(sound)) ||
        (sound.length > 3 && joined.includes(sound)),
    );
  };
};
