import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { OtpConfirmation, OtpRequest } from '../shared/otp.ts';
import { behavesAsModelled } from '../testing/behaves.ts';
import { loginDraftFrom } from './draft.ts';
import { loginMachine } from './loginMachine.ts';
import type { Credentials } from './validate.ts';

const credentials: Credentials = {
  rollnumberOrEmail: 'free@seatwise.test',
  password: 'Seatwise@123',
};
const user = {
  id: 1,
  username: 'Ananya Sharma',
  email: 'free@seatwise.test',
  role: 'FREE',
  token: 'a.b.c',
};
const refusal = (status: number, body?: unknown, serverMessage?: string) => ({
  status,
  body,
  serverMessage,
});
const unverified = refusal(403, { canSendOtp: true, email: 'free@seatwise.test' });

const incomplete: Credentials = { ...credentials, password: 'short12' };

behavesAsModelled({
  machine: loginMachine,
  inputs: () => [{ email: null }, { email: 'free@seatwise.test' }],
  events: [
    { type: 'credentials.submitted', credentials },
    { type: 'credentials.submitted', credentials: incomplete },
    { type: 'otp.requested' },
    { type: 'otp.submitted', otp: '123456' },
    { type: 'otp.submitted', otp: '' },
    { type: 'verification.cancelled' },
    { type: 'page.left' },
  ],
  answers: {
    signIn: {
      done: [user, { ...user, role: 'MODERATOR' }],
      failed: [unverified, refusal(403, { canSendOtp: true }), refusal(0)],
    },
    requestOtp: { done: ['Sent.'], failed: [refusal(0)] },
    confirmOtp: { done: [''], failed: [refusal(400)] },
    signInAgain: { done: [user, { ...user, role: 'MODERATOR' }], failed: [unverified] },
  },
  complaint: ({ context, value }) => {
    if (context.credentials && (value === 'form' || value === 'signedIn'))
      return 'a password that is kept';
    return (context.user !== null) === (value === 'signedIn') ? undefined : 'a user too much';
  },
});

interface Calls {
  readonly signIn: (given: Credentials) => Promise<Readonly<Record<string, unknown>>>;
  readonly requestOtp?: (given: OtpRequest) => Promise<string>;
  readonly confirmOtp?: (given: OtpConfirmation) => Promise<string>;
}

const uncalled = () => Promise.reject(new Error('called'));

const start = (
  { signIn, requestOtp = uncalled, confirmOtp = uncalled }: Calls,
  email: string | null = null,
) =>
  createActor(
    loginMachine.provide({
      actors: {
        signIn: fromPromise<Readonly<Record<string, unknown>>, Credentials>(({ input }) =>
          signIn(input),
        ),
        requestOtp: fromPromise<string, OtpRequest>(({ input }) => requestOtp(input)),
        confirmOtp: fromPromise<string, OtpConfirmation>(({ input }) => confirmOtp(input)),
      },
    }),
    { input: { email } },
  ).start();

type Actor = ReturnType<typeof start>;
type Event = Parameters<Actor['send']>[0];

const rest = async (actor: Actor, event: Event) => {
  actor.send(event);
  return waitFor(actor, (state) => !state.hasTag('busy'));
};

const submit = (signIn: Calls['signIn']) =>
  rest(start({ signIn }), { type: 'credentials.submitted', credentials });

/** On the panel that verifies the email. */
const onPanel = async (calls: Partial<Calls> = {}, failure: object = unverified) => {
  let tries = 0;
  const actor = start({
    requestOtp: uncalled,
    confirmOtp: uncalled,
    ...calls,
    signIn: (given) => {
      tries += 1;
      return tries === 1 ? Promise.reject(failure) : (calls.signIn ?? uncalled)(given);
    },
  });
  const state = await rest(actor, { type: 'credentials.submitted', credentials });
  expect(state.value).toEqual({ unverified: 'asking' });
  return actor;
};

const bad = (text: string) => ({ tone: 'critical', text });
const good = (text: string) => ({ tone: 'positive', text });

