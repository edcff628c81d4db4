import { accounts } from '@seatwise/api-client/contract/accounts';
import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { emailChange } from '@seatwise/api-client/contract/emailChange';
import type { InputOf } from '@seatwise/api-client/contract/operation';
import { contact } from '@seatwise/api-client/contract/contact';
import { beforeEach, describe, expect, it } from 'vitest';

import { read } from '../../../testing/answer.ts';
import { call, tokenFor, userOf, workerHost, type Host } from '../../../testing/hosts.ts';
import { sampleFor } from '../../../testing/samples.ts';

let host: Host;
beforeEach(async () => {
  host = await workerHost();
});

const seconds = 1000;
const minute = 60 * seconds;
const travel = (milliseconds: number): void => {
  host.environment.clock.offset += milliseconds;
};

type Mailbox = Parameters<typeof userOf>[1];

const as = async (who: Mailbox) => ({ token: await tokenFor(host, who) });

const save = async (email: string, who: Mailbox = 'free', phone = '') =>
  read(
    call(
      host,
      contact.updateContact,
      { id: userOf(host.backend, who).id, email, phone },
      await as(who),
    ),
  );
const waiting = async (who: Mailbox = 'free') =>
  (await read(call(host, emailChange.readEmailChange, {}, await as(who)))).body;
const sendAgain = async (who: Mailbox = 'free') =>
  read(call(host, emailChange.sendEmailChangeCode, {}, await as(who)));
const cancel = async (who: Mailbox = 'free') =>
  read(call(host, emailChange.cancelEmailChange, {}, await as(who)));
const confirm = async (email: string, otp: string, who: Mailbox = 'free') =>
  read(call(host, emailChange.confirmEmailChange, { email, otp }, await as(who)));
const login = (rollnumberOrEmail: string) =>
  read(call(host, accounts.login, { rollnumberOrEmail, password: 'Seatwise@123' }));

const codesTo = (email: string): string[] =>
  host.backend.inbox.mailsTo(email).map(({ otp }) => otp);
const codeTo = (email: string): string => codesTo(email)[0]!;
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

const next = 'ananya.s@seatwise.test';

