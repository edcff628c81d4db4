/** The most characters of a question that the office keeps. */
export const maxQuestionLength = 300;

export const maxAnswerLength = 1500;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Words that say nothing of what a question is about. */
const fillers = new Set(
  'a an and any are at be by can could do does for from get give have how i if in is it kab kaise kitna kitni kya me my ka ke ki hai of on or please should tell that the there this to was we what when where which who will with would you your'.split(
    ' ',
  ),
);

/** The most words that a reviewed answer asks for. */
export const maxAnswerWords = 8;

/** The words by which a question may be known again, as a proposal. */
export const keyWordsOf = (question: string): readonly string[] =>
  [...new Set(wordsOf(question))]
    .filter((word) => !fillers.has(word) && !/^\d+$/.test(word))
    .slice(0, maxAnswerWords);

/** Separates words of which a question has to hold any one. */
const orSign = '/';

/** The singular of an English word, near enough to compare by. */
const singular = (word: string): string => {
  if (word.length <= 3 || /[^s]ss$|us$|is$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=s|x|z|ch|sh)es$|s$/, '');
};

/** From this length on, a word stands for what begins with it: «hostel» for «hostels». */
const stemLength = 4;

/** Whether a question holds every word of a reviewed answer, in any order; of `bike/scooty` any one. */
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
