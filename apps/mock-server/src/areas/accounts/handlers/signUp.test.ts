import { accounts } from '@seatwise/api-client/contract/accounts';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountCalls, minute } from '../../../testing/accountCalls.ts';
import { read } from '../../../testing/answer.ts';
import { call, userOf, workerHost, type Host } from '../../../testing/hosts.ts';
import { sampleFor } from '../../../testing/samples.ts';

let host: Host;
beforeEach(async () => {
  host = await workerHost();
});

const login = (rollnumberOrEmail: string, password = 'Seatwise@123') =>
  read(call(host, accounts.login, { rollnumberOrEmail, password }));

describe('END-01 sign-up', () => {
  const signUp = async (changes: Record<string, unknown> = {}) => {
    const sample = await sampleFor(accounts.signUp, host, userOf(host.backend, 'free'));
    const input = { ...sample, email: 'neha@seatwise.test', rollNumber: 'SW900001', ...changes };
    return read(
      host.fetch(accounts.signUp.path, {
        method: 'POST',
        body: JSON.stringify(input),
        headers: { 'content-type': 'application/json' },
      }),
    );
  };

  it('opens a FREE account that waits for its verification, and answers text', async () => {
    const { status, body } = await signUp();
    expect([status, typeof body]).toEqual([200, 'string']);
    const [user] = host.backend.db.users.where('email', 'neha@seatwise.test');
    expect(user).toMatchObject({
      role: 'FREE',
      emailVerified: false,
      username: 'Neha Gupta',
      phone: '9876512345',
    });
    expect(user!.password).not.toContain('Seatwise@123');
    expect((await login('neha@seatwise.test')).status).toBe(403);
  });

  it('BEY-SUP-01 keeps the contact of the parent of a minor', async () => {
    expect((await signUp({ guardianContact: '9829012345' })).status).toBe(200);
    const [user] = host.backend.db.users.where('email', 'neha@seatwise.test');
    expect(user!.guardianContact).toBe('9829012345');
  });

  it('BEY-SUP-02 begins the profile with what was answered, and not without', async () => {
    const profileOf = (email: string) => {
      const [user] = host.backend.db.users.where('email', email);
      return host.backend.db.applicants.get(user!.id)?.profile;
    };
    await signUp();
    expect(profileOf('neha@seatwise.test')).toBeUndefined();
    const applicant = { homeState: 'Goa', category: 'OBC' };
    await signUp({ email: 'tara@seatwise.test', rollNumber: 'SW900002', applicant });
    expect(profileOf('tara@seatwise.test')).toEqual(applicant);
    expect((await signUp({ applicant: { homeState: 'Atlantis' } })).status).toBe(400);
  });

  it.each([
    ['a taken email', { email: 'FREE@seatwise.test' }, 'Email is already registered.'],
    ['a taken roll number', { rollNumber: 'sw000001' }, 'Roll number is already registered.'],
    [
      'a weak password',
      { password: 'alllowercase1!' },
      'Must include uppercase, lowercase, number & symbol.',
    ],
  ])('refuses %s with a 400 whose text stands in error', async (_, changes, error) => {
    expect(await signUp(changes)).toMatchObject({ status: 400, body: { error, message: error } });
  });

  it.each([
    ['roleId', 6],
    ['phoneNumber', '5876512345'],
    ['air', 0],
    ['air', '15000'],
    ['rollNumber', 'SW9'],
    ['rollNumber', ' '.repeat(8)],
    ['rollNumber', 'SW\u0000\u0000\u0000\u0000\u0000\u0000'],
    ['rollNumber', 'SW9000\u202e1'],
    ['rollNumber', 'SW9000\u200b1'],
    ['username', '   '],
    ['username', 'Neha\u0000Gupta'],
    ['username', 'Neha \u202eatpuG'],
    ['username', 'Neha \ud800'],
    ['gender', 'O'],
    ['counsellingCategory', 'NEET'],
    ['email', 'neha@'],
  ])('refuses %s = %j and names the field', async (field, value) => {
    const { status, body } = await signUp({ [field]: value });
    expect(status).toBe(400);
    expect((body as { error: string }).error).toMatch(new RegExp(`^${field}: `));
  });

  it('takes names of any script, with the joiners that some need', async () => {
    for (const [index, username] of ['नेहा क्‍षत्रिय', "D'Souza-Ñáñez", '李 小龍'].entries())
      expect(
        (
          await signUp({
            username,
            email: `name${index}@seatwise.test`,
            rollNumber: `NAME000${index}`,
          })
        ).status,
      ).toBe(200);
  });

  const { requestOtp, confirm, lastCode } = accountCalls(() => host);
  const verify = async (email: string): Promise<void> => {
    host.environment.clock.offset += minute;
    await requestOtp(email, 'EMAIL_VERIFICATION');
    expect((await confirm(email, lastCode(), 'EMAIL_VERIFICATION')).status).toBe(200);
  };
  const other = { email: 'other@seatwise.test', password: 'Another@123' };

  it('BEY-ATK-14 gives a roll number to the first account that verifies its email', async () => {
    const { backend, environment } = host;
    const { db } = backend;
    expect((await signUp()).status).toBe(200);
    expect((await signUp(other)).status).toBe(200);
    await verify(other.email);
    await verify('neha@seatwise.test');
    expect(db.users.where('rollNumber', 'sw900001').map(({ email }) => email)).toEqual([
      other.email,
    ]);
    expect((await login('SW900001', other.password)).status).toBe(200);
    environment.clock.offset += 60 * 24 * 3_600_000;
    expect((await signUp({ email: 'third@seatwise.test' })).body).toMatchObject({
      error: 'Roll number is already registered.',
    });
  });

  it('BEY-ATK-14 gives an email to another sign-up once it was not verified for two days', async () => {
    const { clock } = host.environment;
    await signUp();
    clock.offset += 2 * 24 * 3_600_000 - 1000;
    expect((await signUp({ password: other.password })).status).toBe(400);
    clock.offset += 2000;
    expect((await signUp({ password: other.password })).status).toBe(200);
    expect(host.backend.db.users.where('email', 'neha@seatwise.test')).toHaveLength(1);
    await verify('neha@seatwise.test');
    expect((await login('neha@seatwise.test', other.password)).status).toBe(200);
  });

  it('opens one account for two requests at once', async () => {
    const statuses = (await Promise.all([signUp(), signUp()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});
