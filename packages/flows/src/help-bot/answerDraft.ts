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

/** An answer that is given already, to be changed. */
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

/** Words of so many questions that one of them alone would answer nearly everything. */
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

/** The words as the server takes them: small letters and figures, and `/` between those of which any counts. */
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

/** What is wrong with a draft, by field. */
export const answerProblems = (draft: AnswerDraft): Problems<AnswerDraft> =>
  problemsOf(rules, draft);
