import { accounts } from '@seatwise/api-client/contract/accounts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { read } from '../testing/answer.ts';
import { call, tokenFor, userOf, workerHost, type Host } from '../testing/hosts.ts';

let host: Host;
beforeEach(async () => {
  host = await workerHost();
});

const minute = 60_000;
const travel = (milliseconds: number): void => {
  host.environment.clock.offset += milliseconds;
};

const login = (rollnumberOrEmail: string, password = 'Seatwise@123') =>
  read(call(host, accounts.login, { rollnumberOrEmail, password }));

const requestOtp = (email: string, otpPurpose: 'EMAIL_VERIFICATION' | 'PASSWORD_RESET') =>
  read(call(host, accounts.requestOtp, { email, otpPurpose }));

const confirm = (
  email: string,
  otp: string,
  otpPurpose: 'EMAIL_VERIFICATION' | 'PASSWORD_RESET',
  newPassword?: string,
) =>
  read(
    call(host, accounts.confirmOtp, {
      email,
      otp,
      otpPurpose,
      ...(newPassword !== undefined && { newPassword }),
    }),
  );

const lastCode = (): string => host.backend.outbox.mailsTo(null)[0]!.otp;
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('END-02 sign-in', () => {
  it.each([
    ['free@seatwise.test'],
    ['FREE@Seatwise.test'],
    ['SW000001'],
    ['sw000001'],
    ['  SW000001 '],
  ])('takes %j', async (name) => {
    const { status, body } = await login(name);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 1,
      username: 'Ananya Sharma',
      email: 'free@seatwise.test',
      role: 'FREE',
      air: 8500,
      rollNumber: 'SW000001',
    });
    expect(Object.keys(body as object)).not.toContain('password');
  });

  it('answers an unknown name and a wrong password alike', async () => {
    const [unknown, mistyped] = [
      await login('nobody@seatwise.test'),
      await login('free@seatwise.test', 'Wrong@123'),
    ];
    expect(unknown).toMatchObject({ status: 401 });
    expect(mistyped.body).toEqual(unknown.body);
  });

  it('SIN-22 answers an unverified account with message, email and canSendOtp, once the password is right', async () => {
    expect((await login('unverified@seatwise.test', 'Wrong@123')).status).toBe(401);
    expect(await login('unverified@seatwise.test')).toMatchObject({
      status: 403,
      body: {
        message: 'Email not verified. Please verify your email.',
        email: 'unverified@seatwise.test',
        canSendOtp: true,
      },
    });
  });

  it('refuses an inactive account in words that do not speak of email', async () => {
    host.backend.db.users.update(1, { isActive: false });
    const { status, body } = await login('SW000001');
    expect(status).toBe(403);
    expect((body as { message: string }).message).not.toMatch(/email/i);
    expect(body).not.toHaveProperty('canSendOtp');
  });

  it('makes each wrong password after the fifth wait longer, up to a quarter of an hour, even the right one', async () => {
    const fail = async () =>
      expect((await login('free@seatwise.test', 'Wrong@123')).status).toBe(401);
    for (let i = 0; i < 5; i += 1) await fail();
    const waits: number[] = [];
    for (let i = 0; i < 9; i += 1) {
      const { status, headers } = await login('free@seatwise.test');
      expect(status).toBe(429);
      waits.push(Number(headers.get('retry-after')));
      travel(waits.at(-1)! * 1000);
      await fail();
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900]);
    travel(15 * minute);
    expect((await login('basic@seatwise.test')).status).toBe(200);
    expect((await login('free@seatwise.test')).status).toBe(200);
    await fail();
    expect((await login('free@seatwise.test')).status).toBe(200);
  });

  it('makes an unknown name wait as a known one does, and says nothing else of either', async () => {
    const answers = async (name: string) => {
      const said: unknown[] = [];
      for (let i = 0; i < 8; i += 1) {
        const { status, body, headers } = await login(name, 'Wrong@123');
        said.push([status, body, headers.get('retry-after')]);
      }
      return said;
    };
    const unknown = await answers('nobody@seatwise.test');
    expect(await answers('free@seatwise.test')).toEqual(unknown);
    // Another name of the same account has waits of its own, which would tell that it is the same.
    expect(await answers('SW000001')).toEqual(unknown);
    expect(await answers('SW999999')).toEqual(unknown);
  });

  it('does not lengthen a wait by a day where the clock steps back by one', async () => {
    for (let i = 0; i < 11; i += 1) {
      await login('free@seatwise.test', 'Wrong@123');
      travel(16 * minute);
    }
    await login('free@seatwise.test', 'Wrong@123');
    travel(-24 * 60 * minute);
    expect((await login('free@seatwise.test')).status).toBe(429);
    travel(15 * minute);
    expect((await login('free@seatwise.test')).status).toBe(200);
  });

  it('forgets the wrong passwords before a right one', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 4; i += 1)
        expect((await login('free@seatwise.test', `Wrong@${i}23`)).status).toBe(401);
      expect((await login('free@seatwise.test')).status).toBe(200);
    }
  });

  it('costs as much for an unknown name as for a wrong password', { timeout: 30_000 }, async () => {
    host = await workerHost({ passwordRounds: 60_000 });
    const students = host.backend.db.users.all().slice(50, 61);
    const time = async (name: string): Promise<number> => {
      const started = performance.now();
      expect((await login(name, 'Wrong@123')).status).toBe(401);
      return performance.now() - started;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (const { email } of students) {
      known.push(await time(email));
      unknown.push(await time(`not.${email}`));
    }
    // The fastest of each: whatever else the machine does only ever adds to a time.
    const ratio = Math.min(...known) / Math.min(...unknown);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });

  it('does not let tries that are under way at once pass the limit', async () => {
    const tries = Array.from({ length: 30 }, (_, i) => login('free@seatwise.test', `Wrong@${i}23`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect((await login('free@seatwise.test')).status).toBe(429);
  });

  it('issues a new token at every sign-in, with an expiry in seconds', async () => {
    const tokens = [await login('SW000001'), await login('SW000001')].map(
      ({ body }) => (body as { token: string }).token,
    );
    expect(tokens[0]).not.toBe(tokens[1]);
    const { exp } = JSON.parse(atob(tokens[0]!.split('.')[1]!)) as { exp: number };
    expect(exp * 1000).toBeGreaterThan(host.environment.clock.now());
    expect(exp).toBeLessThan(1e11);
  });
});

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
    expect(host.backend.outbox.mailsTo(null).map(({ email }) => email)).toEqual([
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

describe('END-05 the current user', () => {
  it('answers without a token while the role is the token’s own', async () => {
    const { body } = await read(
      call(host, accounts.myDetails, {}, { token: await tokenFor(host, 'free') }),
    );
    expect(body).toMatchObject({ id: 1, role: 'FREE' });
    expect(body).not.toHaveProperty('token');
  });

  it('answers a fresh token once the role has changed', async () => {
    const token = await tokenFor(host, 'free');
    host.backend.db.users.update(1, { role: 'PREMIUM' });
    const { body } = await read(call(host, accounts.myDetails, {}, { token }));
    expect(body).toMatchObject({ role: 'PREMIUM' });
    const fresh = (body as { token: string }).token;
    expect(fresh).not.toBe(token);
    expect(await read(call(host, accounts.myDetails, {}, { token: fresh }))).toMatchObject({
      status: 200,
    });
  });
});
