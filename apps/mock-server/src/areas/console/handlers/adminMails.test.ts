import { adminMails as contract } from '@seatwise/api-client/contract/adminMails';
import { expect, it } from 'vitest';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, workerHost } from '../../../testing/hosts.ts';

it('BEY-MAIL-03 lists mails that were given up, without their texts, and sends again what is of use', async () => {
  const host = await workerHost();
  const { db } = host.backend;
  const token = await tokenFor(host, 'admin');
  const [sample] = db.mails.all();
  db.mails.put({ ...sample!, id: 'code', expiresAt: 1, text: '', fault: 'code over' });
  db.mails.put({ ...sample!, id: 'queued', nextAt: 1 });
  const list = async () => (await read(call(host, contract.listGivenUpMails, {}, { token }))).body;
  expect(await list()).toEqual([
    expect.objectContaining({ id: sample!.id, email: sample!.email, maySendAgain: true }),
    expect.objectContaining({ id: 'code', fault: 'code over', maySendAgain: false }),
  ]);
  expect(JSON.stringify(await list())).not.toContain(sample!.text);
  const again = await read(call(host, contract.sendMailsAgain, {}, { token }));
  expect(again.body).toEqual({ count: 1 });
  expect(db.mails.get(sample!.id)).toMatchObject({ tries: 0, fault: null });
  expect(db.mails.get(sample!.id)!.nextAt).not.toBeNull();
  expect(await list()).toEqual([expect.objectContaining({ id: 'code' })]);
  expect(db.auditEntries.all().at(-1)).toMatchObject({ operation: 'sendMailsAgain' });
  const counsellor = await tokenFor(host, 'counsellor');
  expect((await call(host, contract.listGivenUpMails, {}, { token: counsellor })).status).toBe(403);
});
