import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { OtpConfirmation, OtpRequest } from '../shared/otp.ts';
import { behavesAsModelled } from '../testing/behaves.ts';
import { resetDraftFrom, type ResetDraft } from './draft.ts';
import { resetPasswordMachine } from './resetPasswordMachine.ts';
import type { Input } from './resetPasswordSetup.ts';
import { sendResetLink } from './sendResetLink.ts';

const refusal = (status: number, serverMessage?: string) => ({
  status,
  body: serverMessage && { message: serverMessage },
  serverMessage,
});

behavesAsModelled({
  machine: resetPasswordMachine,
  inputs: (): Input[] => [
    { resumed: null },
    { resumed: { panel: 'enterEmail', email: 'free@' } },
    { resumed: { panel: 'enterOtp', email: 'free@seatwise.test' } },
  ],
  events: [
    { type: 'reset.opened' },
    { type: 'reset.left' },
    { type: 'email.submitted', email: 'free@seatwise.test' },
    { type: 'email.submitted', email: 'free' },
    { type: 'otp.submitted', otp: '123456' },
    { type: 'otp.submitted', otp: '123' },
    { type: 'otp.requested' },
    { type: 'otp.reopened' },
    { type: 'password.submitted', newPassword: 'Seatwise@123' },
    { type: 'password.submitted', newPassword: 'short12' },
  ],
  answers: {
    requestOtp: { done: ['', 'On its way.'], failed: [refusal(0)] },
    confirmOtp: { done: [''], failed: [refusal(400, 'Bad otp'), refusal(500)] },
  },
  complaint: ({ context, value }) => {
    if (value === 'starting') return 'a start that does not end';
    if (value === 'closed')
      return context.email + context.otp + context.newPassword === ''
        ? undefined
        : 'something that is kept';
    const { panel } = value.open;
    if (panel !== 'enterEmail' && context.email === '') return 'a panel without an email';
    return panel === 'submitting' && context.otp === '' ? 'a call without a code' : undefined;
  },
});

interface Calls {
  readonly requestOtp?: (given: OtpRequest) => Promise<string>;
  readonly confirmOtp?: (given: OtpConfirmation) => Promise<string>;
}

const never = () => new Promise<string>(() => {});

const create = (
  { requestOtp = never, confirmOtp = never }: Calls = {},
  resumed: ResetDraft | null = null,
) =>
  createActor(
    resetPasswordMachine.provide({
      actors: {
        requestOtp: fromPromise<string, OtpRequest>(({ input }) => requestOtp(input)),
        confirmOtp: fromPromise<string, OtpConfirmation>(({ input }) => confirmOtp(input)),
      },
    }),
    { input: { resumed } },
  ).start();

const start = (calls?: Calls) => {
  const actor = create(calls);
  actor.send({ type: 'reset.opened' });
  return actor;
};

type Actor = ReturnType<typeof start>;

const panelOf = (actor: Actor) => {
  const { value } = actor.getSnapshot();
  return typeof value === 'string' ? value : value.open.panel;
};
const noticeOf = (actor: Actor) => actor.getSnapshot().context.notice;
const settled = () => new Promise((resolve) => setTimeout(resolve));
const bad = (text: string) => ({ tone: 'critical', text });
const good = (text: string) => ({ tone: 'positive', text });

const email = 'free@seatwise.test';
const newPassword = 'Seatwise@124';

const onPasswordPanel = (calls?: Calls): Actor => {
  const actor = start(calls);
  actor.send({ type: 'email.submitted', email });
  actor.send({ type: 'otp.submitted', otp: '1234' });
  expect(panelOf(actor)).toBe('setPassword');
  return actor;
};

const submit = async (calls: Calls): Promise<Actor> => {
  const actor = onPasswordPanel(calls);
  actor.send({ type: 'password.submitted', newPassword });
  await waitFor(actor, (state) => !state.hasTag('busy'));
  return actor;
};

describe('the email', () => {
  it('RST-01 is asked for first', () => {
    expect(panelOf(start())).toBe('enterEmail');
  });

  it.each(['', ' ', 'free', 'free@seatwise'])(
    'RST-06 %j sends nothing and stays, and says what is wanted',
    (given) => {
      const actor = start({ requestOtp: () => Promise.reject(new Error('called')) });
      actor.send({ type: 'email.submitted', email: given });
      expect(panelOf(actor)).toBe('enterEmail');
      expect(noticeOf(actor)).toEqual(bad('Please enter the email address of your account.'));
    },
  );

  it('RST-07 RST-08 CON-21 leads on at once, and a code is asked for meanwhile', () => {
    const sent: OtpRequest[] = [];
    const actor = start({
      requestOtp: (given) => {
        sent.push(given);
        return never();
      },
    });
    actor.send({ type: 'email.submitted', email: 'nobody' });
    actor.send({ type: 'email.submitted', email: ` ${email} ` });
    expect(panelOf(actor)).toBe('enterOtp');
    expect(noticeOf(actor)).toBeNull();
    expect(sent).toEqual([{ email, otpPurpose: 'PASSWORD_RESET' }]);
    actor.send({ type: 'email.submitted', email: 'other@seatwise.test' });
    expect(sent).toHaveLength(1);
  });
});

