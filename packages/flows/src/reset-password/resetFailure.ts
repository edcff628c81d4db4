import { failureOf } from '../shared/failure.ts';
import { fromServer } from '../shared/serverTexts.ts';
import { messages } from './messages.ts';

export interface ResetFailure {
  readonly text: string;
  /** Whether the code is used up. */
  readonly spendsOtp: boolean;
}

const kept = (text: string): ResetFailure => ({ text, spendsOtp: false });
const spent = (text: string): ResetFailure => ({ text, spendsOtp: true });

/** The specification's messages for refused new passwords. */
export const resetFailure = (error: unknown): ResetFailure => {
  const { status, serverMessage } = failureOf(error);
  if (status === 0) return kept(messages.network);
  if (status === 400) {
    if (/otp/i.test(serverMessage ?? '')) return spent(messages.otpRefused);
    if (/password/i.test(serverMessage ?? '')) return kept(messages.passwordRefused);
    return kept(serverMessage ?? messages.invalidRequest);
  }
  if (status === 401 || status === 403) return spent(messages.unauthorised);
  return kept(status >= 500 ? messages.server : messages.failed);
};

/** Why no code was sent: the server's message, or our own if no answer came. */
export const sendFailureReason = (error: unknown): string | undefined => {
  const { status, serverMessage } = failureOf(error);
  return status === 0 ? messages.network : serverMessage && fromServer(serverMessage);
};