describe('signing in', () => {
  it('SIN-13 SIN-14 SIN-15 signs in with exactly what was typed', async () => {
    const sent: Credentials[] = [];
    const state = await submit(async (given) => {
      sent.push(given);
      return user;
    });
    expect(sent).toEqual([credentials]);
    expect(state.value).toBe('signedIn');
    expect(state.context.credentials).toBeNull();
    expect(state.output).toMatchObject({ token: 'a.b.c', role: 'FREE', username: 'Ananya Sharma' });
  });

  it('is busy while the call runs, and sends it once', async () => {
    let calls = 0;
    const actor = start({
      signIn: () => {
        calls += 1;
        return new Promise(() => {});
      },
    });
    actor.send({ type: 'credentials.submitted', credentials });
    actor.send({ type: 'credentials.submitted', credentials });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(calls).toBe(1);
  });

  it.each([
    ['SIN-11', { ...credentials, rollnumberOrEmail: '  ' }],
    ['SIN-12 CON-15', incomplete],
  ])('%s sends nothing for incomplete credentials', (_, given) => {
    const actor = start({ signIn: uncalled });
    actor.send({ type: 'credentials.submitted', credentials: given });
    expect(actor.getSnapshot().value).toBe('form');
  });

  it.each([
    ['SIN-17 a 400 shows its body', refusal(400, 'Bad input', 'Bad input'), 'Bad input'],
    ['SIN-18 a 400 without body', refusal(400), 'Invalid request'],
    ['SIN-23 no answer', refusal(0), 'Network error. Check connection.'],
    ['SIN-24 a message of the server', refusal(401, { message: 'No' }, 'No'), 'No'],
    ['SIN-25 a body without message', refusal(500, { code: 1 }), 'Login failed.'],
    ['SIN-25 no body', refusal(500), 'Login failed. Try again.'],
    ['an inactive account', refusal(403, { message: 'Inactive' }, 'Inactive'), 'Inactive'],
    ['a 403 that may not send', refusal(403, { canSendOtp: 'yes' }), 'Login failed.'],
    ['a 403 with a text', refusal(403, 'Closed', 'Closed'), 'Closed'],
    ['a 403 with null', refusal(403, null), 'Login failed.'],
    ['email, but no 403', refusal(401, undefined, 'Unknown email'), 'Unknown email'],
    ['something unforeseen', new Error('boom'), 'Network error. Check connection.'],
  ])('%s: stays on the form', async (_, error, message) => {
    const state = await submit(() => Promise.reject(error));
    expect(state.value).toBe('form');
    expect(state.context).toMatchObject({ notice: bad(message), credentials: null });
  });

  it.each([
    [
      'SIN-19 mentions email',
      refusal(403, { message: 'Verify your EMAIL' }, 'Verify your EMAIL'),
      'Verify your EMAIL',
      null,
    ],
    [
      'SIN-20 SIN-22 carries canSendOtp',
      refusal(403, { message: 'Wait', canSendOtp: true, email: 'a@b.in' }, 'Wait'),
      'Wait',
      'a@b.in',
    ],
    [
      'SIN-21 has no message',
      refusal(403, { canSendOtp: true }),
      'Email not verified. Please verify your email.',
      null,
    ],
    [
      'SIN-22 has a strange email',
      refusal(403, { canSendOtp: true, email: '' }),
      'Email not verified. Please verify your email.',
      null,
    ],
  ])('a 403 that %s asks for verification', async (_, error, message, email) => {
    const state = await submit(() => Promise.reject(error));
    expect(state.value).toEqual({ unverified: 'asking' });
    expect(state.context).toMatchObject({ notice: bad(message), email, credentials });
  });

  it('SES-19 keeps no session for a role it does not know, and says so', async () => {
    const state = await submit(async () => ({ ...user, role: 'MODERATOR' }));
    expect(state.value).toBe('form');
    expect(state.context).toMatchObject({ user: null, credentials: null });
    expect(state.context.notice?.text).toMatch(/support/);
  });

  it('SIN-12 CON-15 takes a password of eight characters', () => {
    const actor = start({ signIn: () => new Promise(() => {}) });
    actor.send({
      type: 'credentials.submitted',
      credentials: { ...credentials, password: 'eight888' },
    });
    expect(actor.getSnapshot().value).toBe('loggingIn');
  });

  it('tries again after a failure and forgets the old message meanwhile', async () => {
    let calls = 0;
    const actor = start({
      signIn: () => (calls++ === 0 ? Promise.reject(refusal(0)) : Promise.resolve(user)),
    });
    await rest(actor, { type: 'credentials.submitted', credentials });
    actor.send({ type: 'credentials.submitted', credentials });
    expect(actor.getSnapshot().context.notice).toBeNull();
    await waitFor(actor, (state) => state.status === 'done');
  });
});

