import {
  isAskedBy,
  keyWordsOf,
  maxAnswerWords,
} from '@seatwise/api-client/contract/constants/helpBot';
import { problemsOf, unless, type Problems, type Rules } from '../shared/rules.ts';
import { answerMessages as messages } from './messages.ts';

/** An answer of staff as the dialog holds it. */
export interface AnswerDraft {
  readonly question: string;
  /** With spaces between them. */
  readonly words: string;
  readonly answer: string;
}

export const draftFor = (question: string): AnswerDraft => ({
  question,
  words: keyWordsOf(question).join(' '),
  answer: '',
});

/** The words as the server takes them: small letters and figures alone. */
export const wordsOf = ({ words }: AnswerDraft): string[] => [
  ...new Set(
    words
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter(Boolean),
  ),
];

const wordsProblem = (draft: AnswerDraft): string | undefined => {
  const words = wordsOf(draft);
  if (words.length === 0 || words.length > maxAnswerWords) return messages.words;
  const { question } = draft;
  return unless(question.trim() === '' || isAskedBy(question, words), messages.notAsked);
};

const rules: Rules<AnswerDraft> = {
  question: ({ question }) => unless(question.trim() !== '', messages.question),
  words: wordsProblem,
  answer: ({ answer }) => unless(answer.trim() !== '', messages.answer),
};

/** What is wrong with a draft, by field. */
export const answerProblems = (draft: AnswerDraft): Problems<AnswerDraft> =>
  problemsOf(rules, draft);
