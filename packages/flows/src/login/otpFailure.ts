import { failureOf } from '../shared/failure.ts';
import { messages, ownMessages } from './messages.ts';

/** Why no code was sent. */
export const sendFailure = (error: unknown): string => {
  const { status, serverMessage } = failureOf(error);
  return status === 0 ? messages.networkWhileSending : (serverMessage ?? messages.sendFailed);
};

/** Why a code did not verify the email; only a 400 has a message to show. */
export const verifyFailure = (error: unknown): string => {
  const { status, serverMessage } = failureOf(error);
  return status === 400 ? (serverMessage ?? messages.otpRefused) : messages.verifyFailed;
};

/** Why a mistyped address was not replaced; a backend may not know the call at all. */
export const correctionFailure = (error: unknown): string => {
  const { status, serverMessage } = failureOf(error);
  if (status === 0) return messages.network;
  if (status === 404 || status === 405) return ownMessages.correctionUnknown;
  return serverMessage ?? ownMessages.correctionFailed;
};