describe('the code', () => {
  it('RST-08 RST-09 keeps its panel when it could not be sent, says so, and is sent again', async () => {
    let calls = 0;
    const actor = start({
      requestOtp: () => {
        calls += 1;
        return calls === 1 ? Promise.reject(refusal(500)) : never();
      },
    });
    actor.send({ type: 'email.submitted', email });
    await settled();
    expect(panelOf(actor)).toBe('enterOtp');
    expect(noticeOf(actor)).toEqual(bad('Failed to send OTP. Try again.'));
    actor.send({ type: 'otp.requested' });
    actor.send({ type: 'otp.requested' });
    expect(calls).toBe(2);
    expect(noticeOf(actor)).toBeNull();
    expect(actor.getSnapshot().hasTag('sendingOtp')).toBe(true);
  });

  it('repeats what the server says of it, but not over an error', async () => {
    const actor = start({ requestOtp: async () => 'A code is on its way.' });
    actor.send({ type: 'email.submitted', email });
    await settled();
    expect(noticeOf(actor)).toEqual(good('A code is on its way.'));
    actor.send({ type: 'otp.requested' });
    actor.send({ type: 'otp.submitted', otp: '1' });
    await settled();
    expect(noticeOf(actor)).toEqual(bad('Please enter a valid OTP.'));
  });

  it('is not sent before an email is known', () => {
    const actor = start({ requestOtp: () => Promise.reject(new Error('called')) });
    actor.send({ type: 'otp.requested' });
    expect(actor.getSnapshot().hasTag('sendingOtp')).toBe(false);
  });

  it.each(['', '123', ' 123  '])('RST-12 CON-20 %j is too short', (otp) => {
    const actor = start();
    actor.send({ type: 'email.submitted', email });
    actor.send({ type: 'otp.submitted', otp });
    expect(panelOf(actor)).toBe('enterOtp');
    expect(noticeOf(actor)).toEqual(bad('Please enter a valid OTP.'));
  });

  it('is kept without the spaces around it', () => {
    const actor = start();
    actor.send({ type: 'email.submitted', email });
    actor.send({ type: 'otp.submitted', otp: ' 1234 ' });
    expect(actor.getSnapshot().context.otp).toBe('1234');
  });

  it('RST-10 RST-11 CON-20 of four characters leads on without a call', () => {
    const actor = onPasswordPanel({ confirmOtp: () => Promise.reject(new Error('called')) });
    expect(panelOf(actor)).toBe('setPassword');
    expect(noticeOf(actor)).toBeNull();
  });

  it('can be entered anew, and the new password stays', async () => {
    const actor = await submit({ confirmOtp: () => Promise.reject(refusal(400, 'Bad OTP')) });
    actor.send({ type: 'otp.reopened' });
    expect(panelOf(actor)).toBe('enterOtp');
    expect(actor.getSnapshot().context).toMatchObject({ newPassword, notice: null });
  });

  it('can be sent anew from the last panel', async () => {
    const sent: OtpRequest[] = [];
    const actor = onPasswordPanel({
      requestOtp: async (given) => {
        sent.push(given);
        return '';
      },
    });
    await settled();
    actor.send({ type: 'otp.requested' });
    expect(panelOf(actor)).toBe('enterOtp');
    expect(sent).toHaveLength(2);
  });
});

