import { audit as contract } from '@seatwise/api-client/contract/audit';
import { contactMessages } from '@seatwise/api-client/contract/contactMessages';
import { adminData } from '@seatwise/api-client/contract/adminData';
import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { operations } from '@seatwise/api-client/contract';
import { may } from '@seatwise/api-client/contract/constants/permissions';
import type { InputOf, Operation, RowOf } from '@seatwise/api-client/contract/operation';
import { beforeEach, describe, expect, it } from 'vitest';
import { Collection } from '@seatwise/backend/db/collection';
import type { AuditEntry, DataImport, Order } from '@seatwise/backend/db/records';
import { workbookOf } from '@seatwise/backend/areas/official-data/testing/workbook';
import { createAuditTrail } from '@seatwise/backend/security/auditTrail';
import { fingerprintOf } from '@seatwise/backend/areas/official-data/fingerprint';
import { createSlices } from '@seatwise/backend/areas/official-data/timeSlices';
import {
  addVersion,
  versionInForce,
  withdraw,
} from '@seatwise/backend/areas/official-data/versions';
import { read } from '../testing/answer.ts';
import { call, tokenFor, userOf, workerHost, type Host } from '../testing/hosts.ts';
import { beginSecondStep, turnSecondStepOn } from '../testing/secondStep.ts';
import { sampleFor } from '../testing/samples.ts';

type Listed = RowOf<(typeof contract)['listAuditEntries']>;

/** A seeded order with a refund due. */
const refundDue = ({ backend: { db } }: Host, requested: { creditNote?: string } = {}) => {
  const [order] = db.orders.all();
  const refund = {
    paymentId: 'pay_1',
    amountPaise: 236,
    reason: 'paid twice',
    notedAt: 0,
    ...requested,
  } as const;
  db.orders.update(order!.id, { refunds: [refund] });
  return { id: order!.id, paymentId: 'pay_1', note: '' };
};

const orderIn = ({ backend: { db } }: Host, status: Order['status']): string =>
  db.orders.all().find((order) => order.status === status)!.id;

const blobOf = async ({ backend: { db } }: Host, key: string): Promise<string> => {
  const blob = await db.blobs.create(key);
  await blob.finish();
  return key;
};

/** A publishable import: checked, with one usable row. */
const checkedImport = async (host: Host): Promise<DataImport> => {
  const { db } = host.backend;
  const input = await sampleFor(
    adminData.checkDataImport,
    host,
    userOf(host.backend, 'superadmin'),
  );
  const { id, kind, source, exam, year, round, documentUrl } = input as InputOf<
    typeof adminData.checkDataImport
  >;
  const difference = { added: 1, changed: 0, gone: 0, same: 0, examples: [] };
  const record = db.dataImports.update(id, {
    details: { kind, source, exam, year, round, documentUrl },
    basedOn: versionInForce(db)!.id,
    rowsKey: await blobOf(host, 'rows'),
    reportKey: await blobOf(host, 'report'),
    result: {
      rows: 1,
      used: 1,
      leftOut: 0,
      skipped: 0,
      problems: [],
      examples: [],
      unknowns: [],
      preview: [],
      difference,
    },
  });
  const fingerprint = await fingerprintOf(db, record, createSlices());
  return db.dataImports.update(id, { fingerprint });
};

/** An import of a workbook with a further sheet, which is not read. */
const workbookImport = async (host: Host) => {
  const { db } = host.backend;
  const rows = [
    ['Rank', 'Course'],
    [40, 'MBBS'],
  ];
  const blob = await db.blobs.create('workbook');
  await blob.write(workbookOf({ 'Round 1': rows, 'Round 2': rows }));
  await blob.finish();
  const { id } = (await sampleFor(
    adminData.chooseDataSheet,
    host,
    userOf(host.backend, 'superadmin'),
  )) as { id: number };
  db.dataImports.update(id, {
    fileName: 'rounds.xlsx',
    storageKey: 'workbook',
    encoding: 'xlsx',
    sheet: 'Round 1',
    sheets: ['Round 1', 'Round 2'],
  });
  return { id, sheet: 'Round 2' };
};

const publishedVersion = async (host: Host): Promise<number> => {
  const { db } = host.backend;
  const record = await checkedImport(host);
  return db.transaction(() => addVersion(db, record, { at: 0, by: 'Neha' })).id;
};