describe('a change of one’s own email', () => {
  it('BEY-EML-01 leaves the old address the account’s for sign-in and codes until the new one is verified', async () => {
    expect(await save(next)).toMatchObject({
      status: 200,
      body: { success: true, email: 'free@seatwise.test', pendingEmail: next },
    });
    expect(await login('free@seatwise.test')).toMatchObject({
      status: 200,
      body: { email: 'free@seatwise.test' },
    });
    expect((await login(next)).status).toBe(401);
    for (const email of ['free@seatwise.test', next])
      await read(call(host, accounts.requestOtp, { email, otpPurpose: 'PASSWORD_RESET' }));
    const resets = host.backend.inbox
      .mailsTo(null)
      .filter(({ otpPurpose }) => otpPurpose === 'PASSWORD_RESET');
    expect(resets.map(({ email }) => email)).toEqual(['free@seatwise.test']);
    expect(await waiting()).toEqual({ email: next });
  });

  it('BEY-EML-02 sends a code to the new address, which makes it the account’s', async () => {
    await save(next);
    expect(host.backend.inbox.mailsTo(null)).toEqual([
      {
        email: next,
        otp: expect.stringMatching(/^\d{6}$/),
        otpPurpose: 'EMAIL_VERIFICATION',
        expiresAt: host.environment.clock.now() + 10 * minute,
      },
    ]);
    expect(await confirm(next, codeTo(next))).toMatchObject({ status: 200, body: { email: next } });
    expect(host.backend.db.users.where('email', next)).toMatchObject([
      { emailVerified: true, pendingEmail: null, rollNumber: 'SW000001' },
    ]);
    expect((await login(next)).status).toBe(200);
    expect((await login('free@seatwise.test')).status).toBe(401);
  });

  it('BEY-EML-03 takes a code once, within ten minutes, from five tries, for this account and address', async () => {
    await save(next);
    const code = codeTo(next);
    const publicly = { email: next, otp: code, otpPurpose: 'EMAIL_VERIFICATION' } as const;
    expect((await read(call(host, accounts.confirmOtp, publicly))).status).toBe(400);
    await save(next, 'basic');
    expect((await confirm(next, code, 'basic')).status).toBe(400);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await confirm(next, wrong(code))).status).toBe(400);
    expect((await confirm(next, code)).status).toBe(400);

    travel(30 * seconds);
    expect((await sendAgain()).status).toBe(200);
    travel(10 * minute);
    expect((await confirm(next, codeTo(next))).status).toBe(400);
    expect((await sendAgain()).status).toBe(200);
    expect((await confirm(next, codeTo(next))).status).toBe(200);
  });

  it('BEY-EML-04 says how long the next code has to wait, and bounds codes by account and by mailbox', async () => {
    await save(next);
    travel(10 * seconds);
    const early = await sendAgain();
    expect(early.status).toBe(429);
    expect(early.headers.get('retry-after')).toBe('20');
    expect(codesTo(next)).toHaveLength(1);

    for (let typo = 0; typo < 9; typo += 1)
      expect((await save(`typo${typo}@seatwise.test`)).status).toBe(200);
    expect((await save('typo9@seatwise.test')).status).toBe(429);
    expect(await waiting()).toEqual({ email: 'typo8@seatwise.test' });

    const victim = 'victim@elsewhere.test';
    for (const who of ['basic', 'advance', 'premium', 'admin', 'superadmin'] as const)
      expect((await save(victim, who)).status).toBe(200);
    travel(59 * minute);
    for (const who of ['basic', 'advance'] as const)
      expect((await sendAgain(who)).status).toBe(429);
    expect(codesTo(victim)).toHaveLength(5);
  });

  it('BEY-EML-05 replaces a waiting address, whose code is worth nothing then', async () => {
    await save('ananya@seatwise.tset');
    const stale = codeTo('ananya@seatwise.tset');
    expect((await save(next)).status).toBe(200);
    expect(await confirm('ananya@seatwise.tset', stale)).toMatchObject({ status: 409 });
    expect((await confirm(next, codeTo(next))).status).toBe(200);
    expect(userOf(host.backend, 'basic').pendingEmail).toBeUndefined();
  });

  it('BEY-EML-06 forgets a waiting address when it is cancelled, or the old one is saved again', async () => {
    await save(next);
    const code = codeTo(next);
    expect((await cancel()).status).toBe(200);
    expect(await waiting()).toEqual({ email: null });
    expect((await confirm(next, code)).status).toBe(409);
    expect((await sendAgain()).status).toBe(409);

    await save('other@seatwise.test');
    expect((await save('FREE@seatwise.test')).body).toBe('Contact details updated successfully.');
    expect(await waiting()).toEqual({ email: null });
  });

  it('BEY-EML-01 PRO-37 changes the phone beside a waiting address without another code', async () => {
    await save(next);
    expect((await save(next, 'free', '9000000000')).status).toBe(200);
    expect(host.backend.db.users.get(userOf(host.backend, 'free').id)).toMatchObject({
      phone: '9000000000',
      pendingEmail: next,
    });
    expect(codesTo(next)).toHaveLength(1);
  });

  it('BEY-EML-07 gives an address that two accounts wait for to the first that verifies it', async () => {
    await save(next, 'free');
    await save(next, 'basic');
    const [forBasic, forFree] = codesTo(next);
    const answers = await Promise.all([
      confirm(next, forFree!, 'free'),
      confirm(next, forBasic!, 'basic'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const holders = host.backend.db.users.where('email', next);
    expect(holders).toHaveLength(1);
  });

  const signUpAs = async (email: string) =>
    read(
      call(host, accounts.signUp, {
        ...((await sampleFor(accounts.signUp, host, userOf(host.backend, 'free'))) as InputOf<
          typeof accounts.signUp
        >),
        email,
      }),
    );

  it('BEY-ATK-14 takes an address from an account that never verified it', async () => {
    await signUpAs(next);
    await save(next);
    expect(await confirm(next, codeTo(next))).toMatchObject({ status: 200 });
    expect(host.backend.db.users.where('email', next)).toHaveLength(1);
  });

  it('BEY-EML-07 refuses an address that another account took while it waited', async () => {
    await save(next);
    expect((await signUpAs(next)).status).toBe(200);
    const { users } = host.backend.db;
    users.update(users.where('email', next)[0]!.id, { emailVerified: true });
    expect(await confirm(next, codeTo(next))).toMatchObject({
      status: 409,
      body: { message: 'This email belongs to another account.' },
    });
    expect(userOf(host.backend, 'free')).toMatchObject({ email: 'free@seatwise.test' });
  });

  it('BEY-EML-07 does nothing for an account that was deleted while its code was judged', async () => {
    await save(next);
    const { id } = userOf(host.backend, 'free');
    const confirming = confirm(next, codeTo(next));
    host.backend.db.users.update(id, { deletedAt: host.environment.clock.now() });
    expect((await confirming).status).toBe(401);
    expect(host.backend.db.users.get(id)).toMatchObject({ email: 'free@seatwise.test' });
  });
});

describe('an admin’s change of a user’s email', () => {
  const change = async (who: Mailbox, email: string) => {
    const { id, username } = userOf(host.backend, who);
    return read(call(host, adminUsers.updateUser, { id, username, email }, await as('admin')));
  };
  const listed = async (id: number) => {
    const { body } = await read(call(host, adminUsers.listUsers, {}, await as('admin')));
    return (body as { id: number }[]).find((user) => user.id === id);
  };

  it('BEY-EML-08 waits for the user’s verification, and the admin sees what waits', async () => {
    const { id } = userOf(host.backend, 'free');
    expect((await change('free', next)).status).toBe(200);
    expect((await login('free@seatwise.test')).status).toBe(200);
    expect(await listed(id)).toMatchObject({ email: 'free@seatwise.test', pendingEmail: next });
    expect((await confirm(next, codeTo(next))).status).toBe(200);
    expect(await listed(id)).toMatchObject({ email: next });
    expect(await listed(id)).not.toHaveProperty('pendingEmail');
  });

  it('BEY-EML-08 leaves what waits alone where another detail is changed', async () => {
    await save(next);
    expect((await change('free', 'free@seatwise.test')).status).toBe(200);
    expect(await waiting()).toEqual({ email: next });
  });

  it('BEY-EML-08 counts at once for an account that never verified an address', async () => {
    expect((await change('unverified', next)).status).toBe(200);
    expect(await login(next)).toMatchObject({ status: 403, body: { email: next } });
  });
});

describe('a mistyped address of a new account', () => {
  const correct = (email: string, password = 'Seatwise@123', rollnumberOrEmail = 'SW000007') =>
    read(call(host, accounts.correctEmail, { rollnumberOrEmail, password, email }));

  it('BEY-EML-09 is mended with the password, and the new one gets the code', async () => {
    expect((await correct(next)).status).toBe(200);
    const otp = { email: next, otp: codeTo(next), otpPurpose: 'EMAIL_VERIFICATION' } as const;
    expect((await read(call(host, accounts.confirmOtp, otp))).status).toBe(200);
    expect((await login(next)).status).toBe(200);
    expect((await login('unverified@seatwise.test')).status).toBe(401);
  });

  it.each([
    ['a wrong password', next, 'Wrong@123', 'SW000007', 401],
    ['a verified account', next, 'Seatwise@123', 'SW000001', 409],
    ['another account’s address', 'BASIC@seatwise.test', 'Seatwise@123', 'SW000007', 409],
  ])('BEY-EML-09 is not mended with %s', async (_, email, password, name, status) => {
    expect((await correct(email, password, name)).status).toBe(status);
    expect(codesTo(email)).toEqual([]);
    expect(userOf(host.backend, 'unverified').email).toBe('unverified@seatwise.test');
  });

  it('BEY-EML-09 may be sent again under the old address where the answer was lost', async () => {
    const again = () => correct(next, undefined, 'unverified@seatwise.test');
    expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(200);
    expect((await login(next)).status).toBe(403);
  });

  it('BEY-EML-09 counts wrong passwords under whatever name the address is tried', async () => {
    await correct(next);
    for (let tries = 0; tries < 5; tries += 1) await correct(next, 'Wrong@123', `nobody${tries}`);
    expect((await login(next)).status).toBe(429);
  });

  it('BEY-EML-09 counts wrong passwords as sign-in does', async () => {
    for (let tries = 0; tries < 5; tries += 1) await correct(next, 'Wrong@123');
    expect((await correct(next)).status).toBe(429);
    expect((await login('SW000007')).status).toBe(429);
  });
});
