import { candidateCategories } from '@seatwise/api-client/contract/constants/prediction';
import { courseOf } from '../shared/courses.ts';
import type { TrialQuestion } from './trialAnswer.ts';

/** The key in the browser's storage, which a new tab reads too; a sign-out removes it. */
export const waitingQuestionKey = 'waitingQuestion';

/** How long a question waits for its account: by then another visitor may use the browser. */
const longestWait = 24 * 60 * 60 * 1000;

/** A question from the landing page that awaits the sign-in. */
export interface WaitingQuestion extends TrialQuestion {
  /** When the question was asked. */
  readonly at: number;
}

/** Parses a stored question; undefined for anything else, and once the question is too old. */
export const waitingQuestionFrom = (stored: unknown, now: number): WaitingQuestion | undefined => {
  const { rank, category, subject, at } = Object(stored) as Record<string, unknown>;
  const named = candidateCategories.find((name) => name === category);
  const course = typeof subject === 'string' ? courseOf(subject) : undefined;
  if (!named || !course || typeof at !== 'number' || now - at > longestWait) return undefined;
  return typeof rank === 'number' && Number.isInteger(rank) && rank > 0
    ? { rank, category: named, subject: course, at }
    : undefined;
};
