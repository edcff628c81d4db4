import { chat as contract } from '@seatwise/api-client/contract/chat';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import * as z from 'zod/mini';
import { conversation, message } from './testing/chat.ts';
import { settled } from './testing/startChat.ts';
import { unreadInAll } from './conversationEntries.ts';
import { firstQuery, type ConversationQuery } from './conversationFilter.ts';
import { unreadIn, type Conversation, type LoadedConversations } from './conversations.ts';
import { conversationsMachine } from './conversationsMachine.ts';
import { isChatAdmin } from './me.ts';

const at = (minute: number) => `2026-11-20T10:0${minute}:00.000Z`;
const list = [
  conversation({ id: 1, lastUpdated: at(1) }),
  conversation({ id: 2, lastUpdated: at(3) }),
  conversation({ id: 3, lastUpdated: '' }),
];

interface World {
  readonly isAdmin?: boolean;
  readonly load?: (
    query: ConversationQuery,
  ) => Promise<readonly Conversation[] | LoadedConversations>;
  readonly open?: (input: { studentId: number }) => Promise<Conversation>;
}

const start = async ({
  isAdmin = true,
  load = async () => list,
  open = () => Promise.reject(new Error('called')),
}: World = {}) => {
  const clock = new SimulatedClock();
  const opened: number[] = [];
  const log: unknown[] = [];
  let loads = 0;
  const actor = createActor(
    conversationsMachine.provide({
      actors: {
        loadConversations: fromPromise<LoadedConversations, ConversationQuery>(
          async ({ input }) => {
            loads += 1;
            const loaded = await load(input);
            return 'list' in loaded ? loaded : { list: loaded };
          },
        ),
        openConversation: fromPromise<Conversation, { studentId: number }>(({ input }) =>
          open(input),
        ),
      },
      actions: { logFailure: (_, failure) => log.push(failure) },
    }),
    { clock, input: { me: { id: 4, isAdmin }, onOpened: (id) => opened.push(id) } },
  ).start();
  await settled();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    clock,
    opened,
    log,
    loads: () => loads,
    context,
    ids: () => context().list.map(({ id }) => id),
    value: () => actor.getSnapshot().value,
  };
};

const arrived = (details: Parameters<typeof message>[0], isRead = false) =>
  ({ type: 'message.arrived', message: message(details), isRead }) as const;

