import { audit as contract } from '@seatwise/api-client/contract/audit';
import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { operations } from '@seatwise/api-client/contract';
import type { Operation, RowOf } from '@seatwise/api-client/contract/operation';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../db/records.ts';
import { read } from '../testing/answer.ts';
import { call, tokenFor, userOf, workerHost, type Host } from '../testing/hosts.ts';
import { sampleFor } from '../testing/samples.ts';

type Listed = RowOf<(typeof contract)['listAuditEntries']>;

/** An order of the seed whose money is to be sent back. */
const refundDue = ({ backend: { db } }: Host) => {
  const [order] = db.orders.all();
  const refund = {
    paymentId: 'pay_1',
    amountPaise: 236,
    reason: 'paid twice',
    notedAt: 0,
  } as const;
  db.orders.update(order!.id, { refunds: [refund] });
  return { id: order!.id, paymentId: 'pay_1', note: '' };
};

const changing = operations.filter(({ access, method }) => access === 'admin' && method !== 'GET');

describe('the audit trail', () => {
  let host: Host;
  let token: string;
  beforeEach(async () => {
    host = await workerHost();
    token = await tokenFor(host, 'superadmin');
  });

  const list = async (): Promise<Listed[]> =>
    (await read(call(host, contract.listAuditEntries, {}, { token }))).body as Listed[];
  const verify = async () =>
    (await read(call(host, contract.verifyAuditTrail, {}, { token }))).body;

  /** Samples that name no record name one here, because only what succeeds is a change. */
  const existing: Readonly<Record<string, () => Record<string, unknown>>> = {
    deleteUser: () => ({ id: userOf(host.backend, 'unverified').id }),
    markRefunded: () => refundDue(host),
    deleteFile: () => ({ id: host.backend.db.files.all()[0]!.id }),
  };
  const make = (operation: Operation): Promise<Response> =>
    call(
      host,
      operation,
      existing[operation.id]?.() ?? sampleFor(operation, host, userOf(host.backend, 'superadmin')),
      { token },
    );

  it.each(changing.map((operation) => [operation.id, operation] as const))(
    'BEY-AUD-01 %s leaves exactly one entry',
    async (id, operation) => {
      expect((await make(operation)).status).toBe(200);
      const actor = userOf(host.backend, 'superadmin');
      expect(await list()).toMatchObject([
        { operation: id, actorId: actor.id, actorName: actor.username, actorRole: 'Super Admin' },
      ]);
    },
  );

  it.each(changing.map((operation) => [operation.id, operation] as const))(
    'BEY-AUD-01 %s that is refused leaves none',
    async (_, operation) => {
      token = await tokenFor(host, 'free');
      expect((await make(operation)).status).toBe(403);
      expect(host.backend.db.auditEntries.size).toBe(0);
    },
  );

  it('BEY-AUD-02 an entry says what was before and after, and only that a password is set', async () => {
    const { id } = userOf(host.backend, 'free');
    await call(host, adminUsers.updateRole, { id, roleId: 6 }, { token });
    await call(host, adminUsers.resetUserPassword, { id, newPassword: 'Secret@123' }, { token });
    const [password, role] = await list();
    expect(role).toMatchObject({
      subjectKind: 'user',
      subjectId: String(id),
      changes: [{ field: 'role', before: 'Free', after: 'Advance' }],
    });
    expect(password!.changes).toEqual([{ field: 'password', before: null, after: 'set anew' }]);
    expect(JSON.stringify(host.backend.db.auditEntries.all())).not.toContain('Secret@123');
  });

  describe('the chain', () => {
    beforeEach(async () => {
      for (const roleId of [5, 6, 3]) {
        const { id } = userOf(host.backend, 'free');
        await call(host, adminUsers.updateRole, { id, roleId }, { token });
      }
    });

    const alter = (id: number, change: Partial<AuditEntry>) =>
      host.backend.db.auditEntries.update(id, change);

    it('BEY-AUD-03 is whole when nothing was touched', async () => {
      expect(await verify()).toEqual({ entries: 3, brokenAt: null });
    });

    it.each<[string, () => unknown, number]>([
      ['an altered entry', () => alter(2, { actorName: 'Somebody else' }), 2],
      ['an altered value', () => alter(1, { changes: [] }), 1],
      ['an entry that is gone', () => host.backend.db.auditEntries.delete(2), 3],
      ['a first entry that is gone', () => host.backend.db.auditEntries.delete(1), 2],
      ['a last entry that is gone', () => host.backend.db.auditEntries.delete(3), 3],
    ])('BEY-AUD-03 shows %s', async (_, harm, brokenAt) => {
      harm();
      expect(await verify()).toMatchObject({ brokenAt });
    });
  });
});
