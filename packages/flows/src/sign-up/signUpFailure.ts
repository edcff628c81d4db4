import { failureOf } from '../shared/failure.ts';
import { messages } from './messages.ts';

/** The documents' table of refused sign-ups: a 400 says why in its `error`, nothing else does. */
export const signUpFailure = (failure: unknown): string => {
  const { status, body } = failureOf(failure);
  const error: unknown =
    status === 400 && typeof body === 'object' && body !== null && 'error' in body
      ? body.error
      : undefined;
  return typeof error === 'string' && error !== '' ? error : messages.unexpected;
};
