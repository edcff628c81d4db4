import { setTimeout } from 'node:timers/promises';
import { accounts } from '@seatwise/api-client/contract/accounts';
import { adminData } from '@seatwise/api-client/contract/adminData';
import { adminFiles } from '@seatwise/api-client/contract/adminFiles';
import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { chat } from '@seatwise/api-client/contract/chat';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call, tokenFor, userOf, type Host } from '../testing/hosts.ts';
import { openInstances, type Instances } from '../testing/instances.ts';

let journal: Instances['journal'];
let start: Instances['start'];
let one: Host;
let other: Host;
let token: string;
let counsellor: string;
let conversationId: number;
let say: Instances['say'];
let messagesOn: Instances['messagesOn'];

beforeEach(async () => {
  ({ journal, start, one, other, token, counsellor, conversationId, say, messagesOn } =
    await openInstances());
});

describe('several instances', () => {
  it('BEY-ATK-20 do not hold the database for lost after a NUL in a name', async () => {
    const named = { rollnumberOrEmail: 'a\0b', password: 'wrong' };
    const answers = await Promise.all([
      call(one, accounts.login, named),
      say(one, 'beside'),
      call(other, accounts.login, named),
      say(other, 'beside'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 200, 400, 200]);
    const { turns } = one.backend.db;
    expect(turns.state().missed).toBeUndefined();
  });

  it('BEY-ATK-20 fail no call but the one whose record no database takes', async () => {
    const { db } = one.backend;
    const faulty = db.turns.take(() => db.readMarks.put({ id: 'a\0b', messageId: 1 }));
    const [outcome, said] = await Promise.allSettled([faulty, say(one, 'beside')]);
    expect(outcome.status).toBe('rejected');
    expect(said.status === 'fulfilled' && said.value.status).toBe(200);
    expect(db.readMarks.get('a\0b')).toBeUndefined();
  });

  it('BEY-ATK-20 stay ready where a commit is refused for its data', async () => {
    const commit = Promise.withResolvers<void>();
    journal.faults.beforeCommit = () => commit.promise;
    journal.faults.commit = 'faulty';
    const refused = say(one, 'refused');
    await vi.waitUntil(() => one.backend.db.messages.all().at(-1)?.content === 'refused');
    // This write waits for the next turn, which the failed commit does not affect.
    const after = say(one, 'after');
    await setTimeout(20);
    commit.resolve();
    expect([(await refused).status, (await after).status]).toEqual([503, 200]);
    expect(one.backend.db.turns.state().missed).toBeUndefined();
    expect(await messagesOn(one)).toEqual(['after']);
  });

  it('BEY-ATK-22 apply the rest of what a newer release wrote, and neither serve nor overwrite what they cannot read', async () => {
    const student = userOf(one.backend, 'free');
    const id = String(student.id);
    const newer = { ...student, phone: '9000000001', language: 'ta' };
    const write = (body: unknown) =>
      journal.entries.push(
        { collection: 'users', id, body: JSON.stringify(body) },
        { collection: 'readMarks', id: '9/9', body: JSON.stringify({ id: '9/9', messageId: 9 }) },
      );
    write(newer);
    await vi.waitUntil(() => one.backend.db.readMarks.get('9/9'), { timeout: 3000 });
    const details = (host: Host, headers = {}) =>
      call(host, accounts.myDetails, {}, { token, headers });
    expect((await details(one, { cookie: 'language=hi' })).status).toBe(503);
    expect((await say(one, 'hello')).status).toBe(503);
    const signUp = { rollnumberOrEmail: student.email, password: 'Seatwise@123' };
    expect((await call(one, accounts.login, signUp)).status).toBe(503);
    const others = await call(one, accounts.myDetails, {}, { token: counsellor });
    expect([others.status, one.backend.db.unreadable()]).toEqual([200, 1]);
    expect(one.environment.logged).toContainEqual(
      expect.objectContaining({ event: 'record not readable' }),
    );
    const started = await start();
    expect([started.backend.db.unreadable(), (await details(started)).status]).toEqual([1, 503]);
    expect(
      journal.entries.findLast((entry) => entry.id === id && entry.collection === 'users')?.body,
    ).toBe(JSON.stringify(newer));
    write({ ...newer, language: 'hi' });
    await vi.waitUntil(async () => (await details(one)).status === 200, { timeout: 3000 });
    expect(one.backend.db.unreadable()).toBe(0);
  });

  it('BEY-ATK-22 leave in place the fields of a newer release that they do not know', async () => {
    const student = userOf(one.backend, 'free');
    const body = JSON.stringify({ ...student, domicile: 'Kerala' });
    journal.entries.push({ collection: 'users', id: String(student.id), body });
    await call(one, accounts.myDetails, {}, { token });
    await vi.waitUntil(() => one.backend.db.turns.state().sequence === journal.entries.length, {
      timeout: 3000,
    });
    const { db } = one.backend;
    await db.turns.take(() => db.users.update(student.id, { phone: '9000000002' }));
    expect(JSON.parse(journal.entries.at(-1)!.body!)).toMatchObject({
      phone: '9000000002',
      domicile: 'Kerala',
    });
  });

  it('BEY-ATK-23 show no official data whose publication the database refused', async () => {
    const { db, reference } = one.backend;
    const before = reference.inForce;
    const { id } = db.dataVersions.all().at(-1)!;
    const admin = await tokenFor(one, 'admin');
    const withdraw = () => call(one, adminData.withdrawDataVersion, { id }, { token: admin });
    journal.faults.commit = 'refused';
    expect((await withdraw()).status).toBe(503);
    expect(reference.inForce).toBe(before);
    await vi.waitUntil(async () => (await withdraw()).status === 200, { timeout: 5000 });
    expect(reference.inForce).not.toBe(before);
  });

  it('BEY-ATK-23 send no mail of what the database refused', async () => {
    const { id, email } = userOf(one.backend, 'free');
    const admin = await tokenFor(one, 'admin');
    const input = { id, newPassword: 'Better@2026' };
    const reset = () => call(one, adminUsers.resetUserPassword, input, { token: admin });
    journal.faults.commit = 'refused';
    expect((await reset()).status).toBe(503);
    expect(one.backend.inbox.noticesTo(email)).toEqual([]);
    await vi.waitUntil(async () => (await reset()).status === 200, { timeout: 5000 });
    expect(one.backend.inbox.noticesTo(email)).toHaveLength(1);
  });

  it('BEY-ATK-23 remove no bytes of a file whose removal the database refused', async () => {
    const { files, blobs } = one.backend.db;
    const { id, storageKey } = files.all()[0]!;
    const admin = await tokenFor(one, 'admin');
    const remove = () => call(one, adminFiles.deleteFile, { id }, { token: admin });
    journal.faults.commit = 'refused';
    expect((await remove()).status).toBe(503);
    expect(await blobs.read(storageKey)).toBeDefined();
    await vi.waitUntil(async () => (await remove()).status === 200, { timeout: 5000 });
    expect(await blobs.read(storageKey)).toBeUndefined();
  });

  it('BEY-ATK-25 wait for no entry that the database does not have', async () => {
    const far = { 'seatwise-sequence': '999999999999999' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        call(one, chat.listMessages, { conversationId }, { token, headers: far }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('BEY-ATK-25 hold the database for lost after no entry that they cannot make sense of', async () => {
    journal.entries.push(
      { collection: 'announcements', id: 'strange', body: 'no JSON' },
      { collection: 'readMarks', id: '9/9', body: JSON.stringify({ id: '9/9', messageId: 9 }) },
    );
    await vi.waitUntil(() => one.backend.db.readMarks.get('9/9'), { timeout: 3000 });
    expect((await say(one, 'after')).status).toBe(200);
    expect(one.backend.db.turns.state().missed).toBeUndefined();
  });

  it('BEY-ATK-29 write nothing because a reader has another language', async () => {
    const details = () =>
      call(one, accounts.myDetails, {}, { token, headers: { cookie: 'language=hi' } });
    const before = journal.entries.length;
    expect((await details()).status).toBe(200);
    journal.faults.isLost = true;
    expect((await say(one, 'during')).status).toBe(503);
    expect([(await details()).status, journal.entries.length]).toEqual([200, before]);
  });

  it('BEY-ATK-29 BEY-ATK-38 answer reads without the database, although a session is used again', async () => {
    const details = () => call(one, accounts.myDetails, {}, { token });
    one.environment.clock.offset += 20 * 60_000;
    journal.faults.isLost = true;
    expect((await say(one, 'during')).status).toBe(503);
    expect((await details()).status).toBe(200);
  });

  it("BEY-ATK-25 let nobody write in another's turn once their own is over", async () => {
    const { db } = one.backend;
    const gate = Promise.withResolvers<void>();
    const mark = (id: string) => db.readMarks.put({ id, messageId: 1 });
    let late: Promise<unknown> | undefined;
    await db.turns.take(() => {
      late = gate.promise.then(() => mark('late/1'));
      mark('own/1');
    });
    await db.turns.take(async () => {
      mark('next/1');
      gate.resolve();
      await expect(late).rejects.toThrow('We cannot save anything');
    });
    expect(journal.entries.map(({ id }) => id)).not.toContain('late/1');
    expect(db.readMarks.get('late/1')).toBeUndefined();
  });
});
