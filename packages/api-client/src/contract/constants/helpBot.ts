/** The maximum length of a question that the office stores. */
export const maxQuestionLength = 300;

export const maxAnswerLength = 1500;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Words that do not tell what a question is about. */
const fillers = new Set(
  'a an and any are at be by can could do does for from get give have how i if in is it kab kaise kitna kitni kya me my ka ke ki hai of on or please should tell that the there this to was we what when where which who will with would you your'.split(
    ' ',
  ),
);

/** The most words that a reviewed answer may require. */
export const maxAnswerWords = 8;

/** Proposes the words by which to recognise a question. */
export const keyWordsOf = (question: string): readonly string[] =>
  [...new Set(wordsOf(question))]
    .filter((word) => !fillers.has(word) && !/^\d+$/.test(word))
    .slice(0, maxAnswerWords);

/** Separates alternatives: a question must contain one of them. */
const orSign = '/';

/** An approximate singular of an English word, good enough for comparison. */
const singular = (word: string): string => {
  if (word.length <= 3 || /[^s]ss$|us$|is$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=s|x|z|ch|sh)es$|s$/, '');
};

/** From this length, a word also matches longer ones that begin with it: «hostel», «hostels». */
const stemLength = 4;

/** Whether a question contains all words of a reviewed answer; `bike/scooty` takes either. */
export const isAskedBy = (question: string, words: readonly string[]): boolean => {
  const asked = wordsOf(question);
  return (
    words.length > 0 &&
    words
      .map((word) => word.split(orSign).map(singular))
      .every((alternatives) =>
        alternatives.some((word) =>
          asked.some(
            (one) => singular(one) === word || (word.length >= stemLength && one.startsWith(word)),
          ),
        ),
      )
  );
};