describe('sending a code', () => {
  it('VER-09 VER-10 VER-15 CON-21 asks for one and says where it went', async () => {
    const sent: OtpRequest[] = [];
    const actor = await onPanel({
      requestOtp: async (given) => {
        sent.push(given);
        return 'Sent.';
      },
    });
    const state = await rest(actor, { type: 'otp.requested' });
    expect(sent).toEqual([{ email: 'free@seatwise.test', otpPurpose: 'EMAIL_VERIFICATION' }]);
    expect(state.context.notice).toEqual(good('OTP sent to free@seatwise.test'));
    await rest(actor, { type: 'otp.requested' });
    expect(sent).toHaveLength(2);
  });

  it('VER-11 needs an address', async () => {
    const actor = await onPanel({}, refusal(403, { canSendOtp: true }));
    actor.send({ type: 'otp.requested' });
    expect(actor.getSnapshot()).toMatchObject({
      value: { unverified: 'asking' },
      context: { notice: bad('No email to send OTP to.') },
    });
  });

  it.each([
    ['VER-12', refusal(0), 'Network error while sending OTP.'],
    [
      'VER-13',
      refusal(429, { message: 'Wait 30 seconds.' }, 'Wait 30 seconds.'),
      'Wait 30 seconds.',
    ],
    ['VER-14', refusal(500), 'Failed to send OTP.'],
  ])('%s says why none was sent', async (_, error, text) => {
    const actor = await onPanel({ requestOtp: () => Promise.reject(error) });
    const state = await rest(actor, { type: 'otp.requested' });
    expect(state.value).toEqual({ unverified: 'asking' });
    expect(state.context.notice).toEqual(bad(text));
  });

  it('sends one code at a time, and no old message stays meanwhile', async () => {
    let calls = 0;
    const actor = await onPanel({
      requestOtp: () => {
        calls += 1;
        return new Promise(() => {});
      },
    });
    actor.send({ type: 'otp.requested' });
    actor.send({ type: 'otp.requested' });
    actor.send({ type: 'otp.submitted', otp: '123456' });
    expect(calls).toBe(1);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(actor.getSnapshot().context.notice).toBeNull();
  });
});

