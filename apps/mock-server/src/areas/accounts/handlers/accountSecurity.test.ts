import { accounts } from '@seatwise/api-client/contract/accounts';
import { accountSecurity } from '@seatwise/api-client/contract/accountSecurity';
import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { chat } from '@seatwise/api-client/contract/chat';
import { operations } from '@seatwise/api-client/contract';
import type { InputOf, Operation } from '@seatwise/api-client/contract/operation';
import { addAdmin } from '@seatwise/backend/hosts/addAdmin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, userOf, workerHost, type Host } from '../../../testing/hosts.ts';
import { sampleFor } from '../../../testing/samples.ts';
import { beginSecondStep, turnSecondStepOn } from '../../../testing/secondStep.ts';

const password = 'Seatwise@123';
const minute = 60_000;

let host: Host;
beforeEach(async () => {
  host = await workerHost();
});

const ask = <O extends Operation>(operation: O, input: InputOf<O>, token: string) =>
  read(call(host, operation, input, { token }));

const pass = (ms: number): void => {
  host.environment.clock.offset += ms;
};

const signIn = (mailbox: string, code?: string, headers: Record<string, string> = {}) =>
  read(
    call(
      host,
      accounts.login,
      { rollnumberOrEmail: `${mailbox}@seatwise.test`, password, ...(code && { code }) },
      { headers },
    ),
  );

describe('the second step of a sign-in', () => {
  it('BEY-ATK-37 is asked for once it is on, and takes each code once', async () => {
    expect((await signIn('admin')).status).toBe(200);
    const { app } = turnSecondStepOn(host, 'admin');
    const asked = await signIn('admin');
    expect(asked).toMatchObject({ status: 403, body: { needsCode: true } });
    const code = app.code();
    expect(await signIn('admin', code)).toMatchObject({ status: 200, body: { role: 'Admin' } });
    expect(await signIn('admin', code)).toMatchObject({ status: 403, body: { needsCode: true } });
    expect((await signIn('admin', app.code(30_000))).status).toBe(200);
    expect((await signIn('admin', code)).status).toBe(403);
    pass(2 * minute);
    expect((await signIn('admin', app.code(-60_000))).status).toBe(403);
    expect((await signIn('admin', app.code(-30_000))).status).toBe(200);
  });

  it('BEY-ATK-37 takes each of ten recovery codes once, and no copy of the data has one', async () => {
    const { recoveryCodes, app } = turnSecondStepOn(host, 'admin');
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn('admin', first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await signIn('admin', first)).status).toBe(403);
    expect((await signIn('admin', second)).status).toBe(200);
    const stored = JSON.stringify(host.backend.db.secondFactors.all());
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
    const { body } = await signIn('admin', app.code());
    const { token } = body as { token: string };
    expect((await ask(accountSecurity.readSecondFactor, {}, token)).body).toMatchObject({
      recoveryCodes: 8,
      isRequired: false,
    });
  });

  it('BEY-ATK-37 makes wrong codes wait, the right one too', async () => {
    const { app } = turnSecondStepOn(host, 'admin');
    for (let guess = 0; guess < 5; guess += 1)
      expect((await signIn('admin', '000000')).status).toBe(403);
    expect((await signIn('admin', app.code())).status).toBe(429);
    pass(minute);
    expect((await signIn('admin', app.code())).status).toBe(200);
  });

  it('BEY-ATK-37 says nothing to who lacks the password, and is for staff alone', async () => {
    turnSecondStepOn(host, 'admin');
    const wrong = { rollnumberOrEmail: 'admin@seatwise.test', password: 'Wrong@12345' };
    const refused = await read(call(host, accounts.login, wrong));
    expect(refused.status).toBe(401);
    expect(JSON.stringify(refused.body)).not.toContain('needsCode');
    const student = await tokenFor(host, 'free');
    expect((await ask(accountSecurity.beginSecondFactor, {}, student)).status).toBe(403);
  });

  it('BEY-ATK-37 goes with password and code alone, and its owner is mailed', async () => {
    const token = await tokenFor(host, 'admin');
    const app = beginSecondStep(host, 'admin');
    const code = app.code();
    expect((await ask(accountSecurity.confirmSecondFactor, { code }, token)).status).toBe(200);
    pass(minute);
    const remove = (input: { password: string; code: string }) =>
      ask(accountSecurity.removeSecondFactor, input, token);
    expect((await remove({ password: 'Wrong@12345', code: app.code() })).status).toBe(400);
    expect((await remove({ password, code: '000000' })).status).toBe(400);
    expect((await remove({ password, code: app.code() })).status).toBe(200);
    expect((await signIn('admin')).status).toBe(200);
    const mails = host.backend.inbox.noticesTo('admin@seatwise.test').map(({ subject }) => subject);
    expect(mails.toSorted()).toEqual(['Two-step sign-in is off', 'Two-step sign-in is on']);
  });

  it('BEY-ATK-37 BEY-ATK-38 ends every other session of the account, and no other account’s, as it is turned on', async () => {
    const [here, there, stranger] = [
      await tokenFor(host, 'admin'),
      await tokenFor(host, 'admin'),
      await tokenFor(host, 'superadmin'),
    ];
    const code = beginSecondStep(host, 'admin').code();
    const confirm = (tried: string) =>
      ask(accountSecurity.confirmSecondFactor, { code: tried }, here);
    const statusOf = async (token: string) => (await ask(accounts.myDetails, {}, token)).status;
    expect((await confirm('000000')).status).toBe(400);
    expect(await statusOf(there)).toBe(200);
    expect((await confirm(code)).status).toBe(200);
    expect(await statusOf(there)).toBe(401);
    expect([await statusOf(here), await statusOf(stranger)]).toEqual([200, 200]);
    const [mail] = host.backend.inbox.noticesTo('admin@seatwise.test');
    expect(mail?.text).toContain('We logged out all your other devices');
  });

  it('BEY-ATK-37 is reset by another Super Admin alone, on record', async () => {
    turnSecondStepOn(host, 'admin');
    const { id } = userOf(host.backend, 'admin');
    const reset = async (by: string) =>
      ask(adminUsers.resetSecondFactor, { id }, await tokenFor(host, by));
    expect((await reset('admin')).status).toBe(409);
    expect((await reset('superadmin')).status).toBe(200);
    expect((await signIn('admin')).status).toBe(200);
    expect(host.backend.inbox.noticesTo('admin@seatwise.test')).toMatchObject([
      { subject: 'Two-step sign-in is off' },
    ]);
    expect(host.backend.db.auditEntries.all().at(-1)).toMatchObject({
      operation: 'resetSecondFactor',
      changes: [{ field: 'secondFactor', before: 'on', after: 'off' }],
    });
  });
});

