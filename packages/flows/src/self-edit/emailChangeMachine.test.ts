import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { behavesAsModelled } from '../testing/behaves.ts';
import { problem, success } from '../shared/notice.ts';
import { emailChangeMachine, type EmailConfirmation } from './emailChangeMachine.ts';

const next = 'new@seatwise.test';
const refusal = (status: number, serverMessage?: string, retryAfter?: number) => ({
  status,
  body: undefined,
  serverMessage,
  retryAfter,
});

behavesAsModelled({
  machine: emailChangeMachine,
  inputs: (now) => [{ now }],
  events: [
    { type: 'change.saved', email: next },
    { type: 'change.saved', email: null },
    { type: 'code.changed' },
    { type: 'code.submitted', otp: '123456' },
    { type: 'code.submitted', otp: '1' },
    { type: 'code.requested' },
    { type: 'change.cancelled' },
    { type: 'notice.dismissed' },
  ],
  answers: {
    readChange: { done: [{ email: next }, { email: null }], failed: [refusal(404)] },
    sendCode: { done: ['Sent.'], failed: [refusal(429, 'Wait.', 20), refusal(409), refusal(0)] },
    confirmChange: { done: [{ email: next }], failed: [refusal(400), refusal(409)] },
    cancelChange: { done: ['Cancelled.'], failed: [refusal(0)] },
  },
  home: ({ value }) => value === 'nothing' || value === 'waiting',
  invariantViolation: ({ context, value }) =>
    value === 'nothing' && context.email !== null ? 'an address that waits unseen' : undefined,
});

const never = () => new Promise<never>(() => {});
const uncalled = () => Promise.reject(new Error('called'));
const settled = () => new Promise((resolve) => setTimeout(resolve));

interface Calls {
  readonly readChange?: () => Promise<{ email: string | null }>;
  readonly sendCode?: () => Promise<unknown>;
  readonly confirmChange?: (given: EmailConfirmation) => Promise<{ email: string }>;
  readonly cancelChange?: () => Promise<unknown>;
}

const start = async ({
  readChange = async () => ({ email: next }),
  sendCode = uncalled,
  confirmChange = uncalled,
  cancelChange = uncalled,
}: Calls = {}) => {
  const clock = { now: 1_800_000_000_000 };
  const verified: unknown[] = [];
  const actor = createActor(
    emailChangeMachine.provide({
      actors: {
        readChange: fromPromise(readChange),
        sendCode: fromPromise(sendCode),
        confirmChange: fromPromise<{ email: string }, EmailConfirmation>(({ input }) =>
          confirmChange(input),
        ),
        cancelChange: fromPromise(cancelChange),
      },
      actions: {
        announceVerified: (_, { email }) => verified.push(email),
      },
    }),
    { input: { now: () => clock.now } },
  ).start();
  await settled();
  return { actor, clock, verified, state: () => actor.getSnapshot() };
};

describe('which address waits', () => {
  it('BEY-EML-01 asks the server when the profile opens', async () => {
    const { state } = await start();
    expect(state()).toMatchObject({ value: 'waiting', context: { email: next } });
  });

  it('BEY-EML-10 shows nothing where the backend knows no waiting addresses', async () => {
    const { state } = await start({ readChange: () => Promise.reject(refusal(404)) });
    expect(state()).toMatchObject({ value: 'nothing', context: { email: null, notice: null } });
  });

  it('BEY-EML-01 takes what was saved, whatever the server is about to say of before', async () => {
    const { actor, clock, state } = await start({ readChange: never });
    actor.send({ type: 'change.saved', email: next });
    expect(state()).toMatchObject({
      value: 'waiting',
      context: { email: next, resendAt: clock.now + 30_000 },
    });
    actor.send({ type: 'change.saved', email: null });
    expect(state()).toMatchObject({ value: 'nothing', context: { email: null } });
  });
});

