import { failureOf } from '../shared/failure.ts';

/** Messages of the older purchase call, copied from the specification's error catalogue. */
const messages = {
  unreachable: 'Cannot reach server. Check your network.',
  server: 'Server error. Try again later.',
  failed: 'Something went wrong. Please try again.',
} as const;

/** The specification's table of the older purchase call, which no button makes any more. */
export const purchaseFailure = (error: unknown): string => {
  const { status, serverMessage } = failureOf(error);
  if (serverMessage) return serverMessage;
  if (status === 0) return messages.unreachable;
  return status >= 500 ? messages.server : messages.failed;
};
