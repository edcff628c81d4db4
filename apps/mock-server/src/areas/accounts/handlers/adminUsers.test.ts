import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import type { InputOf, Operation } from '@seatwise/api-client/contract/operation';
import { accounts } from '@seatwise/api-client/contract/accounts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, userOf, workerHost, type Host } from '../../../testing/hosts.ts';

let host: Host;
beforeEach(async () => {
  host = await workerHost();
});

const as = async <O extends Operation>(mailbox: string, operation: O, input: InputOf<O>) =>
  read(call(host, operation, input, { token: await tokenFor(host, mailbox) }));

const id = (mailbox: string): number => userOf(host.backend, mailbox).id;

const newUser: InputOf<typeof adminUsers.addUser> = {
  username: 'Vikram Singh',
  email: 'vikram@seatwise.test',
  password: 'secret',
  roleId: 5,
  rollNumber: 'RN-77',
  counsellingCategory: 'NEET PG Counselling 2025',
  phoneNumber: '9876500099',
  air: null,
  gender: null,
};

interface ListedUser {
  readonly id: number;
  readonly role: { readonly id: number; readonly description: string };
  readonly [field: string]: unknown;
}

const list = async (): Promise<ListedUser[]> =>
  (await as('admin', adminUsers.listUsers, {})).body as ListedUser[];

describe('END-18 the list', () => {
  it('ADU-29 ADU-30 answers every specified field and the known role descriptions', async () => {
    const all = await list();
    expect(Object.keys(all[0]!).toSorted()).toEqual([
      'air',
      'counsellingCategory',
      'createdAt',
      'deleteDate',
      'email',
      // These fields are not specified.
      'emailVerified',
      'fullName',
      'gender',
      'id',
      'isActive',
      'otp',
      'otpExpiry',
      'phone',
      'role',
      'rollNumber',
      // These fields are not specified.
      'takesSeen',
      'username',
    ]);
    expect(new Set(all.map(({ role }) => role.description))).toEqual(
      new Set(['Free', 'Basic', 'Advance', 'Premium', 'Counsellor', 'Admin', 'Super Admin']),
    );
  });

  it('BEY-ROL-05 has no email and no phone number for a Counsellor', async () => {
    const seen = (await as('counsellor', adminUsers.listUsers, {})).body as ListedUser[];
    expect(seen.map(({ id }) => id)).toEqual((await list()).map(({ id }) => id));
    expect(seen.every(({ email, phone }) => email === null && phone === null)).toBe(true);
    expect(JSON.stringify(seen)).not.toMatch(/@|pendingEmail|9876500001/);
  });

  it('tells no password and no code', async () => {
    const all = await list();
    expect(JSON.stringify(all)).not.toMatch(/"password"/);
    expect(all.every(({ otp, otpExpiry }) => otp === null && otpExpiry === null)).toBe(true);
  });
});

describe('END-19 adding', () => {
  it('ADU-48 opens an account that may sign in, with the chosen role', async () => {
    expect((await as('admin', adminUsers.addUser, newUser)).status).toBe(200);
    const added = (await list()).at(-1)!;
    expect(added).toMatchObject({
      username: 'Vikram Singh',
      role: { id: 5, description: 'Basic' },
      phone: '9876500099',
      isActive: true,
      air: null,
    });
    expect(
      (await read(call(host, accounts.login, { rollnumberOrEmail: 'RN-77', password: 'secret' })))
        .status,
    ).toBe(200);
  });

  it.each([
    ['a taken email', { email: 'free@seatwise.test' }, 409],
    ['a taken roll number', { rollNumber: 'SW000001' }, 409],
    ['an unknown role', { roleId: 99 }, 400],
    ['no role', { roleId: 0 }, 400],
    ['a short password', { password: '12345' }, 400],
    ['a short phone', { phoneNumber: '98765' }, 400],
    ['a name of nothing', { username: '  ' }, 400],
    ['a name that is turned round', { username: 'A\u202eB' }, 400],
    ['a roll number of spaces', { rollNumber: '   ' }, 400],
  ])('refuses %s', async (_, changes, status) => {
    expect((await as('admin', adminUsers.addUser, { ...newUser, ...changes })).status).toBe(status);
  });
});

