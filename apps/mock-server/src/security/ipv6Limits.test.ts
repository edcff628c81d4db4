import { accounts } from '@seatwise/api-client/contract/accounts';
import { contact } from '@seatwise/api-client/contract/contact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ofOneProcess } from '@seatwise/backend/db/storage';
import { testEnvironment } from '@seatwise/backend/testing/environment';
import { call, standaloneHost, type Host } from '../testing/hosts.ts';
import { createPasswords } from '@seatwise/backend/security/passwords';

let host: Host;
beforeEach(async () => {
  host = await standaloneHost({
    trustedProxies: '127.0.0.1',
    limits: { signIns: 20, codes: 60, signUps: 2, contactMessages: 30 },
  });
});
afterEach(() => host.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const ofNetwork = (count: number) =>
  Array.from({ length: count }, (_, host) => `2001:db8:1:1::${(host + 1).toString(16)}`);
const ofSite = (count: number) =>
  Array.from({ length: count }, (_, network) => `2001:db8:1:${network.toString(16)}::1`);
const owner = '198.51.100.7';
const email = 'superadmin@seatwise.test';

const statuses = async (asking: readonly Promise<Response>[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { status } of await Promise.all(asking)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const signIn = (rollnumberOrEmail: string, password: string, address: string) =>
  call(host, accounts.login, { rollnumberOrEmail, password }, from(address));
const askForCode = (address: string) =>
  call(host, accounts.requestOtp, { email, otpPurpose: 'PASSWORD_RESET' }, from(address));
const confirm = (otp: string, address: string) =>
  call(
    host,
    accounts.confirmOtp,
    { email, otp, otpPurpose: 'PASSWORD_RESET', newPassword: 'Brand-new1!' },
    from(address),
  );
const mails = () => host.backend.inbox.mailsTo(email);
const lastCode = () => mails()[0]!.otp;
const wrong = (code: string) => (code.startsWith('0') ? '1' : '0') + code.slice(1);
const form = { name: 'A', email: 'a@example.com', phone: '9876543210', message: 'Hello there' };
const write = (address: string) => call(host, contact.sendContactForm, form, from(address));

describe('BEY-ATK-02 the addresses of one IPv6 network', () => {
  it('share their wrong passwords', async () => {
    const tries = ofNetwork(8);
    const results: number[] = [];
    for (const address of tries) results.push((await signIn(email, 'Wrong@123', address)).status);
    expect(results).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  it('share their codes', async () => {
    await statuses(ofNetwork(20).map(askForCode));
    expect(mails()).toHaveLength(1);
  });

  it('share their messages of the contact form, and those of a site do', async () => {
    expect(await statuses(ofNetwork(40).map(write))).toEqual({ 200: 30, 429: 10 });
    expect(await statuses(ofSite(300).map(write))).toEqual({ 200: 270, 429: 30 });
  });

  it('leave the sign-in queue to others', async () => {
    const { hash } = createPasswords(
      { ...testEnvironment(), passwordRounds: 1000 },
      ofOneProcess().turns,
      () => 0,
    );
    const flood = Array.from({ length: 260 }, (_, network) =>
      hash('Wrong@123', `2001:db8:1:${network.toString(16)}::/64`),
    );
    const refused = Promise.allSettled(flood);
    await expect(hash('Seatwise@123', owner)).resolves.toMatch(/^1000\./);
    const ended = await refused;
    expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(208);
  });
});

describe('BEY-ATK-02 codes that strangers guess', () => {
  const guess = async (addresses: readonly string[], tries: number) => {
    for (const address of addresses) {
      await askForCode(address);
      for (let i = 0; i < tries; i += 1) await confirm(wrong(lastCode()), address);
    }
  };

  it('end after fifty for a mailbox, from however many addresses', async () => {
    await guess(
      Array.from({ length: 10 }, (_, index) => `203.0.113.${index}`),
      5,
    );
    await askForCode('203.0.113.99');
    const refused = await confirm('123456', '203.0.113.99');
    expect([refused.status, await refused.json()]).toEqual([
      400,
      {
        message: 'Too many wrong codes for this email. Get a new OTP: it has 12 digits.',
      },
    ]);
  });

  it('leave the owner a longer code, and end the short one that was sent before', async () => {
    await askForCode(owner);
    const short = lastCode();
    await guess(
      Array.from({ length: 10 }, (_, index) => `203.0.113.${index}`),
      5,
    );
    expect((await confirm(short, owner)).status).toBe(400);
    host.environment.clock.offset += 31_000;
    await askForCode('198.51.100.8');
    expect(lastCode()).toMatch(/^\d{12}$/);
    expect((await confirm(lastCode(), '198.51.100.8')).status).toBe(200);
    host.environment.clock.offset += 25 * 60 * 60_000;
    await askForCode(owner);
    expect(lastCode()).toMatch(/^\d{6}$/);
  });

  it('are not many of one site, once a mailbox has had twenty in an hour', async () => {
    await statuses(ofSite(40).map(askForCode));
    expect(mails().length).toBeLessThanOrEqual(20);
    expect((await askForCode(owner)).status).toBe(200);
  });
});

describe('BEY-ATK-02 a thousand messages in a day', () => {
  it('leave the contact form to who has sent none', async () => {
    const { rateLimits } = host.backend;
    for (let index = 0; index < 1000; index += 1)
      rateLimits.contactMessages.record(`203.0.${index >> 8}.${index & 255}`);
    expect((await write('203.0.0.1')).status).toBe(429);
    expect((await write(owner)).status).toBe(200);
    expect((await write(owner)).status).toBe(429);
  });
});
