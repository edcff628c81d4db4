import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { OtpConfirmation, OtpRequest } from '../shared/otp.ts';
import { problem, success } from '../shared/notice.ts';
import {
  credentials,
  onPanel,
  refusal,
  rest,
  startLogin,
  uncalled,
  unverified,
  user,
} from './testing/startLogin.ts';
import { loginDraftFrom } from './draft.ts';
import type { Credentials } from './validate.ts';

describe('the first code', () => {
  const submitted = { type: 'credentials.submitted', credentials, remember: false } as const;
  const signIn = () => Promise.reject(unverified);
  const greeting = 'Email not verified. Please verify your email.';

  it('BEY-FRM-08 is sent as the panel opens, whose greeting is no error', async () => {
    const sent: OtpRequest[] = [];
    const actor = startLogin({
      signIn,
      requestOtp: async (given) => {
        sent.push(given);
        return 'Sent.';
      },
    });
    const { context } = await rest(actor, submitted);
    expect(sent).toEqual([{ email: 'free@seatwise.test', otpPurpose: 'EMAIL_VERIFICATION' }]);
    expect(context).toMatchObject({
      notice: { tone: 'info', text: greeting, detail: 'OTP sent to free@seatwise.test' },
      resendAt: 30_000,
      sent: 'byItself',
    });
  });

  it('BEY-FRM-08 is not an error to who asks for it once more', async () => {
    const wait = { ...refusal(429, {}, 'Please wait.'), retryAfter: 20 };
    let calls = 0;
    const requestOtp = async () => {
      calls += 1;
      if (calls > 1) throw wait as unknown as Error;
      return '';
    };
    const actor = startLogin({ signIn, requestOtp });
    await rest(actor, submitted);
    const first = await rest(actor, { type: 'otp.requested' });
    expect(first.context).toMatchObject({
      notice: success('OTP sent to free@seatwise.test'),
      resendAt: 20_000,
    });
    const second = await rest(actor, { type: 'otp.requested' });
    expect(second.context.notice).toEqual(problem('Please wait.'));
  });

  it('BEY-FRM-08 that cannot be sent leaves the panel, and says so', async () => {
    const actor = startLogin({ signIn, requestOtp: () => Promise.reject(refusal(0)) });
    const { value, context } = await rest(actor, submitted);
    expect(value).toEqual({ unverified: 'asking' });
    expect(context).toMatchObject({
      notice: { tone: 'info', text: greeting, detail: 'Network error while sending OTP.' },
      sent: null,
    });
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
    expect(state.context.notice).toEqual(success('OTP sent to free@seatwise.test'));
    await rest(actor, { type: 'otp.requested' });
    expect(sent).toHaveLength(2);
  });

  it('VER-11 needs an address', async () => {
    const actor = await onPanel({}, refusal(403, { canSendOtp: true }));
    actor.send({ type: 'otp.requested' });
    expect(actor.getSnapshot()).toMatchObject({
      value: { unverified: 'asking' },
      context: { notice: problem('No email to send OTP to.') },
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
    expect(state.context.notice).toEqual(problem(text));
  });

  it('BEY-FRM-04 knows when the next one may be asked for', async () => {
    const error = { ...refusal(429, {}, 'Please wait.'), retryAfter: 20 };
    const actor = await onPanel({ requestOtp: () => Promise.reject(error) });
    const { context } = await rest(actor, { type: 'otp.requested' });
    expect(context).toMatchObject({ notice: problem('Please wait.'), resendAt: 20_000 });
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
    expect(notices).toContainEqual(success('Welcome back.'));
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
    expect(state.context.notice).toEqual(success('Email verified successfully. Logging you in...'));
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
      context: { notice: problem(text) },
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
    expect(state.context).toMatchObject({ notice: problem(text), credentials });
  });

  it('continues after a reload, and then leads to the form: no password is left', async () => {
    const confirmed: OtpConfirmation[] = [];
    const confirmOtp = async (given: OtpConfirmation) => {
      confirmed.push(given);
      return 'Verified. Logging you in.';
    };
    const actor = startLogin({ signIn: uncalled, confirmOtp }, 'free@seatwise.test');
    expect(actor.getSnapshot().value).toEqual({ unverified: 'asking' });
    const state = await rest(actor, { type: 'otp.submitted', otp: '123456' });
    expect(confirmed).toMatchObject([{ email: 'free@seatwise.test', otp: '123456' }]);
    expect(state).toMatchObject({
      value: 'form',
      context: { notice: success('Email verified successfully. Please log in.'), email: null },
    });
  });

  it.each([
    [
      { email: 'a@b.in', rollnumberOrEmail: 'SW000001', password: 'x' },
      { email: 'a@b.in', rollnumberOrEmail: 'SW000001' },
    ],
    [{ email: '', rollnumberOrEmail: 'SW000001' }, null],
    [{ email: 'a@b.in' }, null],
    [{ rollnumberOrEmail: 'SW000001' }, null],
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
      notice: problem('Login retry failed. Please try logging in again.'),
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
    expect(state.context.notice?.text).toMatch(/Contact us/);
  });

  it('VER-08 returns to the form and forgets everything when it is cancelled', async () => {
    const actor = await onPanel({ requestOtp: () => new Promise(() => {}) });
    actor.send({ type: 'otp.requested' });
    actor.send({ type: 'verification.cancelled' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'form',
      context: { notice: null, email: null, credentials: null, user: null },
    });
  });
});

describe('a mistyped address', () => {
  const right = 'right@seatwise.test';

  it('BEY-EML-09 is replaced with the password, and the code then signs in with the new one', async () => {
    const given: unknown[] = [];
    const signedInWith: Credentials[] = [];
    const actor = await onPanel({
      correctEmail: async (correction) => {
        given.push(correction);
        return { email: correction.email };
      },
      confirmOtp: async () => '',
      signIn: async (withThese) => {
        signedInWith.push(withThese);
        return user;
      },
    });
    const state = await rest(actor, { type: 'email.corrected', email: ` ${right} ` });
    expect(given).toEqual([{ ...credentials, email: right }]);
    expect(state.context).toMatchObject({ email: right, notice: success(`OTP sent to ${right}`) });
    actor.send({ type: 'otp.submitted', otp: '123456' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(signedInWith).toEqual([{ ...credentials, rollnumberOrEmail: right }]);
  });

  it('BEY-EML-09 leaves a roll number as the identifier', async () => {
    const byRollNumber = { ...credentials, rollnumberOrEmail: 'SW000007' };
    const actor = startLogin({
      signIn: () => Promise.reject(unverified),
      correctEmail: async ({ email }) => ({ email }),
    });
    await rest(actor, {
      type: 'credentials.submitted',
      credentials: byRollNumber,
      remember: false,
    });
    const state = await rest(actor, { type: 'email.corrected', email: right });
    expect(state.context.credentials).toEqual(byRollNumber);
  });

  it.each([
    [
      refusal(409, {}, 'This email belongs to another account.'),
      'This email belongs to another account.',
    ],
    [
      refusal(404, 'Not found.', 'Not found.'),
      'The address cannot be changed here. Please contact support.',
    ],
    [refusal(500), 'The address could not be changed. Try again.'],
    [refusal(0), 'Network error. Check connection.'],
  ])('BEY-EML-09 BEY-EML-10 stays as it was after %j', async (refused, text) => {
    const actor = await onPanel({ correctEmail: () => Promise.reject(refused) });
    const state = await rest(actor, { type: 'email.corrected', email: right });
    expect(state).toMatchObject({
      value: { unverified: 'asking' },
      context: { email: 'free@seatwise.test', notice: problem(text), credentials },
    });
  });

  it('BEY-EML-09 sends nothing for an invalid one, and nothing where no password is left', async () => {
    const actor = await onPanel();
    actor.send({ type: 'email.corrected', email: 'right@' });
    expect(actor.getSnapshot().context.notice).toEqual(problem('Please provide a valid email.'));
    const resumed = startLogin({ signIn: uncalled }, 'free@seatwise.test');
    resumed.send({ type: 'email.corrected', email: right });
    expect(resumed.getSnapshot()).toMatchObject({
      value: { unverified: 'asking' },
      context: { email: 'free@seatwise.test' },
    });
  });
});
