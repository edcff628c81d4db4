import {
  isAskedBy,
  keyWordsOf,
  maxAnswerWords,
} from '@seatwise/api-client/contract/constants/helpBot';
import { problemsOf, unless, type Problems, type Rules } from '../shared/rules.ts';
import { answerMessages as messages } from './messages.ts';

/** An answer that staff edit in the dialog. */
export interface AnswerDraft {
  readonly question: string;
  /** Separated by spaces. */
  readonly words: string;
  readonly answer: string;
}

/** A draft to edit an existing answer. */
export const draftOfAnswer = ({
  question,
  words,
  answer,
}: {
  readonly question?: string | null | undefined;
  readonly words?: readonly string[] | null | undefined;
  readonly answer: string;
}): AnswerDraft => ({ question: question ?? '', words: (words ?? []).join(' '), answer });

export const draftFor = (question: string): AnswerDraft => ({
  question,
  words: keyWordsOf(question).join(' '),
  answer: '',
});

/** Words in so many questions that one of them by itself would match nearly everything. */
const commonWords = new Set([
  'admission',
  'choice',
  'college',
  'counselling',
  'fee',
  'fees',
  'neet',
  'rank',
  'round',
  'seat',
  'seats',
]);

/** The words as the server takes them: lower case and digits, with `/` between alternatives. */
export const wordsOf = ({ words }: AnswerDraft): string[] => [
  ...new Set(
    words
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}/]+/u)
      .map((word) => word.split('/').filter(Boolean).join('/'))
      .filter(Boolean),
  ),
];

const wordsProblem = (draft: AnswerDraft): string | undefined => {
  const words = wordsOf(draft);
  if (words.length === 0 || words.length > maxAnswerWords) return messages.words;
  if (words.length === 1 && words[0]!.split('/').some((word) => commonWords.has(word)))
    return messages.tooCommon;
  const { question } = draft;
  return unless(question.trim() === '' || isAskedBy(question, words), messages.notAsked);
};

const rules: Rules<AnswerDraft> = {
  question: ({ question }) => unless(question.trim() !== '', messages.question),
  words: wordsProblem,
  answer: ({ answer }) => unless(answer.trim() !== '', messages.answer),
};

/** The problems of a draft, by field. */
export const answerProblems = (draft: AnswerDraft): Problems<AnswerDraft> =>
  problemsOf(rules, draft);
