import { accounts } from '@seatwise/api-client/contract/accounts';
import { chat } from '@seatwise/api-client/contract/chat';
import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import { prediction } from '@seatwise/api-client/contract/prediction';
import { overviews } from '@seatwise/api-client/contract/overview';
import type { AnswerOf, Operation, RowOf } from '@seatwise/api-client/contract/operation';
import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, userOf, workerHost, type Host } from '../../../testing/hosts.ts';

type Row = RowOf<typeof chat.listConversations>;

let host: Host;
let conversationId: number;

const as = async (mailbox: string, operation: Operation, input: Record<string, unknown> = {}) =>
  read(call(host, operation, input, { token: await tokenFor(host, mailbox) }));
const user = (mailbox: string) => userOf(host.backend, mailbox);
const say = (mailbox: string, content: string) =>
  host.backend.chat.postMessage(user(mailbox), conversationId, content, null);
const row = async (mailbox: string): Promise<Row> =>
  ((await as(mailbox, chat.listConversations)).body as Row[]).find(
    ({ id }) => id === conversationId,
  )!;
const find = async (query: Record<string, unknown>) =>
  (await as('counsellor', contract.findConversations, { page: 1, size: 50, ...query }))
    .body as AnswerOf<typeof contract.findConversations>;
const take = (mailbox: string, previousId: number | null = null) =>
  as(mailbox, contract.assignConversation, {
    conversationId,
    assigneeId: user(mailbox).id,
    previousId,
  });

beforeEach(async () => {
  host = await workerHost();
  conversationId = host.backend.chat.open(user('free')).id;
});

