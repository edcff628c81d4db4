import { expect } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { EmailCorrection, SignIn } from '../loginSetup.ts';
import { loginMachine } from '../loginMachine.ts';
import type { Credentials } from '../validate.ts';
import { userFromAnswer, type StoredUser } from '../../session/index.ts';
import type { OtpConfirmation, OtpRequest } from '../../shared/otp.ts';

export const credentials: Credentials = {
  rollnumberOrEmail: 'free@seatwise.test',
  password: 'Seatwise@123',
};
export const user = {
  id: 1,
  username: 'Ananya Sharma',
  email: 'free@seatwise.test',
  role: 'FREE',
  token: 'a.b.c',
};
export const refusal = (status: number, body?: unknown, serverMessage?: string) => ({
  status,
  body,
  serverMessage,
});
export const unverified = refusal(403, { canSendOtp: true, email: 'free@seatwise.test' });

export const codeNeeded = refusal(403, { needsCode: true }, 'Enter the code.');

export const incomplete: Credentials = { ...credentials, password: 'short12' };

export interface LoginCalls {
  readonly signIn: (given: SignIn) => Promise<Readonly<Record<string, unknown>>>;
  readonly requestOtp?: (given: OtpRequest) => Promise<string>;
  readonly confirmOtp?: (given: OtpConfirmation) => Promise<string>;
  readonly correctEmail?: (given: EmailCorrection) => Promise<{ email: string }>;
}

export const uncalled = () => Promise.reject(new Error('called'));

/** Starts a login machine with the given calls; an unexpected call fails. */
export const startLogin = (
  { signIn, requestOtp = uncalled, confirmOtp = uncalled, correctEmail = uncalled }: LoginCalls,
  email: string | null = null,
) =>
  createActor(
    loginMachine.provide({
      actors: {
        signIn: fromPromise<StoredUser | undefined, SignIn>(async ({ input }) =>
          userFromAnswer(await signIn(input)),
        ),
        requestOtp: fromPromise<string, OtpRequest>(({ input }) => requestOtp(input)),
        confirmOtp: fromPromise<string, OtpConfirmation>(({ input }) => confirmOtp(input)),
        correctEmail: fromPromise<{ email: string }, EmailCorrection>(({ input }) =>
          correctEmail(input),
        ),
      },
    }),
    { input: { email, now: () => 0 } },
  ).start();

type Actor = ReturnType<typeof startLogin>;
type Event = Parameters<Actor['send']>[0];

export const rest = async (actor: Actor, event: Event) => {
  actor.send(event);
  return waitFor(actor, (state) => !state.hasTag('busy'));
};

/** A machine on the panel that verifies the email. */
export const onPanel = async (calls: Partial<LoginCalls> = {}, failure: object = unverified) => {
  let tries = 0;
  let codes = 0;
  const actor = startLogin({
    confirmOtp: uncalled,
    ...calls,
    // The automatic code fails, so that each test sends its own.
    requestOtp: (given) => {
      codes += 1;
      return codes === 1 ? uncalled() : (calls.requestOtp ?? uncalled)(given);
    },
    signIn: (given) => {
      tries += 1;
      return tries === 1 ? Promise.reject(failure) : (calls.signIn ?? uncalled)(given);
    },
  });
  const state = await rest(actor, { type: 'credentials.submitted', credentials, remember: false });
  expect(state.value).toEqual({ unverified: 'asking' });
  return actor;
};
