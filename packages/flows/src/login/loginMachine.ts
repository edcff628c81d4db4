import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { userFromAnswer, type StoredUser } from '../session/index.ts';
import { loginFailure } from './loginFailure.ts';
import { messages } from './messages.ts';
import { canSubmit, type Credentials } from './validate.ts';

interface Context {
  /** What went wrong, in words for the person. */
  readonly message: string | null;
  /** The address that waits for its verification. */
  readonly email: string | null;
  readonly user: StoredUser | null;
}

type Events =
  | { type: 'credentials.submitted'; credentials: Credentials }
  | { type: 'verification.cancelled' };

type Answer = Readonly<Record<string, unknown>>;

const nothing: Context = { message: null, email: null, user: null };

export const loginMachine = setup({
  types: { context: {} as Context, events: {} as Events },
  actors: {
    signIn: fromPromise<Answer, Credentials>(() =>
      Promise.reject(new Error('signIn is not provided')),
    ),
  },
  guards: {
    canSubmit: ({ event }) => {
      assertEvent(event, 'credentials.submitted');
      return canSubmit(event.credentials);
    },
    isKnown: (_, answer: Answer) => userFromAnswer(answer) !== undefined,
    isUnverified: (_, { error }: { error: unknown }) => loginFailure(error).unverified,
  },
}).createMachine({
  id: 'login',
  context: nothing,
  initial: 'form',
  states: {
    form: {
      on: { 'credentials.submitted': { guard: 'canSubmit', target: 'loggingIn' } },
    },
    loggingIn: {
      tags: 'busy',
      entry: assign(nothing),
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'credentials.submitted');
          return event.credentials;
        },
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: assign({ user: ({ event }) => userFromAnswer(event.output)! }),
          },
          { target: 'form', actions: assign({ message: messages.unknownRole }) },
        ],
        onError: [
          {
            guard: { type: 'isUnverified', params: ({ event }) => ({ error: event.error }) },
            target: 'unverified',
            actions: assign({
              message: ({ event }) => loginFailure(event.error).message,
              email: ({ event }) => loginFailure(event.error).email,
            }),
          },
          {
            target: 'form',
            actions: assign({ message: ({ event }) => loginFailure(event.error).message }),
          },
        ],
      },
    },
    unverified: {
      on: { 'verification.cancelled': { target: 'form', actions: assign(nothing) } },
    },
    signedIn: { type: 'final' },
  },
  output: ({ context }) => context.user!,
});
