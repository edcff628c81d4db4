import { accounts } from '@seatwise/api-client/contract/accounts';
import { contact } from '@seatwise/api-client/contract/contact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, standaloneHost, type Host } from '../testing/hosts.ts';

describe('addresses behind a trusted proxy', () => {
  let host: Host;
  beforeEach(async () => {
    host = await standaloneHost({
      trustedProxies: '127.0.0.1',
      limits: { signIns: 12, codes: 3, signUps: 2, contactMessages: 2 },
    });
  });
  afterEach(() => host.close());

  const signIn = async (name: string, password: string, address: string) =>
    (
      await call(
        host,
        accounts.login,
        { rollnumberOrEmail: name, password },
        { headers: { 'x-forwarded-for': address } },
      )
    ).status;

  it('do not share their limits', async () => {
    for (let i = 0; i < 12; i += 1)
      expect(await signIn(`nobody${i}@seatwise.test`, 'Wrong@123', '198.51.100.1')).toBe(401);
    expect(await signIn('SW000001', 'Seatwise@123', '198.51.100.1')).toBe(429);
    expect(await signIn('SW000001', 'Seatwise@123', '198.51.100.2')).toBe(200);
  });

  const askForCode = (address: string) =>
    call(
      host,
      accounts.requestOtp,
      { email: 'free@seatwise.test', otpPurpose: 'PASSWORD_RESET' },
      { headers: { 'x-forwarded-for': address } },
    );
  const lastCode = () => host.backend.inbox.mailsTo('free@seatwise.test')[0]!.otp;
  const reset = async (otp: string, address: string) =>
    (
      await call(
        host,
        accounts.confirmOtp,
        {
          email: 'free@seatwise.test',
          otp,
          otpPurpose: 'PASSWORD_RESET',
          newPassword: 'Brand-new1!',
        },
        { headers: { 'x-forwarded-for': address } },
      )
    ).status;
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  it('cannot keep codes from another visitor, nor replace them, nor use them up', async () => {
    const victim = '203.0.113.7';
    // Three codes each, the hourly limit of an address in this test.
    for (const stranger of ['198.51.100.1', '198.51.100.2'])
      for (let i = 0; i < 3; i += 1) {
        expect((await askForCode(stranger)).status).toBe(200);
        host.environment.clock.offset += 31_000;
      }
    expect((await askForCode(victim)).status).toBe(200);
    const code = lastCode();
    host.environment.clock.offset += 31_000;
    expect((await askForCode('198.51.100.3')).status).toBe(200);
    for (const stranger of ['198.51.100.2', '198.51.100.3', '198.51.100.4'])
      for (let i = 0; i < 5; i += 1) expect(await reset(wrong(code), stranger)).toBe(400);
    expect(await reset(code, victim)).toBe(200);
  });

  it('bounds what all of them together send to one mailbox, but not below one code each', async () => {
    for (let address = 0; address < 7; address += 1)
      for (let i = 0; i < 3; i += 1) {
        expect((await askForCode(`198.51.100.${address}`)).status).toBe(200);
        host.environment.clock.offset += 31_000;
        if (address === 6 && i === 1) break;
      }
    expect((await askForCode('203.0.113.7')).status).toBe(200);
    host.environment.clock.offset += 31_000;
    expect((await askForCode('203.0.113.7')).status).toBe(429);
  });

  it('may change between asking for a code and entering it', async () => {
    await askForCode('203.0.113.7');
    expect(await reset(lastCode(), '203.0.113.8')).toBe(200);
  });

  it('cannot lock an account for others', async () => {
    for (let i = 0; i < 5; i += 1)
      expect(await signIn('admin@seatwise.test', 'Wrong@123', '198.51.100.1')).toBe(401);
    expect(await signIn('admin@seatwise.test', 'Seatwise@123', '198.51.100.1')).toBe(429);
    expect(await signIn('admin@seatwise.test', 'Seatwise@123', '198.51.100.2')).toBe(200);
  });
});

describe('one address', () => {
  let host: Host;
  beforeEach(async () => {
    host = await standaloneHost({
      limits: { signIns: 12, codes: 3, signUps: 2, contactMessages: 2 },
    });
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

  it('sends messages by the contact form for a while, and learns when it can again', async () => {
    const form = { name: 'A', email: 'a@example.com', phone: '9876543210', message: 'Hello there' };
    const send = () => call(host, contact.sendContactForm, form);
    for (let i = 0; i < 2; i += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    host.environment.clock.offset = 60 * 60_000;
    expect((await send()).status).toBe(200);
  });

  it('counts a typed number apart from the account with that id', async () => {
    const { id } = host.backend.db.users.where('email', 'free@seatwise.test')[0]!;
    for (let i = 0; i < 5; i += 1) expect(await signIn(String(id), 'Wrong@123')).toBe(401);
    expect(await signIn(String(id), 'Wrong@123')).toBe(429);
    expect(await signIn('free@seatwise.test', 'Seatwise@123')).toBe(200);
  });

  it('tries codes for a while', async () => {
    const confirm = async () =>
      (
        await call(host, accounts.confirmOtp, {
          email: 'free@seatwise.test',
          otp: '123456',
          otpPurpose: 'EMAIL_VERIFICATION',
        })
      ).status;
    for (let i = 0; i < 12; i += 1) expect(await confirm()).toBe(400);
    expect(await confirm()).toBe(429);
  });

  it('makes accounts for a while', async () => {
    const signUp = async (name: string) =>
      (
        await call(host, accounts.signUp, {
          username: 'Kavya Nair',
          email: `${name}@seatwise.test`,
          password: 'Seatwise@123',
          roleId: 4,
          rollNumber: name,
          counsellingCategory: 'NEET UG Counselling 2025',
          phoneNumber: '9123456780',
          air: 4321,
          gender: 'F',
        })
      ).status;
    expect(await signUp('K0000001')).toBe(200);
    // A refused sign-up counts too, because it reveals that the address is taken.
    expect(await signUp('K0000001')).toBe(400);
    expect(await signUp('K0000002')).toBe(429);
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
});
