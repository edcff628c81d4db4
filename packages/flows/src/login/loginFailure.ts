import { failureOf, reasonOf } from '../shared/failure.ts';
import { fromServer } from '../shared/serverTexts.ts';
import { messages, ownMessages } from './messages.ts';

/** The outcome of a failed sign-in: a message, and whether the email has to be verified. */
export interface LoginFailure {
  readonly message: string;
  readonly unverified: boolean;
  readonly email: string | null;
  /** The account asks for a code, which is missing or wrong. */
  readonly needsCode: boolean;
}

const refused = (message: string, needsCode = false): LoginFailure => ({
  message,
  unverified: false,
  email: null,
  needsCode,
});

/** The specification's table of sign-in answers. */
export const loginFailure = (error: unknown): LoginFailure => {
  const { status, body, serverMessage } = failureOf(error);
  const details =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;

  if (status === 0) return refused(messages.network);
  if (status === 400) return refused(serverMessage ?? messages.invalidRequest);
  if (status === 403 && details?.['needsCode'] === true)
    return refused(fromServer(serverMessage ?? messages.failed), true);
  if (status === 403 && (details?.['canSendOtp'] === true || /email/i.test(serverMessage ?? ''))) {
    const email = details?.['email'];
    return {
      message: serverMessage ?? messages.emailNotVerified,
      unverified: true,
      needsCode: false,
      email: typeof email === 'string' && email !== '' ? email : null,
    };
  }
  if (serverMessage) return refused(serverMessage);
  return refused(body === undefined ? messages.failedWithoutAnswer : messages.failed);
};

/** Why no code was sent. */
export const sendFailure = (error: unknown): string =>
  reasonOf(error, { unreachable: messages.networkWhileSending, failed: messages.sendFailed });

/** Why a code did not verify the email; only a 400 has a message to show. */
export const verifyFailure = (error: unknown): string => {
  const { status, serverMessage } = failureOf(error);
  return status === 400 ? (serverMessage ?? messages.otpRefused) : messages.verifyFailed;
};

/** Why a mistyped address was not replaced; some backends do not have this call. */
export const correctionFailure = (error: unknown): string =>
  [404, 405].includes(failureOf(error).status)
    ? ownMessages.correctionUnknown
    : reasonOf(error, { unreachable: messages.network, failed: ownMessages.correctionFailed });
