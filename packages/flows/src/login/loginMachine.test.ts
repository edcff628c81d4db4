import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
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

const start = (signIn: (given: Credentials) => Promise<Readonly<Record<string, unknown>>>) => {
  const machine = loginMachine.provide({
    actors: {
      signIn: fromPromise<Readonly<Record<string, unknown>>, Credentials>(({ input }) =>
        signIn(input),
      ),
    },
  });
  return createActor(machine).start();
};

const submit = async (signIn: Parameters<typeof start>[0]) => {
  const actor = start(signIn);
  actor.send({ type: 'credentials.submitted', credentials });
  return waitFor(actor, (state) => !state.hasTag('busy'));
};

describe('loginMachine', () => {
  it('SIN-13 SIN-14 signs in with exactly what was typed', async () => {
    const sent: Credentials[] = [];
    const state = await submit(async (given) => {
      sent.push(given);
      return user;
    });
    expect(sent).toEqual([credentials]);
    expect(state.value).toBe('signedIn');
    expect(state.output).toMatchObject({ token: 'a.b.c', role: 'FREE', username: 'Ananya Sharma' });
  });

  it.each([
    ['SIN-11', { ...credentials, rollnumberOrEmail: '  ' }],
    ['SIN-12', { ...credentials, password: 'short12' }],
  ])('%s sends nothing for incomplete credentials', (_, incomplete) => {
    const actor = start(() => Promise.reject(new Error('called')));
    actor.send({ type: 'credentials.submitted', credentials: incomplete });
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
    ['something unforeseen', new Error('boom'), 'Network error. Check connection.'],
  ])('%s: stays on the form', async (_, error, message) => {
    const state = await submit(() => Promise.reject(error));
    expect(state.value).toBe('form');
    expect(state.context.message).toBe(message);
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
  ])('a 403 that %s asks for verification', async (_, error, message, email) => {
    const state = await submit(() => Promise.reject(error));
    expect(state.value).toBe('unverified');
    expect(state.context).toMatchObject({ message, email });
  });

  it('VER-08 returns to the form on cancel', async () => {
    const actor = start(() => Promise.reject(refusal(403, { canSendOtp: true })));
    actor.send({ type: 'credentials.submitted', credentials });
    await waitFor(actor, (state) => state.value === 'unverified');
    actor.send({ type: 'verification.cancelled' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'form',
      context: { message: null, email: null },
    });
  });

  it('SES-19 keeps no session for a role it does not know', async () => {
    const state = await submit(async () => ({ ...user, role: 'MODERATOR' }));
    expect(state.value).toBe('form');
    expect(state.context.user).toBeNull();
    expect(state.context.message).toMatch(/support/);
  });

  it('tries again after a failure and forgets the old message meanwhile', async () => {
    let calls = 0;
    const actor = start(() => (calls++ === 0 ? Promise.reject(refusal(0)) : Promise.resolve(user)));
    actor.send({ type: 'credentials.submitted', credentials });
    await waitFor(actor, (state) => state.context.message !== null);
    actor.send({ type: 'credentials.submitted', credentials });
    expect(actor.getSnapshot().context.message).toBeNull();
    await waitFor(actor, (state) => state.status === 'done');
  });
});
