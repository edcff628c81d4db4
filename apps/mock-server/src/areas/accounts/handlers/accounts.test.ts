import { accounts } from '@seatwise/api-client/contract/accounts';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountCalls, minute } from '../../../testing/accountCalls.ts';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';

let host: Host;
beforeEach(async () => {
  host = await workerHost();
});

const { travel, login } = accountCalls(() => host);

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
    // A second name of the same account waits separately: a shared wait would reveal the account.
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
    /** Processor time, because other work on the machine only adds waiting. */
    const costOf = async (name: string): Promise<number> => {
      const before = process.cpuUsage();
      expect((await login(name, 'Wrong@123')).status).toBe(401);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (const { email } of students) {
      known.push(await costOf(email));
      unknown.push(await costOf(`not.${email}`));
    }
    // The least of each, because a garbage collection only adds to it.
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
