import { setTimeout } from 'node:timers/promises';
import { accounts } from '@seatwise/api-client/contract/accounts';
import { adminData } from '@seatwise/api-client/contract/adminData';
import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { chat } from '@seatwise/api-client/contract/chat';
import { conversations } from '@seatwise/api-client/contract/conversations';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { secureBytes } from '@seatwise/backend/environment';
import { call, tokenFor, userOf, workerHost, type Host } from '../testing/hosts.ts';
import { createSharedJournal } from '@seatwise/backend/testing/sharedJournal';

let journal: ReturnType<typeof createSharedJournal>;
let one: Host;
let other: Host;
let token: string;
let counsellor: string;
let conversationId: number;

const start = async (): Promise<Host> => {
  const host = await workerHost({ storage: journal.open() });
  // Two machines do not draw the same random numbers.
  Object.assign(host.environment, { randomBytes: secureBytes });
  return host;
};

const say = (host: Host, content: string, headers = {}) =>
  call(
    host,
    chat.postMessage,
    { conversationId, content, senderId: 1, timestamp: '' },
    {
      token,
      headers,
    },
  );

const messagesOn = async (host: Host, headers = {}): Promise<string[]> => {
  const answer = await call(host, chat.listMessages, { conversationId }, { token, headers });
  return ((await answer.json()) as { content: string }[]).map(({ content }) => content);
};

const sequenceOf = ({ headers }: Response) => ({
  'seatwise-sequence': headers.get('seatwise-sequence')!,
});

beforeEach(async () => {
  journal = createSharedJournal();
  [one, other] = await Promise.all([start(), start()]);
  token = await tokenFor(one, 'free');
  counsellor = await tokenFor(one, 'counsellor');
  const student = userOf(one.backend, 'free');
  const opened = await call(one, chat.openConversation, { studentId: student.id }, { token });
  ({ id: conversationId } = (await opened.json()) as { id: number });
});

