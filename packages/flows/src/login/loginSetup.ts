import { assertEvent, assign, setup } from 'xstate';
import { sessionMessages, type StoredUser } from '../session/index.ts';
import { info, problem, success, type Notice } from '../shared/notice.ts';
import { providedCall } from '../shared/machine.ts';
import { resendPause, type OtpConfirmation, type OtpRequest } from '../shared/otp.ts';
import { isEmail, rollNumberFrom } from '../shared/fields.ts';
import { failureOf, retryTime, type Failed } from '../shared/failure.ts';
import { messages, ownMessages } from './messages.ts';
import { correctionFailure, loginFailure, sendFailure, verifyFailure } from './loginFailure.ts';
import { correctionProblem, wrongCredential, otpProblem, type Credentials } from './validate.ts';

export interface Input {
  /** The address that was being verified before a reload. */
  readonly email: string | null;
  /** The credentials of an account that was just created, which signs in automatically. */
  readonly credentials?: Credentials | null;
  readonly now: () => number;
}

export interface Context extends Input {
  readonly notice: Notice | null;
  /** The submitted credentials, in memory for the automatic retry only. */
  readonly credentials: Credentials | null;
  readonly user: StoredUser | null;
  /** When the next code may be requested, in milliseconds since 1970; 0 for no wait. */
  readonly resendAt: number;
  /** A code is on its way: the panel sent it when it opened, or the user requested it. */
  readonly sent: 'byItself' | 'asked' | null;
}

export type Events =
  | { type: 'credentials.submitted'; credentials: Credentials; remember: boolean }
  | { type: 'otp.requested' }
  | { type: 'otp.submitted'; otp: string }
  /** Replaces a mistyped address. */
  | { type: 'email.corrected'; email: string }
  | { type: 'verification.cancelled' }
  /** The second step of staff's sign-in. */
  | { type: 'code.submitted'; code: string }
  | { type: 'code.cancelled' };

type Submitted = { credentials: Credentials };

/** The credentials, with the code if the account asks for one. */
export interface SignIn extends Credentials {
  readonly code?: string;
}

/** The corrected address, with the credentials that prove the account's owner. */
export interface EmailCorrection extends Credentials {
  readonly email: string;
}

export const emptyContext: Omit<Context, 'now'> = {
  notice: null,
  email: null,
  credentials: null,
  user: null,
  resendAt: 0,
  sent: null,
};

/** The types, actors, actions and guards of the login machine. */
export const loginSetup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Events },
  actors: {
    /** Resolves to undefined for a role that this product does not know. */
    signIn: providedCall<StoredUser | undefined, SignIn>('signIn'),
    requestOtp: providedCall<string, OtpRequest>('requestOtp'),
    confirmOtp: providedCall<string, OtpConfirmation>('confirmOtp'),
    correctEmail: providedCall<{ email: string }, EmailCorrection>('correctEmail'),
  },
  actions: {
    /** Writes the identifier for the next visit, or removes it. */
    storeRemembered: (_args, _remembered: { value: string | null }) => undefined,
    reset: assign(emptyContext),
    clearNotice: assign({ notice: null }),
    keepCredentials: assign((_, { credentials: { rollnumberOrEmail, password } }: Submitted) => ({
      credentials: { rollnumberOrEmail: rollNumberFrom(rollnumberOrEmail), password },
    })),
    setUser: assign((_, user: StoredUser | undefined) => ({ ...emptyContext, user: user! })),
    askForVerification: assign((_, { error }: Failed) => {
      const { message, email } = loginFailure(error);
      return { notice: info(message), email };
    }),
    /** The refusal stays visible, followed by where the first code was sent. */
    notifyFirstSent: assign(({ context }) => ({
      notice: { ...context.notice!, detail: messages.otpSent(context.email!) },
      resendAt: context.now() + resendPause,
      sent: 'byItself' as const,
    })),
    notifyFirstFailed: assign(({ context }, { error }: Failed) => ({
      notice: { ...context.notice!, detail: sendFailure(error) },
      resendAt: retryTime(error, context.now()),
    })),
    notifyLoginFailed: assign({
      notice: (_, { error }: Failed) => problem(loginFailure(error).message),
    }),
    notifyUnknownRole: assign({ notice: problem(sessionMessages.unknownRole) }),
    notifyNoEmail: assign({ notice: problem(messages.noEmailToSendTo) }),
    notifySent: assign(({ context }) => ({
      notice: success(messages.otpSent(context.email!)),
      resendAt: context.now() + resendPause,
      sent: 'asked' as const,
    })),
    notifySendFailed: assign(({ context }, { error }: Failed) => {
      // A user who requests the code that was just sent automatically learns where it went.
      const isUnderWay = context.sent === 'byItself' && failureOf(error).status === 429;
      return {
        notice: isUnderWay
          ? success(messages.otpSent(context.email!))
          : problem(sendFailure(error)),
        resendAt: retryTime(error, context.now()),
        sent: context.sent && ('asked' as const),
      };
    }),
    notifyOtpProblem: assign(({ context }, { otp }: { otp: string }) => ({
      notice: problem(otpProblem(context.email, otp)!),
    })),
    notifyVerified: assign({ notice: (_, text: string) => success(text || messages.verified) }),
    notifyVerifiedOnly: assign({ notice: success(ownMessages.verifiedOnly) }),
    notifyVerifyFailed: assign({ notice: (_, { error }: Failed) => problem(verifyFailure(error)) }),
    keepCorrected: assign(({ context }, { email }: { email: string }) => {
      const credentials = context.credentials!;
      const isByEmail = isEmail(credentials.rollnumberOrEmail.trim());
      return {
        email,
        credentials: isByEmail ? { ...credentials, rollnumberOrEmail: email } : credentials,
      };
    }),
    notifyInvalidEmail: assign({ notice: problem(ownMessages.invalidEmail) }),
    notifyNotCorrected: assign({
      notice: (_, { error }: Failed) => problem(correctionFailure(error)),
    }),
    notifyRetryFailed: assign({ notice: problem(messages.retryFailed) }),
  },
  guards: {
    areCredentialsComplete: (_, { credentials }: Submitted) =>
      wrongCredential(credentials) === undefined,
    canVerify: ({ context }, { otp }: { otp: string }) =>
      otpProblem(context.email, otp) === undefined,
    isEmail: ({ event }) => {
      assertEvent(event, 'email.corrected');
      return correctionProblem(event.email) === undefined;
    },
    hasCredentials: ({ context }) => context.credentials !== null,
    hasEmail: ({ context }) => context.email !== null,
    hasKnownRole: (_, user: StoredUser | undefined) => user !== undefined,
    isCodeFilled: (_, { code }: { code: string }) => code.trim() !== '',
    needsCode: (_, { error }: Failed) => loginFailure(error).needsCode,
    isPasswordRefused: (_, { error }: Failed) => failureOf(error).status === 401,
    isUnverified: (_, { error }: Failed) => loginFailure(error).unverified,
    mayReceiveCode: (_, { error }: Failed) => loginFailure(error).email !== null,
  },
});