describe('the new password', () => {
  it.each(['', 'short12'])('RST-13 CON-15 %j is too short, and nothing is sent', (given) => {
    const actor = onPasswordPanel({ confirmOtp: () => Promise.reject(new Error('called')) });
    actor.send({ type: 'password.submitted', newPassword: given });
    expect(panelOf(actor)).toBe('setPassword');
    expect(noticeOf(actor)).toEqual(bad('Please enter a valid password.'));
  });

  it('RST-13 CON-15 of eight weak characters is left to the server', () => {
    const actor = onPasswordPanel();
    actor.send({ type: 'password.submitted', newPassword: 'weakweak' });
    expect(panelOf(actor)).toBe('submitting');
  });

  it('RST-14 RST-15 is sent with the email, the code and the purpose', async () => {
    const sent: OtpConfirmation[] = [];
    await submit({
      confirmOtp: async (given) => {
        sent.push(given);
        return '';
      },
    });
    expect(sent).toEqual([{ email, otp: '1234', newPassword, otpPurpose: 'PASSWORD_RESET' }]);
  });

  it('RST-16 is not sent without a code that is good', async () => {
    let calls = 0;
    const actor = await submit({
      confirmOtp: () => {
        calls += 1;
        return Promise.reject(refusal(400, 'Invalid or expired OTP.'));
      },
    });
    actor.send({ type: 'password.submitted', newPassword });
    expect(calls).toBe(1);
    expect(panelOf(actor)).toBe('setPassword');
    expect(noticeOf(actor)).toEqual(bad('Email and OTP are required.'));
  });

  it.each([
    ['RST-18', 'Done.', 'Done.'],
    ['RST-19', '', 'Password reset successful.'],
  ])(
    '%s RST-17 success returns to the login form, says so and keeps nothing',
    async (_, text, said) => {
      const actor = await submit({ confirmOtp: async () => text });
      expect(panelOf(actor)).toBe('closed');
      expect(actor.getSnapshot().context).toEqual({
        resumed: null,
        email: '',
        otp: '',
        newPassword: '',
        notice: good(said),
      });
      actor.send({ type: 'reset.opened' });
      expect(noticeOf(actor)).toBeNull();
    },
  );

  const spent = '';
  it.each([
    ['RST-21', refusal(0), 'Network error. Check your connection.', '1234'],
    [
      'RST-22',
      refusal(400, 'Wrong OTP'),
      'Invalid or expired OTP. Please request a new one.',
      spent,
    ],
    [
      'RST-22 before RST-23',
      refusal(400, 'No password without otp'),
      'Invalid or expired OTP. Please request a new one.',
      spent,
    ],
    [
      'RST-23',
      refusal(400, 'The PASSWORD is weak'),
      'Password does not meet policy. Choose a stronger password.',
      '1234',
    ],
    ['RST-24', refusal(400, 'Unknown email'), 'Unknown email', '1234'],
    ['RST-25', refusal(400), 'Invalid request. Please check the OTP and try again.', '1234'],
    [
      'RST-26',
      refusal(401),
      'Unauthorized action. Please request a fresh OTP and try again.',
      spent,
    ],
    [
      'RST-26',
      refusal(403, 'otp'),
      'Unauthorized action. Please request a fresh OTP and try again.',
      spent,
    ],
    ['RST-27', refusal(500), 'Server error. Please try again later.', '1234'],
    ['RST-27', refusal(503, 'otp'), 'Server error. Please try again later.', '1234'],
    ['RST-28', refusal(429, 'otp'), 'Failed to reset password. Try again.', '1234'],
    ['RST-28', refusal(404), 'Failed to reset password. Try again.', '1234'],
  ])('%s stays on the panel when refused', async (_, error, text, otp) => {
    const actor = await submit({ confirmOtp: () => Promise.reject(error) });
    expect(panelOf(actor)).toBe('setPassword');
    expect(actor.getSnapshot().context).toMatchObject({
      email,
      otp,
      newPassword,
      notice: bad(text),
    });
  });

  it('forgets an old failure while it tries again', async () => {
    let calls = 0;
    const actor = await submit({
      confirmOtp: () => (calls++ === 0 ? Promise.reject(refusal(0)) : never()),
    });
    actor.send({ type: 'password.submitted', newPassword });
    expect(noticeOf(actor)).toBeNull();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  });
});

describe('a page that was loaded anew', () => {
  it('waits for the code that was asked for, asks for none, and can use it', () => {
    const calls = { requestOtp: () => Promise.reject(new Error('called')) };
    const actor = create(calls, { panel: 'enterOtp', email });
    expect(panelOf(actor)).toBe('enterOtp');
    expect(actor.getSnapshot().hasTag('sendingOtp')).toBe(false);
    actor.send({ type: 'otp.submitted', otp: '1234' });
    actor.send({ type: 'password.submitted', newPassword });
    expect(panelOf(actor)).toBe('submitting');
    expect(actor.getSnapshot().context).toMatchObject({ email, otp: '1234' });
  });

  it('is where the email is typed, and knows none yet', () => {
    const actor = create({}, { panel: 'enterEmail', email: 'free@' });
    expect(panelOf(actor)).toBe('enterEmail');
    expect(actor.getSnapshot().context.email).toBe('');
  });

  it.each([
    [
      { panel: 'enterEmail', email: '' },
      { panel: 'enterEmail', email: '' },
    ],
    [
      { panel: 'enterOtp', email, otp: '1234' },
      { panel: 'enterOtp', email },
    ],
    [{ panel: 'enterOtp', email: '' }, null],
    [{ panel: 'setPassword', email }, null],
    [{ panel: 'enterOtp' }, null],
    [undefined, null],
    ['enterOtp', null],
  ])('reads %j as %j', (stored, draft) => {
    expect(resetDraftFrom(stored)).toEqual(draft);
  });
});

describe('Back to Login', () => {
  it.each([
    ['the email', () => start()],
    [
      'the code',
      () => {
        const actor = start();
        actor.send({ type: 'email.submitted', email });
        return actor;
      },
    ],
    ['the new password', () => onPasswordPanel()],
  ])('RST-20 resets everything from the panel of %s', (_, arrive) => {
    const actor = arrive();
    actor.send({ type: 'reset.left' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'closed',
      context: { email: '', otp: '', newPassword: '', notice: null },
    });
  });

  it('RST-20 drops the answer of a code that was still being sent', async () => {
    const actor = start({ requestOtp: () => Promise.reject(refusal(500)) });
    actor.send({ type: 'email.submitted', email });
    actor.send({ type: 'reset.left' });
    await settled();
    expect(noticeOf(actor)).toBeNull();
  });
});

describe('sendResetLink', () => {
  it('RST-29 does nothing', () => {
    expect(sendResetLink()).toBeUndefined();
  });
});