describe('several instances', () => {
  it('BEY-CLU-01 start at once with one dataset, and give every record a number of its own', async () => {
    const ids = (host: Host) => host.backend.db.users.all().map(({ id }) => id);
    expect(ids(other)).toEqual(ids(one));
    const posted = await Promise.all(
      Array.from({ length: 60 }, (_, index) => say(index % 2 ? one : other, `message ${index}`)),
    );
    expect(posted.map(({ status }) => status)).toEqual(posted.map(() => 200));
    const last = posted
      .map(sequenceOf)
      .toSorted((a, b) => Number(a['seatwise-sequence']) - Number(b['seatwise-sequence']));
    const kept = await messagesOn(one, last.at(-1));
    expect(new Set(kept).size).toBe(60);
    expect(await messagesOn(other, last.at(-1))).toEqual(kept);
  });

  it('BEY-CLU-02 answer a caller with what they wrote elsewhere, also where no notification came', async () => {
    journal.faults.losesNotifications = true;
    for (let round = 0; round < 5; round += 1) {
      const written = await say(one, `round ${round}`);
      expect(written.headers.get('set-cookie')).toContain('seatwise-sequence=');
      expect((await messagesOn(other, sequenceOf(written))).at(-1)).toBe(`round ${round}`);
      const cookie = `seatwise-sequence=${sequenceOf(written)['seatwise-sequence']}`;
      expect((await messagesOn(other, { cookie })).at(-1)).toBe(`round ${round}`);
    }
  });

  it('BEY-CLU-03 undo in memory what the database refused, and answer 503 with a time to come back', async () => {
    journal.faults.commit = 'refused';
    const refused = await say(one, 'lost');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    const again = await vi.waitUntil(async () => {
      const answer = await say(one, 'kept');
      return answer.status === 200 && answer;
    });
    expect(await messagesOn(one)).toEqual(['kept']);
    expect(await messagesOn(other, sequenceOf(again))).toEqual(['kept']);
  });

  it('BEY-CLU-03 take over what was committed though nobody could say so', async () => {
    journal.faults.commit = 'unanswered';
    expect((await say(one, 'committed')).status).toBe(503);
    await vi.waitUntil(async () => (await messagesOn(one)).length === 1);
    expect(await messagesOn(other)).toEqual(['committed']);
  });

  it('BEY-CLU-04 without the database answer reads, say how old they are, refuse writes, and recover', async () => {
    await say(one, 'before');
    journal.faults.isLost = true;
    expect((await say(one, 'during')).status).toBe(503);
    const read = await call(one, chat.listMessages, { conversationId }, { token });
    expect([read.status, Number(read.headers.get('seatwise-data-age'))]).toEqual([200, 1]);
    expect(await messagesOn(one)).toEqual(['before']);
    journal.faults.isLost = false;
    await vi.waitUntil(async () => (await say(one, 'after')).status === 200, { timeout: 5000 });
    const after = await call(one, chat.listMessages, { conversationId }, { token });
    expect(after.headers.get('seatwise-data-age')).toBeNull();
  });

  it('BEY-CLU-13 send their sockets elsewhere while they are cut off, and take new ones afterwards', async () => {
    const close = vi.fn<(code: number) => void>();
    const { chat: live } = one.backend;
    live.accept({ send: () => {}, close });
    journal.faults.isLost = true;
    expect((await say(one, 'during')).status).toBe(503);
    expect([close.mock.calls, live.takesSockets()]).toEqual([[], true]);
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 6000);
    await vi.waitUntil(() => close.mock.calls.length > 0, { timeout: 5000 });
    expect([close.mock.calls[0]![0], live.takesSockets()]).toEqual([1012, false]);
    journal.faults.isLost = false;
    await vi.waitUntil(() => live.takesSockets(), { timeout: 5000 });
    later.mockRestore();
  });

  it('BEY-CLU-05 answer no read with what is not committed yet', async () => {
    const commit = Promise.withResolvers<void>();
    journal.faults.beforeCommit = () => commit.promise;
    const writing = say(one, 'pending');
    await vi.waitUntil(() => one.backend.db.messages.all().at(-1)?.content === 'pending');
    journal.faults.commit = 'refused';
    const reading = call(one, chat.listMessages, { conversationId }, { token });
    // Gives the read time to prepare its answer.
    await setTimeout(50);
    commit.resolve();
    expect([(await writing).status, (await reading).status]).toEqual([503, 503]);
  });

  it('BEY-CLU-06 count attempts, end sessions and use up codes together', async () => {
    const wrong = { rollnumberOrEmail: 'basic@seatwise.test', password: 'wrong' };
    const tries: number[] = [];
    for (let index = 0; index < 8; index += 1)
      tries.push((await call(index % 2 ? one : other, accounts.login, wrong)).status);
    expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const mailbox = {
      email: 'unverified@seatwise.test',
      otpPurpose: 'EMAIL_VERIFICATION',
    } as const;
    await call(one, accounts.requestOtp, mailbox);
    const { otp } = one.backend.inbox.mailsTo(mailbox.email)[0]!;
    const redeemed = await Promise.all(
      [one, other].map((host) => call(host, accounts.confirmOtp, { ...mailbox, otp })),
    );
    expect(redeemed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const left = await call(one, accounts.logout, {}, { token });
    expect(
      (await call(other, accounts.myDetails, {}, { token, headers: sequenceOf(left) })).status,
    ).toBe(401);
  });

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

  it('BEY-ATK-25 wait for no entry that the database does not have', async () => {
    const started = performance.now();
    const far = { 'seatwise-sequence': '999999999999999' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        call(one, chat.listMessages, { conversationId }, { token, headers: far }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(performance.now() - started).toBeLessThan(1500);
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

  it('BEY-CLU-07 write from a read that finds something to write', async () => {
    const { db } = one.backend;
    await db.turns.read(() => db.readMarks.put({ id: '1/1', messageId: 3 }));
    expect(journal.entries.at(-1)).toMatchObject({ collection: 'readMarks', id: '1/1' });
  });
});

/** Opens a socket on an instance, and returns the bodies that it received. */
const socketOn = async (host: Host, bearer: string, destination: string) => {
  const frames: string[] = [];
  const socket = host.backend.chat.accept({ send: (text) => frames.push(text), close: () => {} });
  const frame = (command: string, headers: Record<string, string>, body = ''): void =>
    socket.receive(
      [
        command,
        ...Object.entries(headers).map(([name, value]) => `${name}:${value}`),
        '',
        body,
      ].join('\n') + '\0',
    );
  frame('CONNECT', { 'accept-version': '1.2', Authorization: `Bearer ${bearer}` });
  await vi.waitUntil(() => frames.length === 1);
  frame('SUBSCRIBE', { id: '1', destination, receipt: 'subscribed' });
  await vi.waitUntil(() => frames.length === 2);
  const bodies = () =>
    frames
      .filter((text) => text.startsWith('MESSAGE'))
      .map(
        (text) => JSON.parse(text.split('\n\n')[1]!.replace('\0', '')) as Record<string, unknown>,
      );
  return { frame, frames, bodies };
};

describe('a chat across instances', () => {
  it('BEY-CLU-08 has every message once, in the same order for all', async () => {
    const student = await socketOn(one, token, `/topic/conversation/${conversationId}`);
    const staff = await socketOn(other, counsellor, `/topic/conversation/${conversationId}`);
    for (let index = 0; index < 20; index += 1) {
      const body = JSON.stringify({
        conversationId,
        senderId: 1,
        content: `${index}`,
        timestamp: '',
      });
      (index % 2 ? student : staff).frame('SEND', { destination: '/app/chat/send' }, body);
    }
    await vi.waitUntil(() => student.bodies().length === 20 && staff.bodies().length === 20);
    expect(staff.bodies()).toEqual(student.bodies());
    const contents = student.bodies().map(({ content }) => Number(content));
    expect(contents.filter((content) => content % 2)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
    expect(new Set(contents).size).toBe(20);
  });

  it('BEY-CLU-09 shows colleagues elsewhere what is taken and typed, and ends sockets elsewhere', async () => {
    const admin = await socketOn(
      other,
      await tokenFor(other, 'admin'),
      '/topic/conversations/staff',
    );
    const typing = await socketOn(one, counsellor, '/topic/conversations/staff');
    typing.frame('SEND', { destination: '/app/chat/typing' }, JSON.stringify({ conversationId }));
    await call(
      one,
      conversations.assignConversation,
      {
        conversationId,
        assigneeId: userOf(one.backend, 'counsellor').id,
        previousId: null,
      },
      { token: counsellor },
    );
    await vi.waitUntil(() => admin.bodies().length === 2);
    expect(admin.bodies()).toMatchObject([{ kind: 'typing' }, { kind: 'changed' }]);
    other.backend.chat.disconnectUser(userOf(one.backend, 'counsellor').id);
    await vi.waitUntil(() => typing.frames.at(-1)?.startsWith('ERROR'));
  });

  it('BEY-CLU-08 sends nobody what the database refused', async () => {
    const staff = await socketOn(one, counsellor, `/topic/conversation/${conversationId}`);
    journal.faults.commit = 'refused';
    expect((await say(one, 'lost')).status).toBe(503);
    await vi.waitUntil(async () => (await say(one, 'kept')).status === 200);
    await vi.waitUntil(() => staff.bodies().length > 0);
    expect(staff.bodies().map(({ content }) => content)).toEqual(['kept']);
  });
});
