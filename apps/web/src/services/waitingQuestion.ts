import {
  waitingQuestionFrom,
  waitingQuestionKey,
  type TrialQuestion,
  type WaitingQuestion,
} from '@seatwise/flows/trial';
import { storedValue } from '../lib/storedValue.ts';

const stored = storedValue(waitingQuestionKey, (value) => waitingQuestionFrom(value, Date.now()));

/** The question that was asked on the landing page and waits for an account. */
export const waitingQuestion = {
  read: (): WaitingQuestion | undefined => stored.read(),
  keep: (question: TrialQuestion): void =>
    stored.write({ ...question, at: Date.now() } satisfies WaitingQuestion),
  drop: (): void => localStorage.removeItem(waitingQuestionKey),
};