describe('verifying the email', () => {
  it('VER-18 VER-19 VER-24 VER-26 confirms the code and signs in again by itself', async () => {
    const confirmed: OtpConfirmation[] = [];
    const signedInWith: Credentials[] = [];
    const notices: unknown[] = [];
    const actor = await onPanel({
      confirmOtp: async (given) => {
        confirmed.push(given);
        return 'Welcome back.';
      },
      signIn: async (given) => {
        signedInWith.push(given);
        return user;
      },
    });
    actor.subscribe(({ context }) => notices.push(context.notice));
    actor.send({ type: 'otp.submitted', otp: ' 123456 ' });
    const state = await waitFor(actor, ({ status }) => status === 'done');
    expect(confirmed).toEqual([
      { email: 'free@seatwise.test', otp: '123456', otpPurpose: 'EMAIL_VERIFICATION' },
    ]);
    expect(signedInWith).toEqual([credentials]);
    expect(notices).toContainEqual(good('Welcome back.'));
    expect(state.output).toMatchObject({ token: 'a.b.c' });
    expect(state.context.credentials).toBeNull();
  });

  it('VER-25 has words of its own where the server has none', async () => {
    const actor = await onPanel({
      confirmOtp: async () => '',
      signIn: () => new Promise(() => {}),
    });
    actor.send({ type: 'otp.submitted', otp: '123456' });
    const state = await waitFor(actor, ({ value }) => value === 'retrying');
    expect(state.context.notice).toEqual(good('Email verified successfully. Logging you in...'));
    expect(state.hasTag('busy')).toBe(true);
  });

  it.each([
    ['VER-16 CON-19 two characters', unverified, ' 12 ', 'Please enter a valid OTP.'],
    ['VER-16 nothing', unverified, '   ', 'Please enter a valid OTP.'],
    [
      'VER-20 no email',
      { ...unverified, body: { canSendOtp: true } },
      '123',
      'No email available for verification.',
    ],
    [
      'VER-17 neither',
      { ...unverified, body: { canSendOtp: true } },
      ' ',
      'Email and OTP are required.',
    ],
  ])('%s: sends nothing', async (_, failure, otp, text) => {
    const actor = await onPanel({}, failure);
    actor.send({ type: 'otp.submitted', otp });
    expect(actor.getSnapshot()).toMatchObject({
      value: { unverified: 'asking' },
      context: { notice: bad(text) },
    });
  });

  it('VER-16 CON-19 takes three characters', async () => {
    const actor = await onPanel({ confirmOtp: () => new Promise(() => {}) });
    actor.send({ type: 'otp.submitted', otp: '123' });
    expect(actor.getSnapshot().value).toEqual({ unverified: 'verifying' });
    expect(actor.getSnapshot().context.notice).toBeNull();
  });

  it.each([
    ['VER-21', refusal(400, { message: 'Used.' }, 'Used.'), 'Used.'],
    ['VER-22', refusal(400), 'Invalid or expired OTP.'],
    ['VER-23', refusal(500, { message: 'Down.' }, 'Down.'), 'Failed to verify OTP. Try again.'],
    ['VER-23', refusal(0), 'Failed to verify OTP. Try again.'],
  ])('%s stays on the panel when the code is refused', async (_, error, text) => {
    const actor = await onPanel({ confirmOtp: () => Promise.reject(error) });
    const state = await rest(actor, { type: 'otp.submitted', otp: '123456' });
    expect(state.value).toEqual({ unverified: 'asking' });
    expect(state.context).toMatchObject({ notice: bad(text), credentials });
  });

  it('goes on after a reload, and then leads to the form: no password is left', async () => {
    const confirmed: OtpConfirmation[] = [];
    const confirmOtp = async (given: OtpConfirmation) => {
      confirmed.push(given);
      return 'Verified. Logging you in.';
    };
    const actor = start({ signIn: uncalled, confirmOtp }, 'free@seatwise.test');
    expect(actor.getSnapshot().value).toEqual({ unverified: 'asking' });
    const state = await rest(actor, { type: 'otp.submitted', otp: '123456' });
    expect(confirmed).toMatchObject([{ email: 'free@seatwise.test', otp: '123456' }]);
    expect(state).toMatchObject({
      value: 'form',
      context: { notice: good('Email verified successfully. Please log in.'), email: null },
    });
  });

  it.each([
    [
      { email: 'a@b.in', identifier: 'SW000001', password: 'x' },
      { email: 'a@b.in', identifier: 'SW000001' },
    ],
    [{ email: '', identifier: 'SW000001' }, null],
    [{ email: 'a@b.in' }, null],
    [{ identifier: 'SW000001' }, null],
    [undefined, null],
  ])('reads the draft %j as %j', (stored, draft) => {
    expect(loginDraftFrom(stored)).toEqual(draft);
  });

  it('VER-27 leads back to the form when the retry fails, without the password', async () => {
    const actor = await onPanel({
      confirmOtp: async () => '',
      signIn: () => Promise.reject(refusal(500, { message: 'Down.' }, 'Down.')),
    });
    const state = await rest(actor, { type: 'otp.submitted', otp: '123456' });
    expect(state.value).toBe('form');
    expect(state.context).toMatchObject({
      notice: bad('Login retry failed. Please try logging in again.'),
      email: null,
      credentials: null,
    });
  });

  it('keeps no session when the retry answers a role it does not know', async () => {
    const actor = await onPanel({
      confirmOtp: async () => '',
      signIn: async () => ({ ...user, role: 'MODERATOR' }),
    });
    const state = await rest(actor, { type: 'otp.submitted', otp: '123456' });
    expect(state).toMatchObject({ value: 'form', context: { user: null, credentials: null } });
    expect(state.context.notice?.text).toMatch(/support/);
  });

  it.each([
    ['VER-08', 'verification.cancelled'],
    ['leaving the page', 'page.left'],
  ] as const)('%s returns to the form and forgets everything', async (_, type) => {
    const actor = await onPanel({ requestOtp: () => new Promise(() => {}) });
    actor.send({ type: 'otp.requested' });
    actor.send({ type });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'form',
      context: { notice: null, email: null, credentials: null, user: null },
    });
  });
});