describe('a server that requires the second step or has no call for a proof', () => {
  it('BEY-ATK-37 that is required closes the console, its chat too, until it is on', async () => {
    host = await workerHost({ requiresSecondFactor: true });
    const { token } = (await signIn('admin')).body as { token: string };
    const needs = { status: 403, body: { needs: 'second-factor' } };
    expect(await ask(adminUsers.listUsers, {}, token)).toMatchObject(needs);
    expect(await ask(chat.listConversations, {}, token)).toMatchObject(needs);
    const { backend } = host;
    const connected = async () => {
      const sent: string[] = [];
      const transport = { send: (text: string) => void sent.push(text), close: () => undefined };
      backend.chat
        .accept(transport)
        .receive(`CONNECT\naccept-version:1.2\nAuthorization:Bearer ${token}\n\n\0`);
      await vi.waitFor(() => expect(sent).not.toEqual([]));
      return sent.join('').startsWith('CONNECTED');
    };
    expect(await connected()).toBe(false);
    expect((await ask(accounts.myDetails, {}, token)).status).toBe(200);
    const student = await tokenFor(host, 'free');
    expect((await ask(chat.listConversations, {}, student)).status).toBe(200);
    turnSecondStepOn(host, 'admin');
    expect((await ask(adminUsers.listUsers, {}, token)).status).toBe(200);
    expect(await connected()).toBe(true);
  });

  it('BEY-ATK-39 with the documented calls alone asks for no proof', async () => {
    host = await workerHost({ documentedCallsOnly: true });
    const token = await tokenFor(host, 'superadmin');
    pass(11 * minute);
    const { id } = userOf(host.backend, 'free');
    expect((await ask(adminUsers.updateRole, { id, roleId: 5 }, token)).status).toBe(200);
  });

  it('BEY-ATK-37 lets the command of the first administrator open a locked-out Super Admin', async () => {
    turnSecondStepOn(host, 'superadmin');
    await addAdmin(host.backend, 'superadmin@seatwise.test');
    expect((await signIn('superadmin')).status).toBe(200);
    expect(host.backend.db.auditEntries.all().at(-1)).toMatchObject({
      operation: 'resetSecondFactor',
      address: 'command line',
    });
  });
});

describe('where an account is signed in', () => {
  const phone = {
    'user-agent':
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0 Mobile Safari/537.36',
  };
  const list = async (token: string) =>
    (await ask(accountSecurity.listSessions, {}, token)).body as {
      id: string;
      isCurrent: boolean;
      browser: string | null;
      system: string | null;
      usedAt: string;
    }[];

  it('BEY-ATK-38 is listed in plain words, with the last use and without an address', async () => {
    const { token } = (await signIn('free', undefined, phone)).body as { token: string };
    pass(20 * minute);
    const other = (await signIn('free')).body as { token: string };
    expect(await list(other.token)).toMatchObject([
      { isCurrent: true, browser: null },
      {
        isCurrent: false,
        browser: 'Chrome',
        system: 'Android',
        usedAt: '2026-07-20T10:00:00.000Z',
      },
    ]);
    await ask(accounts.myDetails, {}, token);
    const used = (await list(other.token)).find(({ isCurrent }) => !isCurrent);
    expect(used?.usedAt).toBe('2026-07-20T10:20:00.000Z');
    expect(Object.keys(host.backend.db.sessions.all()[0]!).toSorted()).toEqual(
      'browser id provedAt startedAt system until usedAt userId version'.split(' '),
    );
  });

  it('BEY-ATK-38 ends one by one, or all but this one, and never another account’s', async () => {
    const [here, there, third] = [
      await tokenFor(host, 'free'),
      await tokenFor(host, 'free'),
      await tokenFor(host, 'free'),
    ];
    const stranger = await tokenFor(host, 'basic');
    const [{ id: foreign } = { id: '' }] = await list(stranger);
    expect((await ask(accountSecurity.endSession, { id: foreign }, here)).status).toBe(404);
    const own = (await list(there)).find(({ isCurrent }) => isCurrent)!;
    expect((await ask(accountSecurity.endSession, { id: own.id }, here)).status).toBe(200);
    expect((await ask(accounts.myDetails, {}, there)).status).toBe(401);
    expect(await list(here)).toHaveLength(2);
    expect((await ask(accountSecurity.endOtherSessions, {}, here)).status).toBe(200);
    expect((await ask(accounts.myDetails, {}, third)).status).toBe(401);
    expect((await ask(accounts.myDetails, {}, stranger)).status).toBe(200);
    expect(await list(here)).toMatchObject([{ isCurrent: true }]);
  });
});

