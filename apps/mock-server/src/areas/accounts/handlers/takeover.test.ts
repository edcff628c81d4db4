import { day } from '@seatwise/api-client/contract/constants/time';
import { accounts } from '@seatwise/api-client/contract/accounts';
import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { emailChange } from '@seatwise/api-client/contract/emailChange';
import type { InputOf, Operation } from '@seatwise/api-client/contract/operation';
import { contact } from '@seatwise/api-client/contract/contact';
import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, userOf, workerHost, type Host } from '../../../testing/hosts.ts';
import { sampleFor } from '../../../testing/samples.ts';

let host: Host;
beforeEach(async () => {
  host = await workerHost();
});

const old = 'free@seatwise.test';
const next = 'ananya.s@seatwise.test';
const travel = (milliseconds: number): void => {
  host.environment.clock.offset += milliseconds;
};

const ask = <O extends Operation>(operation: O, input: InputOf<O>, token?: string) =>
  read(call(host, operation, input, { token }));
const details = async (token: string) => (await ask(accounts.myDetails, {}, token)).status;
const login = async (rollnumberOrEmail: string, password = 'Seatwise@123') =>
  (await ask(accounts.login, { rollnumberOrEmail, password })).status;

/** Changes the address of student 1 from one of the student's sessions. */
const changeEmail = async (token: string, email: string) => {
  await ask(contact.updateContact, { id: 1, email, phone: '' }, token);
  const { otp } = host.backend.inbox.mailsTo(email)[0]!;
  return ask(emailChange.confirmEmailChange, { email, otp }, token);
};
const reset = async (email: string, newPassword: string) => {
  await ask(accounts.requestOtp, { email, otpPurpose: 'PASSWORD_RESET' });
  const { otp } = host.backend.inbox.mailsTo(email)[0]!;
  return (await ask(accounts.confirmOtp, { email, otp, otpPurpose: 'PASSWORD_RESET', newPassword }))
    .status;
};

const linkTo = (email: string): string => {
  const [notice] = host.backend.inbox.noticesTo(email);
  return /^\/undo-email-change#([\da-f]{48})$/.exec(notice?.link ?? '')![1]!;
};
const undo = (token: string) => ask(emailChange.undoEmailChange, { token });

describe('a change of email', () => {
  it('BEY-ACC-01 tells the old address, and ends every session but the one that did it', async () => {
    const [mine, other] = [await tokenFor(host, 'free'), await tokenFor(host, 'free')];
    expect((await changeEmail(mine, next)).status).toBe(200);
    expect([await details(mine), await details(other)]).toEqual([200, 401]);
    expect(host.backend.inbox.noticesTo(old)).toMatchObject([
      { text: expect.stringContaining(next) as unknown },
    ]);
    expect(host.backend.inbox.noticesTo(next)).toEqual([]);
  });

  it('BEY-ACC-02 is undone by the link to the old address: the address is back, sessions and password are over', async () => {
    const thief = await tokenFor(host, 'free');
    await changeEmail(thief, next);
    expect(await reset(next, 'Thieves1!')).toBe(200);
    travel(31_000);
    expect(await undo(linkTo(old))).toMatchObject({ status: 200, body: { email: old } });
    expect(userOf(host.backend, 'free')).toMatchObject({ id: 1, email: old, pendingEmail: null });
    expect(await details(thief)).toBe(401);
    expect([await login(old, 'Thieves1!'), await login(old), await login(next)]).toEqual([
      401, 401, 401,
    ]);
    expect(await reset(old, 'Brand-new1!')).toBe(200);
    expect(await login(old, 'Brand-new1!')).toBe(200);
  });

  it('BEY-ACC-02 is undone once, within seven days, by the right link', async () => {
    await changeEmail(await tokenFor(host, 'free'), next);
    const link = linkTo(old);
    expect((await undo('0'.repeat(48))).status).toBe(400);
    travel(7 * day);
    expect((await undo(link)).status).toBe(400);
    travel(-1);
    expect((await undo(link)).status).toBe(200);
    expect((await undo(link)).status).toBe(400);
  });

  it('BEY-ACC-02 is undone by the first address although others followed, whose links are void then', async () => {
    const thief = await tokenFor(host, 'free');
    await changeEmail(thief, next);
    travel(1000);
    await changeEmail(thief, 'third@seatwise.test');
    const [first, second] = [linkTo(old), linkTo(next)];
    expect((await undo(first)).status).toBe(200);
    expect((await undo(second)).status).toBe(400);
    expect(userOf(host.backend, 'free').id).toBe(1);
  });

  it('BEY-ACC-03 keeps the old address from other accounts while it can be brought back', async () => {
    await changeEmail(await tokenFor(host, 'free'), next);
    const account = {
      ...(await sampleFor(accounts.signUp, host, userOf(host.backend, 'basic'))),
      email: old,
    };
    const signUp = async () =>
      (await ask(accounts.signUp, account as InputOf<typeof accounts.signUp>)).status;
    expect(await signUp()).toBe(400);
    const basic = userOf(host.backend, 'basic');
    const taken = { id: basic.id, email: old, phone: '' };
    expect((await ask(contact.updateContact, taken, await tokenFor(host, 'basic'))).status).toBe(
      409,
    );
    travel(7 * day);
    expect(await signUp()).toBe(200);
  });

  it('keeps no link in the clear', async () => {
    await changeEmail(await tokenFor(host, 'free'), next);
    expect(JSON.stringify(host.backend.db.emailUndos.all())).not.toContain(linkTo(old));
  });
});

describe('a new password', () => {
  it('BEY-ACC-04 is mailed to the address, also where staff set it', async () => {
    expect(await reset(old, 'Brand-new1!')).toBe(200);
    const subject = 'Your password was changed';
    expect(host.backend.inbox.noticesTo(old)).toMatchObject([{ subject }]);
    await ask(
      adminUsers.resetUserPassword,
      { id: 1, newPassword: 'Other@123' },
      await tokenFor(host, 'admin'),
    );
    expect(host.backend.inbox.noticesTo(old)).toMatchObject([{ subject }, { subject }]);
  });
});

describe('a logout', () => {
  it('BEY-ACC-05 ends the session’s tokens, and those of no other', async () => {
    const [mine, other] = [await tokenFor(host, 'free'), await tokenFor(host, 'free')];
    host.backend.db.users.update(1, { role: 'PREMIUM' });
    const { body } = await ask(accounts.myDetails, {}, mine);
    const fresh = (body as { token: string }).token;
    const answer = await ask(accounts.logout, {}, fresh);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect([await details(mine), await details(fresh), await details(other)]).toEqual([
      401, 401, 200,
    ]);
  });
});

it('BEY-LNG-11 is mailed in the language of the pages, which the account keeps', async () => {
  const subjects = () => host.backend.inbox.noticesTo(old).map(({ subject }) => subject);
  const open = async (language: string, password: string) =>
    call(
      host,
      accounts.login,
      { rollnumberOrEmail: old, password },
      { headers: { cookie: `theme=dark; language=${language}` } },
    );
  await open('hi', 'Seatwise@123');
  await reset(old, 'Brand-new1!');
  expect(subjects()).toEqual(['आपका पासवर्ड बदला गया']);
  expect((await open('xx', 'Brand-new1!')).status).toBe(200);
  expect(userOf(host.backend, 'free').language).toBe('hi');
});
