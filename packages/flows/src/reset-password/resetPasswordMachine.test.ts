import { describe, expect, it } from 'vitest';
import type { OtpConfirmation, OtpRequest } from '../shared/otp.ts';
import { problem, success } from '../shared/notice.ts';
import {
  email,
  never,
  newPassword,
  noticeOf,
  onPasswordPanel,
  panelOf,
  refusal,
  settled,
  startReset,
  submit,
} from './testing/startReset.ts';

describe('the email', () => {
  it('RST-01 is asked for first', () => {
    expect(panelOf(startReset())).toBe('enterEmail');
  });

  it.each(['', ' ', 'free', 'free@seatwise'])(
    'RST-06 %j sends nothing and stays, and says what is wanted',
    (given) => {
      const actor = startReset({ requestOtp: () => Promise.reject(new Error('called')) });
      actor.send({ type: 'email.submitted', email: given });
      expect(panelOf(actor)).toBe('enterEmail');
      expect(noticeOf(actor)).toEqual(problem('Please enter the email address of your account.'));
    },
  );

  it('RST-07 RST-08 CON-21 leads on at once, and a code is asked for meanwhile', () => {
    const sent: OtpRequest[] = [];
    const actor = startReset({
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
    const actor = startReset({
      requestOtp: () => {
        calls += 1;
        return calls === 1 ? Promise.reject(refusal(500)) : never();
      },
    });
    actor.send({ type: 'email.submitted', email });
    await settled();
    expect(panelOf(actor)).toBe('enterOtp');
    expect(noticeOf(actor)).toEqual(problem('Failed to send OTP. Try again.'));
    actor.send({ type: 'otp.requested' });
    actor.send({ type: 'otp.requested' });
    expect(calls).toBe(2);
    expect(noticeOf(actor)).toBeNull();
    expect(actor.getSnapshot().hasTag('sendingOtp')).toBe(true);
  });

  it.each([
    [{ ...refusal(429, 'Please wait.'), retryAfter: 20 }, 'Please wait.', 20_000],
    [refusal(429, 'Please wait.'), 'Please wait.', 0],
    [refusal(0), 'Network error. Check your connection.', 0],
    [refusal(500), undefined, 0],
  ])(
    'BEY-FRM-04 RST-09 says beside the specified text why after %j, and how long',
    async (refused, detail, resendAt) => {
      const actor = startReset({ requestOtp: () => Promise.reject(refused) });
      actor.send({ type: 'email.submitted', email });
      await settled();
      expect(actor.getSnapshot().context).toMatchObject({
        notice: { tone: 'critical', text: 'Failed to send OTP. Try again.', detail },
        resendAt,
      });
    },
  );

  it('repeats what the server says of it, but not over an error', async () => {
    const actor = startReset({ requestOtp: async () => 'A code is on its way.' });
    actor.send({ type: 'email.submitted', email });
    await settled();
    expect(noticeOf(actor)).toEqual(success('A code is on its way.'));
    expect(actor.getSnapshot().context.resendAt).toBe(30_000);
    actor.send({ type: 'otp.requested' });
    actor.send({ type: 'otp.submitted', otp: '1' });
    await settled();
    expect(noticeOf(actor)).toEqual(problem('Please enter a valid OTP.'));
  });

  it('is not sent before an email is known', () => {
    const actor = startReset({ requestOtp: () => Promise.reject(new Error('called')) });
    actor.send({ type: 'otp.requested' });
    expect(actor.getSnapshot().hasTag('sendingOtp')).toBe(false);
  });

  it.each(['', '123', ' 123  '])('RST-12 CON-20 %j is too short', (otp) => {
    const actor = startReset();
    actor.send({ type: 'email.submitted', email });
    actor.send({ type: 'otp.submitted', otp });
    expect(panelOf(actor)).toBe('enterOtp');
    expect(noticeOf(actor)).toEqual(problem('Please enter a valid OTP.'));
  });

  it('is trimmed', () => {
    const actor = startReset();
    actor.send({ type: 'email.submitted', email });
    actor.send({ type: 'otp.submitted', otp: ' 1234 ' });
    expect(actor.getSnapshot().context.otp).toBe('1234');
  });

  it('RST-10 RST-11 CON-20 of four characters leads on without a call', () => {
    const actor = onPasswordPanel({ confirmOtp: () => Promise.reject(new Error('called')) });
    expect(panelOf(actor)).toBe('setPassword');
    expect(noticeOf(actor)).toBeNull();
  });

  it('can be entered again, and the new password stays', async () => {
    const actor = await submit({ confirmOtp: () => Promise.reject(refusal(400, 'Bad OTP')) });
    actor.send({ type: 'otp.reopened' });
    expect(panelOf(actor)).toBe('enterOtp');
    expect(actor.getSnapshot().context).toMatchObject({ newPassword, notice: null });
  });

  it('can be sent again from the last panel', async () => {
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
    expect(noticeOf(actor)).toEqual(problem('Please enter a valid password.'));
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
    expect(noticeOf(actor)).toEqual(problem('Email and OTP are required.'));
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
        now: expect.any(Function),
        resendAt: 0,
        email: '',
        otp: '',
        newPassword: '',
        notice: success(said),
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
      notice: problem(text),
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

describe('Back to Login', () => {
  it.each([
    ['the email', () => startReset()],
    [
      'the code',
      () => {
        const actor = startReset();
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
    const actor = startReset({ requestOtp: () => Promise.reject(refusal(500)) });
    actor.send({ type: 'email.submitted', email });
    actor.send({ type: 'reset.left' });
    await settled();
    expect(noticeOf(actor)).toBeNull();
  });
});