describe('END-20 END-21 END-22 the actions', () => {
  it('changes a role; what the user may do follows at once', async () => {
    const token = await tokenFor(host, 'free');
    expect((await as('admin', adminUsers.updateRole, { id: id('free'), roleId: 2 })).status).toBe(
      200,
    );
    expect((await read(call(host, adminUsers.listUsers, {}, { token }))).status).toBe(200);
  });

  it('sets a password and ends the sessions that used the old one', async () => {
    const token = await tokenFor(host, 'free');
    expect(
      (
        await as('admin', adminUsers.resetUserPassword, {
          id: id('free'),
          newPassword: 'a&b=c #%é',
        })
      ).status,
    ).toBe(200);
    expect((await read(call(host, accounts.myDetails, {}, { token }))).status).toBe(401);
    expect(
      (
        await read(
          call(host, accounts.login, {
            rollnumberOrEmail: 'free@seatwise.test',
            password: 'a&b=c #%é',
          }),
        )
      ).status,
    ).toBe(200);
  });

  it('lets a user in with the password an admin set, after wrong tries had locked the account', async () => {
    const login = (password: string) =>
      read(call(host, accounts.login, { rollnumberOrEmail: 'SW000001', password }));
    for (let i = 0; i < 5; i += 1) await login(`Wrong@${i}23`);
    expect((await login('Seatwise@123')).status).toBe(429);
    await as('admin', adminUsers.resetUserPassword, {
      id: id('free'),
      newPassword: 'Seatwise@456',
    });
    expect((await login('Seatwise@456')).status).toBe(200);
  });

  it('takes a password however a keyboard composes its accents', async () => {
    const newPassword = 'Réseau@123';
    await as('admin', adminUsers.resetUserPassword, {
      id: id('free'),
      newPassword: newPassword.normalize('NFD'),
    });
    const { status } = await read(
      call(host, accounts.login, {
        rollnumberOrEmail: 'SW000001',
        password: newPassword.normalize('NFC'),
      }),
    );
    expect(status).toBe(200);
  });

  it('deletes a user: gone from the list and from sign-in, the email free again', async () => {
    expect((await as('admin', adminUsers.deleteUser, { id: id('free') })).status).toBe(200);
    expect((await list()).some(({ email }) => email === 'free@seatwise.test')).toBe(false);
    expect(
      (
        await read(
          call(host, accounts.login, {
            rollnumberOrEmail: 'free@seatwise.test',
            password: 'Seatwise@123',
          }),
        )
      ).status,
    ).toBe(401);
    expect(
      (await as('admin', adminUsers.addUser, { ...newUser, email: 'free@seatwise.test' })).status,
    ).toBe(200);
  });

  it.each([
    ['changes a role', () => as('admin', adminUsers.updateRole, { id: 1, roleId: 5 })],
    [
      'sets a password',
      () => as('admin', adminUsers.resetUserPassword, { id: 1, newPassword: 'Secret@123' }),
    ],
    ['deletes', () => as('admin', adminUsers.deleteUser, { id: 1 })],
    [
      'edits the role',
      () =>
        as('admin', adminUsers.updateUser, {
          id: 1,
          username: 'Ananya',
          email: 'free@seatwise.test',
          roleId: 5,
        }),
    ],
  ])('ends the user’s chat sockets when it %s', async (_, act) => {
    const ended = vi.spyOn(host.backend.chat, 'disconnectUser');
    expect((await act()).status).toBe(200);
    expect(ended.mock.calls).toEqual([[1]]);
  });

  it.each([
    ['updateRole', () => as('admin', adminUsers.updateRole, { id: 999_999, roleId: 5 })],
    [
      'resetUserPassword',
      () => as('admin', adminUsers.resetUserPassword, { id: 999_999, newPassword: 'Secret@123' }),
    ],
    ['deleteUser', () => as('admin', adminUsers.deleteUser, { id: 999_999 })],
  ])('%s answers 404 for nobody', async (_, act) => {
    expect((await act()).status).toBe(404);
  });
});

describe('limits among admins', () => {
  it('nobody deletes or demotes themselves', async () => {
    for (const mailbox of ['admin', 'superadmin']) {
      expect((await as(mailbox, adminUsers.deleteUser, { id: id(mailbox) })).status).toBe(409);
      expect(
        (await as(mailbox, adminUsers.updateRole, { id: id(mailbox), roleId: 4 })).status,
      ).toBe(409);
    }
  });

  it('an Admin neither makes, changes, resets nor deletes a Super Admin', async () => {
    const target = id('superadmin');
    expect((await as('admin', adminUsers.addUser, { ...newUser, roleId: 1 })).status).toBe(409);
    expect((await as('admin', adminUsers.updateRole, { id: id('free'), roleId: 1 })).status).toBe(
      409,
    );
    expect((await as('admin', adminUsers.updateRole, { id: target, roleId: 4 })).status).toBe(409);
    expect(
      (await as('admin', adminUsers.resetUserPassword, { id: target, newPassword: 'Secret@123' }))
        .status,
    ).toBe(409);
    expect((await as('admin', adminUsers.deleteUser, { id: target })).status).toBe(409);
    expect(
      (await as('superadmin', adminUsers.updateRole, { id: id('free'), roleId: 1 })).status,
    ).toBe(200);
  });
});