describe('a fresh proof of the owner', () => {
  const always = operations.filter(({ asksProof }) => asksProof === 'always');

  it('BEY-ATK-39 is asked for by roles, passwords of others, refunds and what publishes data', () => {
    expect(always.map(({ id }) => id).toSorted()).toEqual([
      'beginSecondFactor',
      'markRefunded',
      'publishDataImport',
      'requestRefund',
      'resetSecondFactor',
      'resetUserPassword',
      'restoreDataVersion',
      'updateRole',
      'withdrawDataVersion',
      'withdrawRefund',
    ]);
  });

  it.each(always)('BEY-ATK-39 $id asks for the password after ten minutes', async (operation) => {
    const token = await tokenFor(host, 'superadmin');
    const input = await sampleFor(operation, host, userOf(host.backend, 'superadmin'));
    pass(11 * minute);
    const refused = await ask(operation, input as never, token);
    expect(refused).toMatchObject({ status: 403, body: { needs: 'password' } });
    expect((await ask(accountSecurity.proveOwner, { password: 'Wrong@1' }, token)).status).toBe(
      400,
    );
    expect((await ask(operation, input as never, token)).status).toBe(403);
    expect((await ask(accountSecurity.proveOwner, { password }, token)).status).toBe(200);
    expect((await ask(operation, input as never, token)).status).not.toBe(403);
  });

  it('BEY-ATK-39 is asked for by an edit that changes the role, and by no other', async () => {
    const token = await tokenFor(host, 'superadmin');
    pass(11 * minute);
    const { id, username, email } = userOf(host.backend, 'free');
    const edit = (input: object) =>
      ask(adminUsers.updateUser, { id, username, email, ...input }, token);
    expect((await edit({ fullName: 'Ananya S' })).status).toBe(200);
    expect((await edit({ roleId: 2 })).status).toBe(403);
    const staff = { username: 'Nisha', email: 'nisha@seatwise.test', password: 'secret' };
    const rest = { phoneNumber: '9876500099', air: null, gender: null };
    const add = (roleId: number) =>
      ask(
        adminUsers.addUser,
        { ...staff, ...rest, roleId, rollNumber: 'RN-7', counsellingCategory: 'NEET UG 2025' },
        token,
      );
    expect((await add(7)).status).toBe(403);
    expect((await add(4)).status).toBe(200);
  });

  it('BEY-ATK-38 BEY-ATK-39 counts from a session that began before sessions were stored', async () => {
    const token = await tokenFor(host, 'superadmin');
    host.backend.db.sessions.clear();
    pass(5 * minute);
    const { id } = userOf(host.backend, 'free');
    const change = () => ask(adminUsers.updateRole, { id, roleId: 5 }, token);
    expect(await change()).toMatchObject({ status: 403, body: { needs: 'password' } });
    expect((await ask(accountSecurity.proveOwner, { password }, token)).status).toBe(200);
    expect((await change()).status).toBe(200);
    expect((await ask(accountSecurity.listSessions, {}, token)).body).toMatchObject([
      {
        isCurrent: true,
        startedAt: '2026-07-20T10:00:00.000Z',
        usedAt: '2026-07-20T10:05:00.000Z',
      },
    ]);
  });

  it('BEY-ATK-39 takes the code too where two-step sign-in is on', async () => {
    const { app } = turnSecondStepOn(host, 'superadmin');
    const token = await tokenFor(host, 'superadmin');
    pass(11 * minute);
    const { id } = userOf(host.backend, 'free');
    const change = () => ask(adminUsers.updateRole, { id, roleId: 5 }, token);
    expect(await change()).toMatchObject({ status: 403, body: { needs: 'password-and-code' } });
    expect((await ask(accountSecurity.proveOwner, { password }, token)).status).toBe(400);
    const proof = { password, code: app.code() };
    expect((await ask(accountSecurity.proveOwner, proof, token)).status).toBe(200);
    expect((await change()).status).toBe(200);
  });
});