describe('the conversations', () => {
  it('ADC-01 ADC-15 ADC-17 are listed, the last one spoken in first', async () => {
    const { ids, value, opened, context } = await start();
    expect(value()).toBe('shown');
    expect(ids()).toEqual([2, 1, 3]);
    expect(opened).toEqual([]);
    expect(context()).toMatchObject({ unread: {}, isStale: false });
    expect(context().list[1]).toEqual({
      id: 1,
      student: { id: 4, username: 'Ananya Sharma' },
      lastUpdated: at(1),
    });
    expect(contract.listConversations.documented).toBe('END-26');
  });

  it('CHT-13 open the one of a student, who gets it made at the first time', async () => {
    const asked: unknown[] = [];
    const { opened, ids } = await start({
      isAdmin: false,
      load: async () => [],
      open: async (input) => {
        asked.push(input);
        return conversation({ id: 9 });
      },
    });
    expect(asked).toEqual([{ studentId: 4 }]);
    expect(z.safeParse(contract.openConversation.body, asked[0]).success).toBe(true);
    expect(contract.openConversation.documented).toBe('END-27');
    expect(opened).toEqual([9]);
    expect(ids()).toEqual([9]);
  });

  it('open the one that a student has', async () => {
    const { opened } = await start({ isAdmin: false, load: async () => [conversation()] });
    expect(opened).toEqual([1]);
  });

  it('make none for an admin', async () => {
    const { value, ids } = await start({ load: async () => [] });
    expect(value()).toBe('shown');
    expect(ids()).toEqual([]);
  });

  it.each([
    ['loading', { load: () => Promise.reject(new Error('down')) }],
    [
      'opening',
      {
        isAdmin: false,
        load: async () => [],
        open: () => Promise.reject(new Error('down')),
      },
    ],
  ])('log it when %s fails, and try again after five seconds', async (_, world) => {
    const { clock, context, log, value, loads } = await start(world);
    expect(value()).toBe('failed');
    expect(log).toMatchObject([{ error: { message: 'down' } }]);
    clock.increment(4999);
    expect(loads()).toBe(1);
    clock.increment(1);
    expect(loads()).toBe(2);
    // It stays a failure until a try succeeds, however long the next one takes.
    expect(value()).toBe('loading');
    expect(context().hasFailed).toBe(true);
  });

  it('are loaded again when they are asked for', async () => {
    const { actor, loads } = await start();
    actor.send({ type: 'reload.requested' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(loads()).toBe(2);
  });
});

describe('a message', () => {
  it('brings its conversation to the front, and counts once as unread', async () => {
    const { actor, ids, context } = await start();
    actor.send(arrived({ id: 5, timestamp: at(4) }));
    actor.send(arrived({ id: 5, timestamp: at(4) }));
    actor.send(arrived({ id: 6, timestamp: at(4) }));
    expect(ids()).toEqual([1, 2, 3]);
    expect(context().list[0]!.lastUpdated).toBe(at(4));
    expect(unreadIn(context(), { id: 1 })).toBe(2);
    expect(unreadIn(context(), { id: 2 })).toBe(0);
  });

  it('counts once also without an id', async () => {
    const { actor, context } = await start();
    const bare = { ...message(), id: null };
    for (const content of ['a', 'a', 'b'])
      actor.send({ type: 'message.arrived', message: { ...bare, content }, isRead: false });
    expect(unreadIn(context(), { id: 1 })).toBe(2);
  });

  it('leaves the time of its conversation alone when it is older', async () => {
    const { actor, ids, context } = await start();
    actor.send(arrived({ conversationId: 2, timestamp: at(2) }));
    expect(ids()).toEqual([2, 1, 3]);
    expect(context().list[0]!.lastUpdated).toBe(at(3));
    actor.send(arrived({ conversationId: 3, timestamp: at(0) }));
    expect(context().list[2]!.lastUpdated).toBe(at(0));
  });

  it('does not count when it is read already, nor longer than that', async () => {
    const { actor, context } = await start();
    actor.send(arrived({ id: 5 }, true));
    expect(unreadIn(context(), { id: 1 })).toBe(0);
    actor.send(arrived({ id: 6 }));
    actor.send(arrived({ id: 7, conversationId: 2 }));
    actor.send({ type: 'conversation.read', conversationId: 1 });
    expect(unreadIn(context(), { id: 1 })).toBe(0);
    expect(unreadIn(context(), { id: 2 })).toBe(1);
  });

  it('of a conversation that is not listed has the list loaded again', async () => {
    const { actor, loads, context } = await start();
    actor.send(arrived({ conversationId: 7 }));
    expect(loads()).toBe(2);
    expect(unreadIn(context(), { id: 7 })).toBe(1);
    actor.send(arrived({ conversationId: 1 }));
    await settled();
    expect(loads()).toBe(2);
  });

  it('that comes while the list is loaded has it loaded once more', async () => {
    const { actor, loads, value } = await start();
    actor.send({ type: 'reload.requested' });
    actor.send(arrived({ conversationId: 7, id: 1 }));
    actor.send(arrived({ conversationId: 7, id: 2 }));
    expect(loads()).toBe(2);
    await settled();
    expect(loads()).toBe(3);
    expect(value()).toBe('shown');
  });
});

describe('whom the chat treats as an admin', () => {
  it.each([
    ['ADMIN', true],
    ['SUPER_ADMIN', true],
    ['Admin', true],
    ['Super Admin', true],
    ['FREE', false],
    ['PREMIUM', false],
    ['MODERATOR', false],
    [undefined, false],
  ])('CHT-04 %s: %s', (role, expected) => {
    expect(isChatAdmin(role)).toBe(expected);
  });
});

describe('what staff see of the conversations', () => {
  const worked = (work: Conversation['work']) =>
    start({ load: async () => [conversation({ id: 1, lastUpdated: at(1), work })] });
  const last = (id: number) => ({ id, senderId: 4, content: 'Hello' });

  it('BEY-CNV-01 counts what the row counts and what arrived since, each once', async () => {
    const { actor, context } = await worked({ unread: 2, lastMessage: last(7) });
    const unread = () => unreadIn(context(), context().list[0]!);
    actor.send(arrived({ id: 7, conversationId: 1, timestamp: at(1) }));
    expect(unread()).toBe(2);
    for (let times = 0; times < 2; times += 1)
      actor.send(arrived({ id: 8, conversationId: 1, timestamp: at(2) }));
    expect(unread()).toBe(3);
    actor.send({ type: 'conversation.read', conversationId: 1 });
    expect(unread()).toBe(0);
  });

  it('BEY-CNV-01 counts nothing twice that arrived before the row was made', async () => {
    let rows = [conversation({ id: 1, work: { unread: 0, lastMessage: last(7) } })];
    const { actor, context } = await start({ load: async () => rows });
    actor.send(arrived({ id: 8, conversationId: 1, timestamp: at(2) }));
    rows = [conversation({ id: 1, work: { unread: 1, lastMessage: last(8) } })];
    actor.send({ type: 'reload.requested' });
    await settled();
    expect(unreadIn(context(), context().list[0]!)).toBe(1);
  });

  it('BEY-CNV-02 BEY-CNV-05 follows the messages: a student waits and opens it, an answer ends that', async () => {
    const { actor, context } = await worked({ unread: 0, lastMessage: last(7), isClosed: true });
    const work = () => context().list[0]!.work;
    const said = { conversationId: 1, content: 'And round 2?' };
    actor.send(arrived({ ...said, id: 8, senderId: 4, timestamp: at(2) }));
    actor.send(arrived({ ...said, id: 9, senderId: 4, timestamp: at(3) }));
    expect(work()).toMatchObject({
      lastMessage: { id: 9, content: 'And round 2?' },
      waitingSince: at(2),
      isClosed: false,
    });
    actor.send(arrived({ ...said, id: 10, senderId: 8, timestamp: at(4) }));
    expect(work()).toMatchObject({ lastMessage: { id: 10 }, waitingSince: null });
  });

  it('BEY-CNV-05 takes over what a colleague changed, and keeps the own count', async () => {
    const { actor, context } = await worked({ unread: 2, lastMessage: last(7) });
    const assignee = { id: 9, username: 'Meera Nair' };
    actor.send({
      type: 'conversation.changed',
      conversation: conversation({ id: 1, work: { lastMessage: last(7), assignee } }),
    });
    expect(context().list[0]!.work).toMatchObject({ unread: 2, assignee });
  });

  describe('of a backend with pages', () => {
    const row = (id: number, unread = 0) =>
      conversation({ id, lastUpdated: at(9 - id), work: { unread, lastMessage: null } });
    const counts = { found: 3, all: 3, unread: 7, upTo: 20 };
    const paged = () => {
      const queries: ConversationQuery[] = [];
      const load = async (query: ConversationQuery) => {
        queries.push(query);
        const list = query.page === 1 ? [row(1, 1), row(2, 2)] : [row(3, 4)];
        const selected = query.selected === null ? null : row(query.selected, 4);
        return { list, counts, selected };
      };
      return { queries, load };
    };

    it('BEY-CNV-11 load the page that is asked for, and count what is unread on the others', async () => {
      const { queries, load } = paged();
      const { actor, ids, context } = await start({ load });
      expect([ids(), unreadInAll(context())]).toEqual([[1, 2], 7]);
      actor.send({ type: 'query.changed', query: { ...firstQuery, page: 2 } });
      await settled();
      expect([ids(), unreadInAll(context())]).toEqual([[3], 7]);
      expect(queries.map(({ page }) => page)).toEqual([1, 2]);
      actor.send({ type: 'conversation.read', conversationId: 3 });
      expect(unreadInAll(context())).toBe(3);
    });

    it('BEY-CNV-11 bring the open one along, and ask for it only where it is not known', async () => {
      const { queries, load } = paged();
      const { actor, ids, context, loads } = await start({ load });
      actor.send({ type: 'query.changed', query: { ...firstQuery, selected: 2 } });
      expect(loads()).toBe(1);
      actor.send({ type: 'query.changed', query: { ...firstQuery, selected: 3 } });
      await settled();
      expect(queries.at(-1)).toMatchObject({ selected: 3 });
      expect([ids(), context().unlisted?.id]).toEqual([[1, 2], 3]);
      expect(unreadInAll(context())).toBe(7);
    });

    it('BEY-CNV-11 load a page again once for all that has happened to it', async () => {
      const { load } = paged();
      const { actor, clock, loads, value, context } = await start({ load });
      actor.send(arrived({ id: 21, conversationId: 1 }));
      expect(value()).toBe('shown');
      actor.send(arrived({ id: 22, conversationId: 3 }));
      actor.send(arrived({ id: 23, conversationId: 3 }));
      actor.send({ type: 'conversation.changed', conversation: row(2) });
      expect(unreadInAll(context())).toBe(8);
      expect([value(), loads()]).toEqual(['outdated', 1]);
      clock.increment(500);
      await settled();
      expect([value(), loads()]).toEqual(['shown', 2]);
    });
  });
});