describe('the code', () => {
  it('BEY-EML-02 verifies the address and hands it to the session', async () => {
    const given: EmailConfirmation[] = [];
    const { actor, state, verified } = await start({
      confirmChange: async (confirmation) => {
        given.push(confirmation);
        return { email: next };
      },
    });
    actor.send({ type: 'code.submitted', otp: ' 123456 ' });
    await settled();
    expect(given).toEqual([{ email: next, otp: '123456' }]);
    expect(verified).toEqual([next]);
    expect(state()).toMatchObject({
      value: 'nothing',
      context: { notice: success(`${next} is now your email. Use it to log in.`) },
    });
  });

  it('BEY-EML-03 sends nothing without a code, and says so until one is typed', async () => {
    const { actor, state } = await start();
    actor.send({ type: 'code.submitted', otp: ' ' });
    expect(state()).toMatchObject({
      value: 'waiting',
      context: { codeProblem: 'Enter the code from the email.' },
    });
    actor.send({ type: 'code.changed' });
    expect(state().context.codeProblem).toBeNull();
  });

  it.each([
    [refusal(400, 'Invalid or expired OTP.'), 'Invalid or expired OTP.'],
    [refusal(400), 'Invalid or expired OTP.'],
    [refusal(0), 'Network or server error. Please try again later.'],
    [refusal(500), 'Network or server error. Please try again later.'],
  ])('BEY-EML-03 says at the field why %j refused it', async (refused, text) => {
    const { actor, state } = await start({ confirmChange: () => Promise.reject(refused) });
    actor.send({ type: 'code.submitted', otp: '123456' });
    await settled();
    expect(state()).toMatchObject({
      value: 'waiting',
      context: { codeProblem: text, email: next },
    });
  });

  it('BEY-EML-07 asks again what waits where another account has the address', async () => {
    let reads = 0;
    const { actor, state } = await start({
      readChange: async () => {
        reads += 1;
        return { email: reads === 1 ? next : null };
      },
      confirmChange: () => Promise.reject(refusal(409, 'Taken.')),
    });
    actor.send({ type: 'code.submitted', otp: '123456' });
    await settled();
    expect(state()).toMatchObject({
      value: 'nothing',
      context: { email: null, notice: problem('Taken.') },
    });
  });

  it('BEY-EML-04 asks for another one no sooner than the server takes it', async () => {
    let sent = 0;
    const { actor, clock, state } = await start({
      sendCode: async () => {
        sent += 1;
      },
    });
    actor.send({ type: 'code.requested' });
    await settled();
    expect(state().context).toMatchObject({
      notice: success(`We sent a new code to ${next}.`),
      resendAt: clock.now + 30_000,
    });
    clock.now += 29_999;
    actor.send({ type: 'code.requested' });
    expect(state().value).toBe('waiting');
    clock.now += 1;
    actor.send({ type: 'code.requested' });
    await settled();
    expect(sent).toBe(2);
  });

  it.each([
    [refusal(429, 'Please wait.', 1200), 1_200_000],
    [refusal(429, 'Please wait.'), 30_000],
    [refusal(500, 'Please wait.'), 0],
  ])('BEY-EML-04 waits after %j as long as it says', async (refused, wait) => {
    const { actor, clock, state } = await start({ sendCode: () => Promise.reject(refused) });
    actor.send({ type: 'code.requested' });
    await settled();
    expect(state().context).toMatchObject({
      notice: problem('Please wait.'),
      resendAt: wait && clock.now + wait,
    });
  });
});

describe('another address', () => {
  it('BEY-EML-05 counts on from the code that it was sent', async () => {
    const { actor, clock, state } = await start();
    actor.send({ type: 'change.saved', email: 'other@seatwise.test' });
    expect(state().context).toMatchObject({
      email: 'other@seatwise.test',
      resendAt: clock.now + 30_000,
    });
    clock.now += 10_000;
    actor.send({ type: 'change.saved', email: 'other@seatwise.test' });
    expect(state().context.resendAt).toBe(clock.now + 20_000);
  });

  it('BEY-EML-06 is cancelled, and says so', async () => {
    const { actor, state } = await start({ cancelChange: async () => 'Cancelled.' });
    actor.send({ type: 'change.cancelled' });
    await settled();
    expect(state()).toMatchObject({
      value: 'nothing',
      context: { email: null, notice: success('Your email has not changed.') },
    });
  });

  it('BEY-EML-06 keeps waiting where it cannot be cancelled', async () => {
    const { actor, state } = await start({ cancelChange: () => Promise.reject(refusal(0)) });
    actor.send({ type: 'change.cancelled' });
    await settled();
    expect(state()).toMatchObject({ value: 'waiting', context: { email: next } });
    expect(state().context.notice?.tone).toBe('critical');
  });
});
