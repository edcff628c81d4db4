import { failureOf } from '../shared/failure.ts';
import { messages } from './messages.ts';

/** The specification's messages for the older purchase call, which no button makes any more. */
export const purchaseFailure = (error: unknown): string => {
  const { status, serverMessage } = failureOf(error);
  if (serverMessage) return serverMessage;
  if (status === 0) return messages.unreachable;
  return status >= 500 ? messages.server : messages.failed;
};
