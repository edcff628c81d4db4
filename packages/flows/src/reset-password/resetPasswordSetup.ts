import { assign, raise, setup } from 'xstate';
import { isEmail } from '../shared/fields.ts';
import { retryTime, type Failed } from '../shared/failure.ts';
import { problem, success, type Notice } from '../shared/notice.ts';
import { providedCall } from '../shared/machine.ts';
import { resendPause, type OtpConfirmation, type OtpRequest } from '../shared/otp.ts';
import type { ResetDraft } from './draft.ts';
import { messages } from './messages.ts';
import { resetFailure, sendFailureReason } from './resetFailure.ts';
import { isNewPassword, isOtp } from './validate.ts';

export interface Input {
  /** The panel that was open before a reload, if any. */
  readonly resumed: ResetDraft | null;
  readonly now: () => number;
}

export interface Context extends Input {
  readonly email: string;
  readonly otp: string;
  /** Held in memory while a new code is requested. */
  readonly newPassword: string;
  readonly notice: Notice | null;
  /** When the next code may be requested, in milliseconds since 1970; 0 for no wait. */
  readonly resendAt: number;
}

export type Events =
  | { type: 'reset.opened' }
  | { type: 'reset.left' }
  | { type: 'email.submitted'; email: string }
  | { type: 'otp.submitted'; otp: string }
  | { type: 'otp.requested' }
  | { type: 'otp.reopened' }
  | { type: 'password.submitted'; newPassword: string };

export const otpPurpose = 'PASSWORD_RESET';
export const emptyContext: Omit<Context, 'now'> = {
  resumed: null,
  email: '',
  otp: '',
  newPassword: '',
  notice: null,
  resendAt: 0,
};

/** The types, actors, actions and guards of the reset machine. */
export const resetPasswordSetup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Events },
  actors: {
    requestOtp: providedCall<string, OtpRequest>('requestOtp'),
    confirmOtp: providedCall<string, OtpConfirmation>('confirmOtp'),
  },
  actions: {
    reset: assign(emptyContext),
    clearNotice: assign({ notice: null }),
    resumeEmail: assign({ email: ({ context }) => context.resumed!.email }),
    resumeOtp: assign({ otp: ({ context }) => context.resumed!.otp! }),
    keepEmail: assign((_, { email }: { email: string }) => ({ email: email.trim(), notice: null })),
    keepOtp: assign((_, { otp }: { otp: string }) => ({ otp: otp.trim(), notice: null })),
    keepPassword: assign((_, { newPassword }: { newPassword: string }) => ({
      newPassword,
      notice: null,
    })),
    requestOtp: raise({ type: 'otp.requested' }),
    notify: assign({ notice: (_, { text }: { text: string }) => problem(text) }),
    /** The specified text, with the reason and the wait as detail. */
    notifyNotSent: assign(({ context }, { error }: Failed) => ({
      notice: { ...problem(messages.sendFailed), detail: sendFailureReason(error) },
      resendAt: retryTime(error, context.now()),
    })),
    notifySent: assign(({ context }, { text }: { text: string }) => ({
      // Does not replace an error that occurred meanwhile.
      notice: context.notice ?? (text ? success(text) : null),
      resendAt: context.now() + resendPause,
    })),
    notifyDone: assign((_, { text }: { text: string }) => ({
      ...emptyContext,
      notice: success(text || messages.done),
    })),
    notifyWhyRefused: assign(({ context }, { error }: Failed) => {
      const { text, spendsOtp } = resetFailure(error);
      return { otp: spendsOtp ? '' : context.otp, notice: problem(text) };
    }),
  },
  guards: {
    wasOpen: ({ context }) => context.resumed !== null,
    awaitsOtp: ({ context }) => context.resumed?.panel === 'enterOtp',
    hasLink: ({ context }) => context.resumed?.otp !== undefined,
    isEmail: (_, { email }: { email: string }) => isEmail(email.trim()),
    isOtp: (_, { otp }: { otp: string }) => isOtp(otp),
    hasWeakPassword: (_, { newPassword }: { newPassword: string }) => !isNewPassword(newPassword),
    hasEmail: ({ context }) => context.email !== '',
    hasOtp: ({ context }) => context.otp !== '',
  },
});