describe('a conversation as staff see it', () => {
  it('BEY-CNV-01 counts what each of them has not read', async () => {
    say('free', 'Hello?');
    const { id } = say('free', 'Is anybody there?');
    expect((await row('counsellor')).work?.unread).toBe(2);
    await as('counsellor', contract.readConversation, { conversationId, messageId: id - 1 });
    expect((await row('counsellor')).work?.unread).toBe(1);
    expect((await row('admin')).work?.unread).toBe(2);
    say('admin', 'Yes.');
    expect((await row('admin')).work?.unread).toBe(0);
    expect((await row('counsellor')).work?.unread).toBe(2);
  });

  it('BEY-CNV-02 names its last message and since when it waits', async () => {
    say('free', 'Hello?');
    const { clock } = host.environment;
    clock.offset += 60_000;
    const since = host.backend.db.messages.all().at(-1)!.timestamp;
    say('free', 'Is anybody there?');
    expect((await row('counsellor')).work).toMatchObject({
      lastMessage: { senderId: user('free').id, content: 'Is anybody there?' },
      waitingSince: new Date(since).toISOString(),
    });
    say('counsellor', 'Yes.');
    expect((await row('counsellor')).work).toMatchObject({ waitingSince: null });
  });

  it('BEY-CNV-07 is for students as specified: no note, no count, no colleague', async () => {
    say('free', 'Hello?');
    await take('counsellor');
    await as('counsellor', contract.addNote, { conversationId, text: 'Anxious about the bond.' });
    const seen = [
      await as('free', chat.listConversations),
      await as('free', chat.openConversation, { studentId: user('free').id }),
      await as('free', chat.listMessages, { conversationId }),
      await as('free', accounts.myDetails),
    ];
    expect(Object.keys((seen[0]!.body as Row[])[0]!)).toEqual(['id', 'student', 'lastUpdated']);
    expect(JSON.stringify(seen)).not.toMatch(/Anxious|Kavita|work/);
  });

  it('BEY-CNV-05 is taken by one of two, and the other reads who has it', async () => {
    const [first, second] = [await take('counsellor'), await take('admin')];
    expect(first.status).toBe(200);
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      message: 'Kavita Joshi has this conversation.',
      conversation: { work: { assignee: { username: 'Kavita Joshi' } } },
    });
    expect((await take('admin', user('counsellor').id)).status).toBe(200);
    expect((await row('counsellor')).work?.assignee?.username).toBe('Priya Nair');
  });

  it('BEY-CNV-21 is taken by who answers it first, and from nobody who has it', async () => {
    say('free', 'Hello?');
    expect((await row('admin')).work?.assignee).toBeNull();
    say('counsellor', 'Hello, how can we help?');
    expect((await row('admin')).work?.assignee?.username).toBe('Kavita Joshi');
    say('admin', 'A word from me, too.');
    expect((await row('admin')).work?.assignee?.username).toBe('Kavita Joshi');
  });

  it('BEY-CNV-14 is handed to any other counsellor of the list', async () => {
    const listed = (await as('counsellor', contract.listCounsellors)).body as { id: number }[];
    const ids = listed.map(({ id }) => id);
    expect(ids).toContain(user('admin').id);
    expect(ids).not.toContain(user('free').id);
    const { status, body } = await as('counsellor', contract.assignConversation, {
      conversationId,
      assigneeId: user('admin').id,
      previousId: null,
    });
    expect([status, body]).toMatchObject([200, { work: { assignee: { username: 'Priya Nair' } } }]);
  });

  it('BEY-CNV-05 is taken by staff alone', async () => {
    const input = { conversationId, assigneeId: user('free').id, previousId: null };
    expect((await as('admin', contract.assignConversation, input)).status).toBe(400);
  });

  it('BEY-CNV-17 whose last message needs no answer waits nowhere, until the next one', async () => {
    const waiting = async () => {
      const listed = await find({ scope: 'waiting', selected: conversationId });
      const home = (await as('admin', overviews.adminWaiting)).body as AnswerOf<
        typeof overviews.adminWaiting
      >;
      const chats = home.find(({ kind }) => kind === 'chats')!.count;
      expect(chats).toBe(listed.found);
      return listed.conversations.some(({ id }) => id === conversationId);
    };
    const { id: messageId } = say('free', 'Understood, thank you!');
    expect(await waiting()).toBe(true);
    const settled = await as('counsellor', contract.settleConversation, {
      conversationId,
      messageId,
    });
    expect(settled).toMatchObject({ status: 200, body: { work: { waitingSince: null } } });
    expect(await waiting()).toBe(false);
    say('free', 'One more question.');
    expect(await waiting()).toBe(true);
  });

  it('BEY-CNV-04 that is closed waits for nobody, and opens with the student’s next message', async () => {
    say('free', 'Thank you!');
    await as('counsellor', contract.closeConversation, { conversationId, isClosed: true });
    expect((await row('admin')).work).toMatchObject({ isClosed: true, waitingSince: null });
    say('free', 'One more question.');
    expect((await row('admin')).work?.isClosed).toBe(false);
  });

  it('BEY-CNV-07 has notes with their authors, oldest first', async () => {
    for (const text of ['First.', 'Second.'])
      await as('counsellor', contract.addNote, { conversationId, text });
    expect((await as('admin', contract.listNotes, { conversationId })).body).toMatchObject([
      { authorName: 'Kavita Joshi', text: 'First.' },
      { text: 'Second.' },
    ]);
  });

  it('BEY-CNV-09 has the student beside it: rank, plan, last prediction, choice lists', async () => {
    const { body } = await as('counsellor', contract.readStudent, { conversationId });
    expect(body).toMatchObject({
      username: 'Ananya Sharma',
      air: 8500,
      plan: 'FREE',
      counsellingCategory: 'NEET UG Counselling 2025',
      lastPrediction: null,
      choiceLists: [],
    });
    expect(JSON.stringify(body)).not.toContain('password');
    const asked = { air: 8500, subject: 'MBBS', category: 'General', quotaName: 'All India' };
    await as('free', prediction.recommend, { ...asked, counselingCategory: 'UG' });
    expect((await as('counsellor', contract.readStudent, { conversationId })).body).toMatchObject({
      lastPrediction: asked,
    });
  });
});

it('BEY-CNV-15 a saved reply is edited, and the audit trail has both texts', async () => {
  const { db } = host.backend;
  const [reply] = db.savedReplies.all();
  const edited = { title: 'Documents', text: 'Bring the originals.' };
  const { body } = await as('counsellor', contract.updateSavedReply, { id: reply!.id, ...edited });
  expect(body).toEqual({ id: reply!.id, ...edited });
  expect(db.auditEntries.all().at(-1)!.changes).toContainEqual({
    field: 'text',
    before: reply!.text,
    after: edited.text,
  });
  const unknown = await as('counsellor', contract.updateSavedReply, { id: 999, ...edited });
  expect(unknown.status).toBe(404);
});

it('BEY-ATK-32 a saved reply that two edit takes no change of the other back', async () => {
  const [reply] = host.backend.db.savedReplies.all();
  const { id, ...seen } = reply!;
  const edit = (changes: object) =>
    as('counsellor', contract.updateSavedReply, { id, ...seen, ...changes, seen });
  await edit({ text: 'Bring the originals.' });
  expect((await edit({ title: 'Papers' })).body).toEqual({
    id,
    title: 'Papers',
    text: 'Bring the originals.',
  });
  expect(await edit({ text: 'Bring copies.' })).toMatchObject({
    status: 409,
    body: { conflicts: [{ field: 'text', value: 'Bring the originals.' }] },
  });
});