/** What only its caller ever sees is nobody else's to follow. */
const ownBookmarks = new Set(['readConversation', 'beginSecondFactor']);

/** The operations that only staff may call and that change something. */
const changing = operations.filter(
  ({ id, access, method }) => !may('FREE', access) && method !== 'GET' && !ownBookmarks.has(id),
);

const reading = operations.filter(
  ({ access, method }) => method === 'GET' && may('Super Admin', access),
);

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

  /** Gives samples without a record an existing one, because only a successful call is a change. */
  const existing: Readonly<
    Record<string, () => Record<string, unknown> | Promise<Record<string, unknown>>>
  > = {
    deleteUser: () => ({ id: userOf(host.backend, 'unverified').id }),
    confirmSecondFactor: () => ({ code: beginSecondStep(host, 'superadmin').code() }),
    removeSecondFactor: () => {
      const { app } = turnSecondStepOn(host, 'superadmin');
      return { password: 'Seatwise@123', code: app.code() };
    },
    resetSecondFactor: () => {
      turnSecondStepOn(host, 'admin');
      return { id: userOf(host.backend, 'admin').id };
    },
    markRefunded: () => refundDue(host),
    withdrawRefund: () => {
      const creditNote = 'CN/26-27/00001';
      return { id: refundDue(host, { creditNote }).id, creditNote };
    },
    orderStatus: () => ({ id: orderIn(host, 'PENDING') }),
    askProvider: () => ({ id: orderIn(host, 'PENDING') }),
    closePayment: () => ({ id: orderIn(host, 'PENDING'), reason: 'Not known.' }),
    requestRefund: () => ({ id: orderIn(host, 'PAID'), amountPaise: 1, reason: 'Goodwill.' }),
    saveGstin: () => ({ id: orderIn(host, 'PAID'), gstin: '27AAPFU0939F1ZV' }),
    chooseDataSheet: () => workbookImport(host),
    publishDataImport: async () => {
      const { id, basedOn, fingerprint } = await checkedImport(host);
      return { id, basedOn, fingerprint };
    },
    cancelDataImport: async () => ({ id: (await checkedImport(host)).id }),
    withdrawDataVersion: async () => ({ id: await publishedVersion(host) }),
    restoreDataVersion: async () => {
      const id = await publishedVersion(host);
      const { db } = host.backend;
      withdraw(db, db.dataVersions.get(id)!, { at: 0, by: 'Neha' });
      return { id };
    },
    updateSavedReply: () => ({
      id: host.backend.db.savedReplies.put({ id: 8, title: 'Bond', text: 'It is two years.' }).id,
      title: 'Bond',
      text: 'It is one year.',
    }),
    deleteSavedReply: () => ({
      id: host.backend.db.savedReplies.put({ id: 7, title: 'Documents', text: 'Bring them.' }).id,
    }),
    republishAlert: () => {
      const { alerts } = host.backend.db;
      const [alert] = alerts.all();
      return { id: alerts.update(alert!.id, { withdrawnAt: 1 }).id };
    },
    deleteFile: () => ({ id: host.backend.db.files.all()[0]!.id }),
  };
  const inputFor = async (operation: Operation) =>
    (await existing[operation.id]?.()) ??
    sampleFor(operation, host, userOf(host.backend, 'superadmin'));
  const make = async (operation: Operation): Promise<Response> =>
    call(host, operation, await inputFor(operation), { token });

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

  const records = () =>
    Object.values(host.backend.db).flatMap((part) =>
      part instanceof Collection ? [[part.name, part.all()]] : [],
    );

  it.each(reading.map((operation) => [operation.id, operation] as const))(
    'BEY-ATK-16 %s changes nothing where staff read',
    async (_, operation) => {
      const input = await inputFor(operation);
      const before = records();
      await call(host, operation, input, { token });
      expect(records()).toEqual(before);
    },
  );

  it('BEY-AUD-08 notes which list an admin downloads; a Counsellor is refused', async () => {
    const input = { list: 'users', format: 'csv', rows: 331 } as const;
    const download = async (mailbox: string) =>
      (await call(host, contract.recordDownload, input, { token: await tokenFor(host, mailbox) }))
        .status;
    expect(await download('counsellor')).toBe(403);
    expect(await download('admin')).toBe(200);
    expect(await list()).toMatchObject([
      {
        operation: 'recordDownload',
        subjectLabel: 'users',
        changes: [
          { field: 'format', after: 'csv' },
          { field: 'rows', after: '331' },
        ],
      },
    ]);
  });

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

  it('BEY-AUD-06 answers the changes of one user alone', async () => {
    const { id } = userOf(host.backend, 'free');
    for (const user of [id, userOf(host.backend, 'basic').id])
      await call(host, adminUsers.updateRole, { id: user, roleId: 6 }, { token });
    const message = host.backend.db.contactMessages.all()[0]!;
    host.backend.db.contactMessages.put({ ...message, id });
    await call(host, contactMessages.markContactMessage, { id, state: 'closed' }, { token });
    const { body } = await read(call(host, contract.listAuditEntries, { userId: id }, { token }));
    expect(body).toMatchObject([{ subjectKind: 'user', subjectId: String(id) }]);
    expect(await list()).toHaveLength(3);
  });

  describe('the chain', () => {
    beforeEach(async () => {
      for (const roleId of [5, 6, 3]) {
        const { id } = userOf(host.backend, 'free');
        await call(host, adminUsers.updateRole, { id, roleId }, { token });
      }
    });

    it('BEY-AUD-03 is checked in short tasks, whatever is added meanwhile', async () => {
      const { backend } = host;
      const subject = { kind: 'user', id: 1, label: 'Asha' } as const;
      const append = () =>
        backend.audit.append({
          actor: userOf(backend, 'superadmin'),
          address: undefined,
          operation: adminUsers.updateRole,
          change: { subject, after: { role: 'Free' } },
        });
      for (let added = 0; added < 2500; added += 1) append();
      let tasks = 0;
      const timer = setInterval(() => (tasks += 1));
      const checked = backend.audit.brokenAt();
      append();
      expect(await checked).toBeNull();
      clearInterval(timer);
      expect(tasks).toBeGreaterThan(0);
    });

    const alter = (id: number, change: Partial<AuditEntry>) =>
      host.backend.db.auditEntries.update(id, change);

    it('BEY-ATK-10 shows that the last entry is gone, although the hash of the newest is put back', async () => {
      const { db } = host.backend;
      db.auditEntries.delete(3);
      db.settings.put({ id: 'newestAuditHash', value: db.auditEntries.get(2)!.hash });
      expect(await verify()).toMatchObject({ brokenAt: 3 });
    });

    describe('with a key that is not in the data', () => {
      const subject = { kind: 'user', id: 1, label: 'Asha' } as const;
      const trailOf = (entries: number, key?: string) => {
        const { backend } = host;
        backend.db.transaction(() => {
          backend.db.auditEntries.clear();
          backend.db.settings.delete('last:auditEntries');
        });
        const trail = createAuditTrail(backend.db, host.environment, key);
        trail.begin();
        const append = () =>
          trail.append({
            actor: userOf(backend, 'superadmin'),
            address: undefined,
            operation: adminUsers.updateRole,
            change: { subject, after: { role: 'Free' } },
          });
        for (let added = 0; added < entries; added += 1) append();
        return { ...trail, append };
      };
      const key = 'a key of the environment, not of the file';

      it('BEY-ATK-10 is whole when nothing was touched, also when it is empty', async () => {
        expect(await trailOf(0, key).brokenAt()).toBeNull();
        expect(await trailOf(3, key).brokenAt()).toBeNull();
      });

      it.each<[string, number, () => unknown]>([
        ['a chain that is written anew without it', 1, () => trailOf(3)],
        ['a chain that is written anew with another one', 1, () => trailOf(3, `${key}!`)],
        [
          'an emptied trail',
          1,
          () => {
            host.backend.db.auditEntries.clear();
            for (const id of ['newestAuditHash', 'last:auditEntries'])
              host.backend.db.settings.delete(id);
          },
        ],
        [
          'a last entry that is gone, whatever stands in its place',
          3,
          () => {
            const { previousHash } = host.backend.db.auditEntries.get(3)!;
            host.backend.db.auditEntries.delete(3);
            host.backend.db.settings.put({ id: 'last:auditEntries', value: 2 });
            host.backend.db.settings.put({ id: 'newestAuditHash', value: previousHash });
          },
        ],
      ])('BEY-ATK-10 shows %s, also once there are further entries', async (_, brokenAt, harm) => {
        const trail = trailOf(3, key);
        harm();
        expect(await trail.brokenAt()).toBe(brokenAt);
        trail.append();
        expect(await trail.brokenAt()).toBe(brokenAt);
      });
    });

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
