import { failureOf, reasonOf } from '../shared/failure.ts';
import { messages, ownMessages } from './messages.ts';

/** The shortest code for an email that the specification allows. */
export const minCodeLength = 3;

/** The message for a failed call about a pending address. */
export const changeFailure = (error: unknown): string =>
  reasonOf(error, {
    unreachable: messages.network,
    failed: failureOf(error).status === 400 ? ownMessages.codeRefused : messages.network,
  });
