import {
  waitingQuestionFrom,
  waitingQuestionKey,
  type TrialQuestion,
  type WaitingQuestion,
} from '@seatwise/flows/trial';
import { storedValue } from '../lib/storedValue.ts';

const stored = storedValue(waitingQuestionKey, (value) => waitingQuestionFrom(value, Date.now()));

/** The question from the landing page that waits until its visitor has an account. */
export const waitingQuestion = {
  read: (): WaitingQuestion | undefined => stored.read(),
  keep: (question: TrialQuestion): void =>
    stored.write({ ...question, at: Date.now() } satisfies WaitingQuestion),
  drop: (): void => localStorage.removeItem(waitingQuestionKey),
};
