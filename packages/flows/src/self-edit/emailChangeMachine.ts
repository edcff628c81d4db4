import type { InputOf } from '@seatwise/api-client';
import type { emailChange } from '@seatwise/api-client/contract/emailChange';
import { assertEvent, assign, setup } from 'xstate';
import { failureOf, reasonOf, type Failed } from '../shared/failure.ts';
import { problem, success, type Notice } from '../shared/notice.ts';
import { providedCall, withEvent, withOutput } from '../shared/machine.ts';
import { resendPause } from '../shared/otp.ts';
import { messages, ownMessages } from './messages.ts';

/** The minimum length of an email verification code in the specification. */
const minCodeLength = 3;

/** The message for a failed call about a pending address. */
const changeFailure = (error: unknown): string =>
  reasonOf(error, {
    unreachable: messages.network,
    failed: failureOf(error).status === 400 ? ownMessages.codeRefused : messages.network,
  });

interface Input {
  readonly now: () => number;
}

interface Context extends Input {
  /** The address that awaits verification. */
  readonly email: string | null;
  /** When the next code may be requested, in milliseconds since 1970. */
  readonly resendAt: number;
  /** What is wrong with the typed code. */
  readonly codeProblem: string | null;
  readonly notice: Notice | null;
}

type Events =
  /** The contact details were saved, and this new address awaits verification. */
  | { type: 'change.saved'; email: string | null }
  | { type: 'code.changed' }
  | { type: 'code.submitted'; otp: string }
  | { type: 'code.requested' }
  | { type: 'change.cancelled' }
  | { type: 'notice.dismissed' };

export type EmailConfirmation = InputOf<(typeof emailChange)['confirmEmailChange']>;

type Found = { email: string | null };
type Verified = { email: string };

/** A new email that takes effect once the user enters the code sent to it. */
export const emailChangeMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Events },
  actors: {
    /** Rejects if the backend does not support pending addresses, in which case there is none. */
    readChange: providedCall<Found>('readChange'),
    sendCode: providedCall<unknown>('sendCode'),
    confirmChange: providedCall<Verified, EmailConfirmation>('confirmChange'),
    cancelChange: providedCall<unknown>('cancelChange'),
  },
  actions: {
    /** Passes the verified address to the session. */
    announceVerified: (_args, _verified: Verified) => undefined,
    keep: assign((_, { email }: Found) => ({ email })),
    keepSaved: assign(({ context }, { email }: Found) => ({
      email,
      resendAt: email === context.email ? context.resendAt : context.now() + resendPause,
      codeProblem: null,
      notice: null,
    })),
    clearChange: assign({ email: null, resendAt: 0, codeProblem: null }),
    clearNotices: assign({ codeProblem: null, notice: null }),
    clearProblem: assign({ codeProblem: null }),
    notifyNoCode: assign({ codeProblem: ownMessages.codeMissing }),
    notifySent: assign(({ context }) => ({
      notice: success(ownMessages.codeSent(context.email!)),
      resendAt: context.now() + resendPause,
    })),
    notifySendFailed: assign(({ context }, { error }: Failed) => {
      const { status, retryAfter } = failureOf(error);
      const wait = retryAfter === undefined ? resendPause : retryAfter * 1000;
      return {
        notice: problem(changeFailure(error)),
        resendAt: status === 429 ? context.now() + wait : context.resendAt,
      };
    }),
    notifyRefused: assign({ codeProblem: (_, { error }: Failed) => changeFailure(error) }),
    notifyFailed: assign({ notice: (_, { error }: Failed) => problem(changeFailure(error)) }),
    notifyVerified: assign({
      notice: (_, { email }: Verified) => success(ownMessages.emailVerified(email)),
    }),
    notifyCancelled: assign({ notice: success(ownMessages.changeCancelled) }),
  },
  guards: {
    isPending: (_, { email }: Found) => email !== null,
    hasChange: ({ context }) => context.email !== null,
    isCode: (_, { otp }: { otp: string }) => otp.trim().length >= minCodeLength,
    mayResend: ({ context }) => context.now() >= context.resendAt,
    /** Whether the address was verified, replaced, cancelled or taken in the meantime. */
    isConflict: (_, { error }: Failed) => failureOf(error).status === 409,
  },
}).createMachine({
  id: 'emailChange',
  context: ({ input }) => ({ ...input, email: null, resendAt: 0, codeProblem: null, notice: null }),
  initial: 'reading',
  on: {
    'change.saved': [
      { guard: withEvent('isPending'), target: '.waiting', actions: withEvent('keepSaved') },
      { target: '.nothing', actions: ['clearChange', 'clearNotices'] },
    ],
    'notice.dismissed': { actions: 'clearNotices' },
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readChange',
        src: 'readChange',
        onDone: [
          { guard: withOutput('isPending'), target: 'waiting', actions: withOutput('keep') },
          { target: 'nothing', actions: 'clearChange' },
        ],
        onError: [{ guard: 'hasChange', target: 'waiting' }, { target: 'nothing' }],
      },
    },
    nothing: {},
    waiting: {
      on: {
        'code.changed': { actions: 'clearProblem' },
        'code.submitted': [
          { guard: withEvent('isCode'), target: 'verifying' },
          { actions: 'notifyNoCode' },
        ],
        'code.requested': { guard: 'mayResend', target: 'sending' },
        'change.cancelled': 'cancelling',
      },
    },
    sending: {
      tags: 'busy',
      entry: 'clearNotices',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        onDone: { target: 'waiting', actions: 'notifySent' },
        onError: [
          { guard: withEvent('isConflict'), target: 'reading', actions: withEvent('notifyFailed') },
          { target: 'waiting', actions: withEvent('notifySendFailed') },
        ],
      },
    },
    verifying: {
      tags: ['busy', 'verifying'],
      entry: 'clearNotices',
      invoke: {
        id: 'confirmChange',
        src: 'confirmChange',
        input: ({ context, event }) => {
          assertEvent(event, 'code.submitted');
          return { email: context.email!, otp: event.otp.trim() };
        },
        onDone: {
          target: 'nothing',
          actions: ['clearChange', withOutput('notifyVerified'), withOutput('announceVerified')],
        },
        onError: [
          { guard: withEvent('isConflict'), target: 'reading', actions: withEvent('notifyFailed') },
          { target: 'waiting', actions: withEvent('notifyRefused') },
        ],
      },
    },
    cancelling: {
      tags: ['busy', 'cancelling'],
      entry: 'clearNotices',
      invoke: {
        id: 'cancelChange',
        src: 'cancelChange',
        onDone: { target: 'nothing', actions: ['clearChange', 'notifyCancelled'] },
        onError: { target: 'waiting', actions: withEvent('notifyFailed') },
      },
    },
  },
});
