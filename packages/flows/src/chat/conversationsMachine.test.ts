import { chat as contract } from '@seatwise/api-client/contract/chat';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { conversation, message } from './testing/chat.ts';
import { settled } from './testing/startChat.ts';
import { arrived, at, startConversations } from './testing/startConversations.ts';
import { unreadIn } from './conversations.ts';

describe('the conversations', () => {
  it('ADC-01 ADC-15 ADC-17 are listed, the last one spoken in first', async () => {
    const { ids, value, opened, context } = await startConversations();
    expect(value()).toBe('shown');
    expect(ids()).toEqual([2, 1, 3]);
    expect(opened).toEqual([]);
    expect(context()).toMatchObject({ unread: {}, isStale: false });
    expect(context().list[1]).toEqual({
      id: 1,
      student: { id: 4, username: 'Ananya Sharma' },
      lastUpdated: at(1),
    });
    expect(contract.listConversations.requirement).toBe('END-26');
  });

  it('CHT-13 open the one of a student, who gets it made at the first time', async () => {
    const asked: unknown[] = [];
    const { opened, ids } = await startConversations({
      isStaff: false,
      load: async () => [],
      open: async (input) => {
        asked.push(input);
        return conversation({ id: 9 });
      },
    });
    expect(asked).toEqual([{ studentId: 4 }]);
    expect(z.safeParse(contract.openConversation.body, asked[0]).success).toBe(true);
    expect(contract.openConversation.requirement).toBe('END-27');
    expect(opened).toEqual([9]);
    expect(ids()).toEqual([9]);
  });

  it('open the one that a student has', async () => {
    const { opened } = await startConversations({
      isStaff: false,
      load: async () => [conversation()],
    });
    expect(opened).toEqual([1]);
  });

  it('make none for an admin', async () => {
    const { value, ids } = await startConversations({ load: async () => [] });
    expect(value()).toBe('shown');
    expect(ids()).toEqual([]);
  });

  it.each([
    ['loading', { load: () => Promise.reject(new Error('down')) }],
    [
      'opening',
      {
        isStaff: false,
        load: async () => [],
        open: () => Promise.reject(new Error('down')),
      },
    ],
  ])('log it when %s fails, and try again after five seconds', async (_, world) => {
    const { clock, context, log, value, loads } = await startConversations(world);
    expect(value()).toBe('failed');
    expect(log).toMatchObject([{ error: { message: 'down' } }]);
    clock.increment(4999);
    expect(loads()).toBe(1);
    clock.increment(1);
    expect(loads()).toBe(2);
    // The failure stays until an attempt succeeds, however long the next one takes.
    expect(value()).toBe('loading');
    expect(context().hasFailed).toBe(true);
  });

  it('are loaded again when they are asked for', async () => {
    const { actor, loads } = await startConversations();
    actor.send({ type: 'reload.requested' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(loads()).toBe(2);
  });
});

describe('a message', () => {
  it('brings its conversation to the front, and counts once as unread', async () => {
    const { actor, ids, context } = await startConversations();
    actor.send(arrived({ id: 5, timestamp: at(4) }));
    actor.send(arrived({ id: 5, timestamp: at(4) }));
    actor.send(arrived({ id: 6, timestamp: at(4) }));
    expect(ids()).toEqual([1, 2, 3]);
    expect(context().list[0]!.lastUpdated).toBe(at(4));
    expect(unreadIn(context(), { id: 1 })).toBe(2);
    expect(unreadIn(context(), { id: 2 })).toBe(0);
  });

  it('counts once also without an id', async () => {
    const { actor, context } = await startConversations();
    const bare = { ...message(), id: null };
    for (const content of ['a', 'a', 'b'])
      actor.send({ type: 'message.arrived', message: { ...bare, content }, isRead: false });
    expect(unreadIn(context(), { id: 1 })).toBe(2);
  });

  it('leaves the time of its conversation alone when it is older', async () => {
    const { actor, ids, context } = await startConversations();
    actor.send(arrived({ conversationId: 2, timestamp: at(2) }));
    expect(ids()).toEqual([2, 1, 3]);
    expect(context().list[0]!.lastUpdated).toBe(at(3));
    actor.send(arrived({ conversationId: 3, timestamp: at(0) }));
    expect(context().list[2]!.lastUpdated).toBe(at(0));
  });

  it('does not count when it is read already, nor longer than that', async () => {
    const { actor, context } = await startConversations();
    actor.send(arrived({ id: 5 }, true));
    expect(unreadIn(context(), { id: 1 })).toBe(0);
    actor.send(arrived({ id: 6 }));
    actor.send(arrived({ id: 7, conversationId: 2 }));
    actor.send({ type: 'conversation.read', conversationId: 1 });
    expect(unreadIn(context(), { id: 1 })).toBe(0);
    expect(unreadIn(context(), { id: 2 })).toBe(1);
  });

  it('of a conversation that is not listed has the list loaded again', async () => {
    const { actor, loads, context } = await startConversations();
    actor.send(arrived({ conversationId: 7 }));
    expect(loads()).toBe(2);
    expect(unreadIn(context(), { id: 7 })).toBe(1);
    actor.send(arrived({ conversationId: 1 }));
    await settled();
    expect(loads()).toBe(2);
  });

  it('that comes while the list is loaded has it loaded once more', async () => {
    const { actor, loads, value } = await startConversations();
    actor.send({ type: 'reload.requested' });
    actor.send(arrived({ conversationId: 7, id: 1 }));
    actor.send(arrived({ conversationId: 7, id: 2 }));
    expect(loads()).toBe(2);
    await settled();
    expect(loads()).toBe(3);
    expect(value()).toBe('shown');
  });
});
