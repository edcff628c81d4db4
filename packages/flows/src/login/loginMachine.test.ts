import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { info, problem } from '../shared/notice.ts';
import {
  credentials,
  incomplete,
  refusal,
  rest,
  startLogin,
  uncalled,
  user,
  type LoginCalls,
} from './testing/startLogin.ts';
import type { Credentials } from './validate.ts';

const submit = (signIn: LoginCalls['signIn']) =>
  rest(startLogin({ signIn }), { type: 'credentials.submitted', credentials, remember: false });

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

  it('BEY-FRM-07 sends the last eight of ten digits, which sign-up keeps', async () => {
    const sent: Credentials[] = [];
    const given = { ...credentials, rollnumberOrEmail: '3108010123' };
    const actor = startLogin({
      signIn: async (those) => {
        sent.push(those);
        return user;
      },
    });
    await rest(actor, { type: 'credentials.submitted', credentials: given, remember: false });
    expect(sent).toEqual([{ ...credentials, rollnumberOrEmail: '08010123' }]);
  });

  it('is busy while the call runs, and sends it once', async () => {
    let calls = 0;
    const actor = startLogin({
      signIn: () => {
        calls += 1;
        return new Promise(() => {});
      },
    });
    actor.send({ type: 'credentials.submitted', credentials, remember: false });
    actor.send({ type: 'credentials.submitted', credentials, remember: false });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(calls).toBe(1);
  });

  it.each([
    ['SIN-11', { ...credentials, rollnumberOrEmail: '  ' }],
    ['SIN-12 CON-15', incomplete],
  ])('%s sends nothing for incomplete credentials', (_, given) => {
    const actor = startLogin({ signIn: uncalled });
    actor.send({ type: 'credentials.submitted', credentials: given, remember: false });
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
    expect(state.context).toMatchObject({ notice: problem(message), credentials: null });
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
    expect(state.context).toMatchObject({ notice: info(message), email, credentials });
  });

  it('SES-19 keeps no session for a role it does not know, and says so', async () => {
    const state = await submit(async () => ({ ...user, role: 'MODERATOR' }));
    expect(state.value).toBe('form');
    expect(state.context).toMatchObject({ user: null, credentials: null });
    expect(state.context.notice?.text).toMatch(/Contact us/);
  });

  it('SIN-12 CON-15 takes a password of eight characters', () => {
    const actor = startLogin({ signIn: () => new Promise(() => {}) });
    actor.send({
      type: 'credentials.submitted',
      credentials: { ...credentials, password: 'eight888' },
      remember: false,
    });
    expect(actor.getSnapshot().value).toBe('loggingIn');
  });

  it('tries again after a failure and forgets the old message meanwhile', async () => {
    let calls = 0;
    const actor = startLogin({
      signIn: () => (calls++ === 0 ? Promise.reject(refusal(0)) : Promise.resolve(user)),
    });
    await rest(actor, { type: 'credentials.submitted', credentials, remember: false });
    actor.send({ type: 'credentials.submitted', credentials, remember: false });
    expect(actor.getSnapshot().context.notice).toBeNull();
    await waitFor(actor, (state) => state.status === 'done');
  });
});
