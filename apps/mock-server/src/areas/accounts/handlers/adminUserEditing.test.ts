import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import type { InputOf, Operation } from '@seatwise/api-client/contract/operation';
import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, userOf, workerHost, type Host } from '../../../testing/hosts.ts';

let host: Host;
beforeEach(async () => {
  host = await workerHost();
});

const as = async <O extends Operation>(mailbox: string, operation: O, input: InputOf<O>) =>
  read(call(host, operation, input, { token: await tokenFor(host, mailbox) }));

const id = (mailbox: string): number => userOf(host.backend, mailbox).id;

describe('END-23 editing', () => {
  const edit = (changes: Partial<InputOf<typeof adminUsers.updateUser>> = {}) =>
    as('admin', adminUsers.updateUser, {
      id: id('free'),
      username: 'Ananya S',
      email: 'ananya@seatwise.test',
      rollNumber: 'SW000001',
      phoneNumber: '9876511111',
      counsellingCategory: 'NEET PG Counselling 2025',
      air: 99,
      ...changes,
    });

  it('ADU-66 takes the whole form', async () => {
    expect((await edit({ fullName: 'Ananya Sharma', roleId: 6, gender: 'O' })).status).toBe(200);
    expect(
      ((await as('admin', adminUsers.listUsers, {})).body as { id: number }[]).find(
        (user) => user.id === id('advance') - 2,
      ),
    ).toMatchObject({
      username: 'Ananya S',
      fullName: 'Ananya Sharma',
      pendingEmail: 'ananya@seatwise.test',
      role: { id: 6 },
      gender: 'O',
      air: 99,
      phone: '9876511111',
    });
  });

  it('ADU-71 takes the shorter body and leaves role, full name and gender as they were', async () => {
    expect((await edit()).status).toBe(200);
    expect(host.backend.db.users.get(1)).toMatchObject({
      role: 'FREE',
      fullName: 'Ananya Sharma',
      gender: 'F',
      username: 'Ananya S',
    });
  });

  it('leaves alone whatever the body does not name', async () => {
    const { password: _, ...before } = host.backend.db.users.get(1)!;
    const input = { id: 1, username: 'Only A Name', email: before.email };
    expect((await as('admin', adminUsers.updateUser, input)).status).toBe(200);
    expect(host.backend.db.users.get(1)).toMatchObject({ ...before, username: 'Only A Name' });
    const emptied = { ...input, rollNumber: '', phoneNumber: null, air: null };
    expect((await as('admin', adminUsers.updateUser, emptied)).status).toBe(200);
    expect(host.backend.db.users.get(1)).toMatchObject({
      rollNumber: null,
      phone: null,
      air: null,
      counsellingCategory: before.counsellingCategory,
    });
  });

  it('ADU-67 takes null as «no gender»', async () => {
    await edit({ gender: null });
    expect(host.backend.db.users.get(1)!.gender).toBeNull();
  });

  it.each([
    ['another account’s email', { email: 'basic@seatwise.test' }, 409],
    ['another account’s roll number', { rollNumber: 'SW000002' }, 409],
    ['letters in the phone', { phoneNumber: '98765abc' }, 400],
    ['an unknown role', { roleId: 42 }, 400],
  ])('refuses %s', async (_, changes, status) => {
    expect((await edit(changes)).status).toBe(status);
  });
});

describe('BEY-ADU-08 a Counsellor', () => {
  const add = (roleId: number) =>
    as('superadmin', adminUsers.addUser, {
      username: 'Meera Iyer',
      email: 'meera@seatwise.test',
      password: 'Seatwise@123',
      roleId,
      phoneNumber: '9876511111',
      rollNumber: null,
      counsellingCategory: null,
    });

  it('is added without roll number and category, a student is not', async () => {
    expect((await add(4)).status).toBe(400);
    expect((await add(7)).status).toBe(200);
    expect(userOf(host.backend, 'meera')).toMatchObject({
      role: 'Counsellor',
      rollNumber: null,
      counsellingCategory: null,
    });
  });
});

describe('BEY-ADU-07 what an account holds', () => {
  it('counts payments, refunds, messages and lists', async () => {
    const { db } = host.backend;
    const userId = id('free');
    const [order] = db.orders.all();
    const refund = { paymentId: null, amountPaise: 236, reason: 'paid twice', notedAt: 0 } as const;
    db.orders.update(order!.id, {
      userId,
      status: 'PAID',
      amountPaise: 590_000,
      refunds: [refund],
    });
    const { body } = await as('admin', adminUsers.userHoldings, { id: userId });
    expect(body).toMatchObject({ payments: 1, paidPaise: 590_000, refundPaise: 236, lists: 0 });
    expect((body as { messages: number }).messages).toBeGreaterThanOrEqual(0);
    expect((await as('admin', adminUsers.userHoldings, { id: 99_999 })).status).toBe(404);
  });
});