describe('all conversations', () => {
  it('BEY-CNV-03 are searched by what was written in them', async () => {
    say('free', `The harbour deposit of my seat ${'x'.repeat(500)}`);
    const { conversations, found, all } = await find({ search: 'HARBOUR dep' });
    expect(conversations[0]).toMatchObject({
      id: conversationId,
      excerpt: expect.stringMatching(/^The harbour deposit.*…$/),
    });
    expect([found, conversations.length, all > 1]).toEqual([1, 1, true]);
    const { conversations: named } = await find({ search: ' ANANYA sh' });
    expect(named[0]).toMatchObject({ id: conversationId, excerpt: null });
    const { phone, rollNumber, email } = host.backend.db.users.get(named[0]!.student!.id!)!;
    for (const search of [phone!, rollNumber!, email]) {
      const { conversations: called } = await find({ search });
      expect(called.map(({ id }) => id)).toEqual([conversationId]);
    }
    expect(await find({ search: '@seatwise.test' })).toMatchObject({ found: 0 });
    await as('counsellor', contract.closeConversation, { conversationId, isClosed: true });
    expect(await find({ search: 'HARBOUR dep' })).toMatchObject({ found: 1 });
  });

  it('BEY-CNV-02 BEY-CNV-04 are filtered, who waits longest first and then the latest', async () => {
    const { clock } = host.environment;
    say('free', 'Hello?');
    clock.offset += 60_000;
    const { id: other } = host.backend.chat.open(user('basic'));
    host.backend.chat.postMessage(user('basic'), other, 'Hello?', null);
    const ids = async (query: Record<string, unknown>) =>
      (await find(query)).conversations.map(({ id }) => id);
    const { conversations } = await find({ scope: 'waiting' });
    const all = await ids({});
    expect(all.slice(0, conversations.length)).toEqual(conversations.map(({ id }) => id));
    const [next] = all.slice(conversations.length);
    host.backend.chat.postMessage(
      user('counsellor'),
      conversationId,
      'Hello, how can we help?',
      null,
    );
    expect((await ids({}))[conversations.length - 1]).toBe(conversationId);
    expect((await ids({}))[conversations.length]).toBe(next);
    const since = conversations.map(({ work }) => work?.waitingSince);
    expect(since).toEqual(since.toSorted((a, b) => Date.parse(a!) - Date.parse(b!)));
    expect(conversations.at(-1)).toMatchObject({ id: other });
    expect(await ids({ scope: 'mine' })).toEqual([conversationId]);
    await as('counsellor', contract.closeConversation, { conversationId, isClosed: true });
    expect(await ids({ scope: 'mine' })).toEqual([]);
    expect(await ids({ scope: 'mine', state: 'closed' })).toEqual([conversationId]);
  });

  it('BEY-CNV-11 come in pages that hold each one once, with what is unread in all of them', async () => {
    say('free', 'Hello?');
    const { found, unread } = await find({});
    const pages = Math.ceil(found / 3);
    const seen: number[] = [];
    for (let page = 1; page <= pages; page += 1)
      for (const { id } of (await find({ page, size: 3 })).conversations) seen.push(id);
    expect([seen.length, new Set(seen).size]).toEqual([found, found]);
    const past = await find({ page: pages + 1, size: 3, selected: conversationId });
    expect(past.conversations.map(({ id }) => id)).toEqual(seen.slice(3 * (pages - 1)));
    expect(past.selected).toMatchObject({ id: conversationId, work: { unread: 1 } });
    const { id } = say('free', 'Is anybody there?');
    expect(await find({})).toMatchObject({ unread: unread + 1, upTo: id });
    await as('counsellor', contract.readConversation, { conversationId, messageId: id });
    expect(await find({})).toMatchObject({ unread: unread - 1 });
  });

  it('BEY-CNV-10 have figures: open, waiting, time to the first answer, messages by hour', async () => {
    const { db } = host.backend;
    for (const { id } of db.conversations.all())
      db.conversations.update(id, { isClosed: id !== conversationId });
    for (const { id } of db.messages.all()) db.messages.delete(id);
    const { clock } = host.environment;
    say('free', 'Hello?');
    say('free', 'Hello??');
    clock.offset += 5 * 60_000;
    say('counsellor', 'Hello!');
    say('free', 'Is Miraj within reach?');
    const { body } = await as('counsellor', contract.chatFigures);
    expect(body).toMatchObject({ open: 1, waiting: 1, firstAnswerMinutes: 5 });
    const { byHour } = body as { byHour: number[] };
    expect(byHour.reduce((sum, count) => sum + count, 0)).toBe(3);
  });
});
