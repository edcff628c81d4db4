import { failureOf, reasonOf } from '../shared/failure.ts';
import { messages, ownMessages } from './messages.ts';

/** Why no code was sent. */
export const sendFailure = (error: unknown): string =>
  reasonOf(error, { unreachable: messages.networkWhileSending, failed: messages.sendFailed });

/** Why a code did not verify the email; only a 400 has a message to show. */
export const verifyFailure = (error: unknown): string => {
  const { status, serverMessage } = failureOf(error);
  return status === 400 ? (serverMessage ?? messages.otpRefused) : messages.verifyFailed;
};

/** Why a mistyped address was not replaced; a backend may not know the call at all. */
export const correctionFailure = (error: unknown): string =>
  [404, 405].includes(failureOf(error).status)
    ? ownMessages.correctionUnknown
    : reasonOf(error, { unreachable: messages.network, failed: ownMessages.correctionFailed });
