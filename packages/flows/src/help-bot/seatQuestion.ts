import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { plainWords } from './spelling.ts';

const lakh = 100_000;
const thousand = 1000;

const times = '(k|lakhs?|lacs?|hazaa?r|thousand)?';
/** Ranks as students name them; without the word «rank», a number needs at least four digits. */
const namedRanks = [
  new RegExp(`\\b(?:rank|air) (?:[a-z]+ ){0,2}(\\d+)\\s?${times}\\b`),
  new RegExp(`\\b(\\d+)\\s?${times} (?:[a-z]+ )?(?:rank|air)\\b`),
  /\b(\d+)(k)\b/,
  /\b(?!20[12]\d\b)(\d{4,7})()\b/,
];
const lakhAndThousands = /\b(\d{1,2}) (?:lakh|lac) (\d{1,2})\s?(?:hazaa?r|thousand|k)\b/;

const factorOf = (word = ''): number => {
  if (word === '') return 1;
  return word.startsWith('l') ? lakh : thousand;
};

/** The rank that a question names; undefined if it names none. */
export const rankIn = (question: string): number | undefined => {
  // Without this, the commas of 1,20,000 would split it into three words.
  const words = plainWords(question.replaceAll(/(?<=\d),(?=\d)/g, ''));
  const parts = lakhAndThousands.exec(words);
  if (parts) return Number(parts[1]) * lakh + Number(parts[2]) * thousand;
  const found = namedRanks.map((pattern) => pattern.exec(words)).find((match) => match !== null);
  const rank = found && Number(found[1]) * factorOf(found[2]);
  return rank && rank <= 30 * lakh ? rank : undefined;
};

const categoryWords = {
  OBC: /\bobc\b/,
  SC: /\bsc\b/,
  ST: /\bst\b/,
  EWS: /\bews\b/,
  General: /\b(general|gen|ur|unreserved)\b/,
} as const;

/** The category that a question names. */
export const categoryIn = (question: string): keyof typeof categoryWords | undefined => {
  const words = plainWords(question);
  const names = Object.keys(categoryWords) as (keyof typeof categoryWords)[];
  return names.find((name) => categoryWords[name].test(words));
};

/** The course of a question; undefined for graduates, who must choose a subject first. */
export const courseIn = (question: string, exam: Exam): string | undefined => {
  if (exam !== 'UG') return undefined;
  const words = plainWords(question);
  if (/\b(bds|dental|dentist\w*)\b/.test(words)) return 'BDS';
  return /\b(nursing|b ?sc)\b/.test(words) ? 'B.Sc Nursing' : 'MBBS';
};
