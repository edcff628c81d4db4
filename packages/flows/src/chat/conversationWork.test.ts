import { describe, expect, it } from 'vitest';
import { unreadInAll } from './conversationEntries.ts';
import { firstQuery, type ConversationQuery } from './conversationFilter.ts';
import { unreadIn, type Conversation } from './conversations.ts';
import { conversation } from './testing/chat.ts';
import { settled } from './testing/startChat.ts';
import { arrived, at, startConversations } from './testing/startConversations.ts';

describe('what staff see of the conversations', () => {
  const worked = (work: Conversation['work']) =>
    startConversations({ load: async () => [conversation({ id: 1, lastUpdated: at(1), work })] });
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
    const { actor, context } = await startConversations({ load: async () => rows });
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

  it('BEY-CNV-02 is listed behind those that wait longer, and once answered behind all that wait', async () => {
    const { actor, ids } = await startConversations({
      load: async () => [
        conversation({ id: 2, lastUpdated: at(3) }),
        conversation({ id: 3, lastUpdated: at(1), work: { unread: 0, waitingSince: at(1) } }),
        conversation({ id: 1, lastUpdated: at(2), work: { unread: 0, lastMessage: last(7) } }),
      ],
    });
    expect(ids()).toEqual([3, 2, 1]);
    actor.send(arrived({ conversationId: 1, id: 8, senderId: 4, timestamp: at(4) }));
    expect(ids()).toEqual([3, 1, 2]);
    actor.send(arrived({ conversationId: 3, id: 9, senderId: 8, timestamp: at(5) }));
    expect(ids()).toEqual([1, 3, 2]);
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
      const { actor, ids, context } = await startConversations({ load });
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
      const { actor, ids, context, loads } = await startConversations({ load });
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
      const { actor, clock, loads, value, context } = await startConversations({ load });
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
