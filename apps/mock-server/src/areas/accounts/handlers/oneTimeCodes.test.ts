import { accounts } from '@seatwise/api-client/contract/accounts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountCalls, minute, wrong } from '../../../testing/accountCalls.ts';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, userOf, workerHost, type Host } from '../../../testing/hosts.ts';

let host: Host;
beforeEach(async () => {
  host = await workerHost();
});

const { travel, login, requestOtp, confirm, lastCode } = accountCalls(() => host);

describe('END-03 END-04 one-time codes', () => {
  it('verifies the email with a six-digit code from the outbox, once', async () => {
    expect((await requestOtp('unverified@seatwise.test', 'EMAIL_VERIFICATION')).status).toBe(200);
    const code = lastCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(
      await confirm('unverified@seatwise.test', ` ${code} `, 'EMAIL_VERIFICATION'),
    ).toMatchObject({
      status: 200,
      body: 'Email verified successfully. Logging you in...',
    });
    expect((await login('unverified@seatwise.test')).status).toBe(200);
    expect((await confirm('unverified@seatwise.test', code, 'EMAIL_VERIFICATION')).status).toBe(
      400,
    );
  });

  it('sets a new password, ends the old sessions and does not sign in', async () => {
    const token = await tokenFor(host, 'basic');
    const ended = vi.spyOn(host.backend.chat, 'disconnectUser');
    await requestOtp('basic@seatwise.test', 'PASSWORD_RESET');
    expect(
      await confirm('basic@seatwise.test', lastCode(), 'PASSWORD_RESET', 'Brand-new1!'),
    ).toEqual(expect.objectContaining({ status: 200, body: 'Password reset successful.' }));
    expect((await login('basic@seatwise.test')).status).toBe(401);
    expect((await login('basic@seatwise.test', 'Brand-new1!')).status).toBe(200);
    expect((await read(call(host, accounts.myDetails, {}, { token }))).status).toBe(401);
    expect(ended).toHaveBeenCalledWith(userOf(host.backend, 'basic').id);
  });

  it('opens an account that wrong passwords had locked, once its password is reset', async () => {
    for (let i = 0; i < 10; i += 1) await login('basic@seatwise.test', `Wrong@${i}23`);
    await requestOtp('basic@seatwise.test', 'PASSWORD_RESET');
    await confirm('basic@seatwise.test', lastCode(), 'PASSWORD_RESET', 'Brand-new1!');
    expect((await login('basic@seatwise.test', 'Brand-new1!')).status).toBe(200);
  });

  it('RST-23 refuses a weak password in words that hold «password» and not «otp», and keeps the code', async () => {
    await requestOtp('basic@seatwise.test', 'PASSWORD_RESET');
    const code = lastCode();
    const { status, body } = await confirm(
      'basic@seatwise.test',
      code,
      'PASSWORD_RESET',
      'weakling',
    );
    expect(status).toBe(400);
    expect((body as { message: string }).message).toMatch(/^(?!.*otp).*password/i);
    expect(
      (await confirm('basic@seatwise.test', code, 'PASSWORD_RESET', 'Brand-new1!')).status,
    ).toBe(200);
  });

  it.each([
    [
      'the other purpose',
      (code: string) => confirm('unverified@seatwise.test', code, 'PASSWORD_RESET', 'Brand-new1!'),
    ],
    ['another email', (code: string) => confirm('basic@seatwise.test', code, 'EMAIL_VERIFICATION')],
  ])('does not accept a code for %s', async (_, use) => {
    await requestOtp('unverified@seatwise.test', 'EMAIL_VERIFICATION');
    expect(await use(lastCode())).toMatchObject({
      status: 400,
      body: { message: 'Invalid or expired OTP.' },
    });
  });

  it('ends a code after ten minutes', async () => {
    await requestOtp('unverified@seatwise.test', 'EMAIL_VERIFICATION');
    travel(10 * minute);
    expect(
      (await confirm('unverified@seatwise.test', lastCode(), 'EMAIL_VERIFICATION')).status,
    ).toBe(400);
  });

  it('hashes no password before the code has proved right', async () => {
    const hash = vi.spyOn(host.backend.passwords, 'hash');
    await requestOtp('basic@seatwise.test', 'PASSWORD_RESET');
    const code = lastCode();
    const reset = (otp: string) =>
      confirm('basic@seatwise.test', otp, 'PASSWORD_RESET', 'Brand-new1!');
    expect((await reset(wrong(code))).status).toBe(400);
    expect(hash).not.toHaveBeenCalled();
    expect((await reset(code)).status).toBe(200);
    expect(hash).toHaveBeenCalledOnce();
  });

  it('ends a code after five wrong tries, even under way at once', async () => {
    await requestOtp('unverified@seatwise.test', 'EMAIL_VERIFICATION');
    const code = lastCode();
    await Promise.all(
      Array.from({ length: 5 }, () =>
        confirm('unverified@seatwise.test', wrong(code), 'EMAIL_VERIFICATION'),
      ),
    );
    expect((await confirm('unverified@seatwise.test', code, 'EMAIL_VERIFICATION')).status).toBe(
      400,
    );
  });

  it('lets a new code take the place of the old one', async () => {
    await requestOtp('unverified@seatwise.test', 'EMAIL_VERIFICATION');
    const first = lastCode();
    travel(31_000);
    await requestOtp('unverified@seatwise.test', 'EMAIL_VERIFICATION');
    const second = lastCode();
    if (first !== second)
      expect((await confirm('unverified@seatwise.test', first, 'EMAIL_VERIFICATION')).status).toBe(
        400,
      );
    expect((await confirm('unverified@seatwise.test', second, 'EMAIL_VERIFICATION')).status).toBe(
      200,
    );
  });

  it('sends once in 30 seconds and five times an hour, and says when to come back', async () => {
    const ask = () => requestOtp('unverified@seatwise.test', 'EMAIL_VERIFICATION');
    expect((await ask()).status).toBe(200);
    const soon = await ask();
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '30']);
    for (let i = 0; i < 4; i += 1) {
      travel(31_000);
      expect((await ask()).status).toBe(200);
    }
    travel(31_000);
    expect((await ask()).status).toBe(429);
    travel(60 * minute);
    expect((await ask()).status).toBe(200);
  });

  it('does not hold codes back for a day where the clock steps back by one', async () => {
    const ask = () => requestOtp('unverified@seatwise.test', 'EMAIL_VERIFICATION');
    for (let i = 0; i < 5; i += 1) {
      travel(31_000);
      expect((await ask()).status).toBe(200);
    }
    travel(-24 * 60 * minute);
    expect((await ask()).status).toBe(200);
    expect(
      (await confirm('unverified@seatwise.test', lastCode(), 'EMAIL_VERIFICATION')).status,
    ).toBe(200);
  });

  it('answers a known and an unknown address alike, and writes to the known one alone', async () => {
    const known = await requestOtp('basic@seatwise.test', 'PASSWORD_RESET');
    const unknown = await requestOtp('nobody@seatwise.test', 'PASSWORD_RESET');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect((await requestOtp('nobody@seatwise.test', 'PASSWORD_RESET')).status).toBe(429);
    expect(host.backend.inbox.mailsTo(null).map(({ email }) => email)).toEqual([
      'basic@seatwise.test',
    ]);
  });

  it('keeps no code and no password in the clear beside the outbox, and logs none', async () => {
    await requestOtp('unverified@seatwise.test', 'EMAIL_VERIFICATION');
    const code = lastCode();
    await login('free@seatwise.test', 'Wrong@123');
    const { otps, users, throttles } = host.backend.db;
    const kept = [otps.all(), users.all(), throttles.all(), host.environment.logged];
    const everything = JSON.stringify(kept);
    expect(everything).not.toContain(code);
    expect(everything).not.toMatch(/Seatwise@123|Wrong@123/);
  });
});
