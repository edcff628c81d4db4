import { chat } from '@seatwise/api-client/contract/chat';
import { maxMessageLength, messagePageSize } from '@seatwise/api-client/contract/constants/chat';
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
const open = async (mailbox: string): Promise<number> =>
  ((await as(mailbox, chat.openConversation, { studentId: id(mailbox) })).body as { id: number })
    .id;

describe('conversations', () => {
  it('END-26 ADC-15 lists all of them for an admin, the latest first, and one’s own for a student', async () => {
    const mine = await open('free');
    const all = (await as('admin', chat.listConversations, {})).body as {
      id: number;
      student: { username: string };
      lastUpdated: string;
    }[];
    expect(all.length).toBeGreaterThan(10);
    expect(all[0]).toMatchObject({ id: mine, student: { username: 'Ananya Sharma' } });
    const times = all.map(({ lastUpdated }) => Date.parse(lastUpdated));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect((await as('free', chat.listConversations, {})).body).toHaveLength(1);
    expect((await as('basic', chat.listConversations, {})).body).toEqual([]);
  });

  it('END-27 keeps one for each student however often it is opened', async () => {
    const ids = await Promise.all([open('free'), open('free'), open('free')]);
    expect(new Set(ids).size).toBe(1);
  });

  it('opens none for another student, for an admin or for nobody', async () => {
    expect((await as('free', chat.openConversation, { studentId: id('basic') })).status).toBe(403);
    expect((await as('admin', chat.openConversation, { studentId: id('superadmin') })).status).toBe(
      404,
    );
    expect((await as('admin', chat.openConversation, { studentId: 999_999 })).status).toBe(404);
    expect((await as('admin', chat.openConversation, { studentId: id('basic') })).status).toBe(200);
  });
});

describe('messages', () => {
  it('END-28 END-29 CHT-10 CHT-11 come back in order with the specified fields', async () => {
    const conversationId = await open('free');
    for (const content of ['First', 'Second'])
      await as('free', chat.postMessage, {
        conversationId,
        senderId: 999,
        content,
        timestamp: 'whenever',
      });
    const { body } = await as('admin', chat.listMessages, { conversationId });
    const time = new Date(host.environment.clock.now()).toISOString();
    expect(body).toEqual(
      ['First', 'Second'].map((content) => ({
        id: expect.any(Number) as number,
        conversationId,
        senderId: id('free'),
        senderName: 'Ananya Sharma',
        content,
        timestamp: time,
        clientMessageId: null,
      })),
    );
  });

  it('stay between the student and the admins', async () => {
    const conversationId = await open('free');
    expect((await as('basic', chat.listMessages, { conversationId })).status).toBe(404);
    expect(
      (
        await as('basic', chat.postMessage, {
          conversationId,
          senderId: 1,
          content: 'Hi',
          timestamp: '',
        })
      ).status,
    ).toBe(404);
  });

  it('refuse emptiness', async () => {
    const conversationId = await open('free');
    expect(
      (
        await as('free', chat.postMessage, {
          conversationId,
          senderId: 1,
          content: ' \n',
          timestamp: '',
        })
      ).status,
    ).toBe(400);
  });

  it('BEY-MSG-01 have at most 4,000 characters, and a longer one is refused in words', async () => {
    const conversationId = await open('free');
    const send = (content: string) =>
      as('free', chat.postMessage, { conversationId, senderId: 1, content, timestamp: '' });
    for (const letter of ['x', 'क', '"', '\u0001'])
      expect((await send(letter.repeat(maxMessageLength))).status).toBe(200);
    const refused = await send('क'.repeat(maxMessageLength + 1));
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      message: 'content: A message has at most 4,000 characters.',
    });
  });

  it('BEY-MSG-02 come page by page where a page is asked for, and all at once where none is', async () => {
    const conversationId = await open('free');
    const user = userOf(host.backend, 'free');
    for (let number = 1; number <= 120; number += 1)
      host.backend.chat.postMessage(user, conversationId, `m${number}`, null);
    const page = async (query: { before?: number; limit?: number }) =>
      (await as('free', chat.listMessages, { conversationId, ...query })).body as {
        id: number;
        content: string;
      }[];
    expect(await page({})).toHaveLength(120);
    const newest = await page({ limit: messagePageSize });
    expect(newest.map(({ content }) => content)).toEqual(
      Array.from({ length: 50 }, (_, index) => `m${71 + index}`),
    );
    const earlier = await page({ limit: messagePageSize, before: newest[0]!.id });
    expect([earlier.length, earlier[0]!.content, earlier.at(-1)!.content]).toEqual([
      50,
      'm21',
      'm70',
    ]);
    const first = await page({ limit: messagePageSize, before: earlier[0]!.id });
    expect(first).toHaveLength(20);
    expect(await page({ limit: 5, before: first[0]!.id })).toEqual([]);
    expect(await page({ before: first[2]!.id })).toHaveLength(2);
  });

  it('BEY-MSG-02 refuse a page that is too long, and one before a message of elsewhere', async () => {
    const conversationId = await open('free');
    const status = async (query: { before?: number; limit?: number }) =>
      (await as('free', chat.listMessages, { conversationId, ...query })).status;
    expect(await status({ limit: 201 })).toBe(400);
    expect(await status({ limit: 0 })).toBe(400);
    expect(await status({ before: 999_999 })).toBe(400);
  });

  const say = (mailbox: string, conversationId: number) =>
    call(
      host,
      chat.postMessage,
      { conversationId, senderId: 1, content: 'one more', timestamp: '' },
      { token: tokens[mailbox]! },
    );
  const tokens: Record<string, string> = {};
  beforeEach(async () => {
    for (const mailbox of ['free', 'admin']) tokens[mailbox] = await tokenFor(host, mailbox);
  });

  it('come at most a thousand in a burst', async () => {
    const conversationId = await open('free');
    const user = userOf(host.backend, 'admin');
    for (let i = 0; i < 1000; i += 1)
      host.backend.chat.postMessage(user, conversationId, `m${i}`, null);
    const refused = await say('admin', conversationId);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    host.environment.clock.offset += 1000;
    expect((await say('admin', conversationId)).status).toBe(200);
  });

  it('BEY-MSG-05 of one student are at most 500 within a day; the refusal says so, and when to come back', async () => {
    const conversationId = await open('free');
    const user = userOf(host.backend, 'free');
    for (let i = 0; i < 500; i += 1) {
      host.backend.chat.postMessage(user, conversationId, `m${i}`, `c-${i}`);
      host.environment.clock.offset += 1000;
    }
    const refused = await say('free', conversationId);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(24 * 60 * 60 - 500));
    expect(await refused.json()).toEqual({
      message: 'You have sent 500 messages within a day. Please write again later.',
    });
    // A repeated message is answered as before, and counsellors have no limit.
    expect(host.backend.chat.postMessage(user, conversationId, 'm7', 'c-7').content).toBe('m7');
    expect((await say('admin', conversationId)).status).toBe(200);
    host.environment.clock.offset += 24 * 60 * 60_000 - 500_000;
    tokens['free'] = await tokenFor(host, 'free');
    expect((await say('free', conversationId)).status).toBe(200);
  });
});
