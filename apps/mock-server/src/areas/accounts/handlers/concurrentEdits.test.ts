import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { contact } from '@seatwise/api-client/contract/contact';
import type { InputOf } from '@seatwise/api-client/contract/operation';
import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, userOf, workerHost, type Host } from '../../../testing/hosts.ts';

type Edit = InputOf<typeof adminUsers.updateUser>;

let host: Host;
beforeEach(async () => {
  host = await workerHost();
});

const student = () => userOf(host.backend, 'free');

/** An edit form as it would open now, with the values that it shows. */
const openForm = (): Edit => {
  const { id, username, fullName, email, rollNumber, phone, air } = student();
  const shown = { username, fullName, email, rollNumber, phoneNumber: phone, air };
  return { id, ...shown, roleId: 4, seen: { ...shown, roleId: 4, pendingEmail: null } };
};

const save = async (mailbox: string, edit: Edit) =>
  read(call(host, adminUsers.updateUser, edit, { token: await tokenFor(host, mailbox) }));

describe('BEY-ADU-04 two admins who edit one user', () => {
  it('keep what the other changed in another field', async () => {
    const [first, second] = [openForm(), openForm()];
    expect((await save('superadmin', { ...first, phoneNumber: '9000000001' })).status).toBe(200);
    expect((await save('admin', { ...second, air: 77 })).status).toBe(200);
    expect(student()).toMatchObject({ phone: '9000000001', air: 77 });
    expect(
      host.backend.db.auditEntries
        .all()
        .at(-1)!
        .changes.map(({ field }) => field),
    ).toEqual(['air']);
  });

  it('read who changed the same field, and to what', async () => {
    const [first, second] = [openForm(), openForm()];
    await save('superadmin', { ...first, phoneNumber: '9000000001' });
    const answer = await save('admin', { ...second, phoneNumber: '9000000002', air: 77 });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'Someone changed this user after you opened the form.',
        conflicts: [
          {
            field: 'phoneNumber',
            value: '9000000001',
            changedBy: userOf(host.backend, 'superadmin').username,
          },
        ],
      },
    });
    expect(student()).toMatchObject({ phone: '9000000001', air: openForm().air });
  });

  it('agree where both wrote the same', async () => {
    const [first, second] = [openForm(), openForm()];
    await save('superadmin', { ...first, phoneNumber: '9000000001' });
    expect((await save('admin', { ...second, phoneNumber: '9000000001' })).status).toBe(200);
  });

  it('replace no role that was given meanwhile', async () => {
    const second = openForm();
    await save('superadmin', { ...openForm(), roleId: 6 });
    expect((await save('admin', { ...second, air: 77 })).status).toBe(200);
    expect(student().role).toBe('ADVANCE');
    expect(await save('admin', { ...second, roleId: 5 })).toMatchObject({
      status: 409,
      body: { conflicts: [{ field: 'roleId', value: '6' }] },
    });
  });

  it('do not replace a new address that waits for its verification', async () => {
    const second = openForm();
    await save('superadmin', { ...openForm(), email: 'one@seatwise.test' });
    expect(await save('admin', { ...second, email: 'two@seatwise.test' })).toMatchObject({
      status: 409,
      body: { conflicts: [{ field: 'email', value: 'one@seatwise.test' }] },
    });
    expect(student().pendingEmail).toBe('one@seatwise.test');
  });

  it('learn that the user changed it', async () => {
    const form = openForm();
    const { id, email } = student();
    const token = await tokenFor(host, 'free');
    await call(host, contact.updateContact, { id, email, phone: '9000000003' }, { token });
    expect(await save('admin', { ...form, phoneNumber: '9000000002' })).toMatchObject({
      status: 409,
      body: { conflicts: [{ field: 'phoneNumber', value: '9000000003', changedBy: null }] },
    });
  });
});
