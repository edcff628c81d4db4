import {
  isAskedBy,
  keyWordsOf,
  maxAnswerWords,
} from '@seatwise/api-client/contract/constants/helpBot';
import { content } from '../../../content/figures.ts';

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

const { dialog: copy } = content.bot;

/** What is wrong with a draft, by field. */
export const problemsOf = (draft: AnswerDraft) => {
  const words = wordsOf(draft);
  const isAsked = isAskedBy(draft.question, words);
  return {
    ...(draft.question.trim() === '' && { question: copy.missingQuestion }),
    ...(words.length === 0 || words.length > maxAnswerWords
      ? { words: copy.missingWords }
      : !isAsked && draft.question.trim() !== '' && { words: copy.notAsked }),
    ...(draft.answer.trim() === '' && { answer: copy.missingAnswer }),
  };
};
