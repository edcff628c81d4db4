import { failureOf } from '../shared/failure.ts';
import { messages } from './messages.ts';

/** The specification's messages for failed sign-ups: only a 400 has a reason, in `error`. */
export const signUpFailure = (failure: unknown): string => {
  const { status, body } = failureOf(failure);
  const error: unknown =
    status === 400 && typeof body === 'object' && body !== null && 'error' in body
      ? body.error
      : undefined;
  return typeof error === 'string' && error !== '' ? error : messages.unexpected;
};

/** The field whose value is taken, read from the text, because the specification gives no more. */
export const takenField = (failure: unknown): 'email' | 'rollNumber' | null => {
  const text = signUpFailure(failure);
  if (!/already|taken|exists|in use/i.test(text)) return null;
  if (/e-?mail/i.test(text)) return 'email';
  return /roll/i.test(text) ? 'rollNumber' : null;
};
