import { failureOf } from '../shared/failure.ts';
import { messages, ownMessages } from './messages.ts';

/** The shortest code for an email that the specification allows. */
export const minCodeLength = 3;

/** The message for a failed call about a pending address. */
export const changeFailure = (error: unknown): string => {
  const { status, serverMessage } = failureOf(error);
  if (status === 0) return messages.network;
  return serverMessage ?? (status === 400 ? ownMessages.codeRefused : messages.network);
};
