import { accounts } from '@seatwise/api-client/contract/accounts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, standaloneHost, type Host } from '../testing/hosts.ts';

describe('one address', () => {
  let host: Host;
  beforeEach(async () => {
    host = await standaloneHost({ limits: { signIns: 12, codes: 3 } });
  });
  afterEach(() => host.close());

  const signIn = async (name: string, password: string, headers = {}) =>
    (await call(host, accounts.login, { rollnumberOrEmail: name, password }, { headers })).status;
  const requestCode = async (email: string) =>
    (await call(host, accounts.requestOtp, { email, otpPurpose: 'PASSWORD_RESET' })).status;

  it('tries passwords for a while, over however many accounts', async () => {
    for (let i = 0; i < 12; i += 1)
      expect(await signIn(`nobody${i}@seatwise.test`, 'Wrong@123')).toBe(401);
    expect(await signIn('somebody@seatwise.test', 'Wrong@123')).toBe(429);
    expect(await signIn('SW000001', 'Seatwise@123', { 'x-seatwise-peer': '1.2.3.4' })).toBe(429);
    host.environment.clock.offset = 15 * 60_000;
    expect(await signIn('SW000001', 'Seatwise@123')).toBe(200);
  });

  it('signs in as often as it likes', async () => {
    for (let i = 0; i < 15; i += 1) expect(await signIn('SW000001', 'Seatwise@123')).toBe(200);
  });

  it('asks for codes for a while, over however many accounts, known and unknown', async () => {
    for (const name of ['free', 'nobody', 'basic'])
      expect(await requestCode(`${name}@seatwise.test`)).toBe(200);
    expect(await requestCode('premium@seatwise.test')).toBe(429);
    host.environment.clock.offset = 60 * 60_000;
    expect(await requestCode('premium@seatwise.test')).toBe(200);
  });

  it('leaves nothing behind once its time is over', async () => {
    const { db } = host.backend;
    for (let i = 0; i < 3; i += 1) {
      await requestCode(`nobody${i}@seatwise.test`);
      await signIn(`nobody${i}@seatwise.test`, 'Wrong@123');
    }
    expect([db.otps.size, db.throttles.size]).toEqual([3, 5]);
    host.environment.clock.offset = 2 * 60 * 60_000;
    await requestCode('nobody9@seatwise.test');
    expect([db.otps.size, db.throttles.size]).toEqual([1, 1]);
  });
});
