import { destinations } from '@seatwise/api-client/contract/chat';
import { describe, expect, it } from 'vitest';
import { conversation } from './testing/chat.ts';
import { chatAdmin, settled, startChat } from './testing/startChat.ts';

const own = { destination: 'userQueue', userId: 4 } as const;
const admins = { destination: 'adminNotifications' } as const;
const topic = (conversationId: number) =>
  ({ destination: 'conversation', conversationId }) as const;

describe('connecting', () => {
  it('CHT-01 CHT-03 CHT-06 STP-03 STP-04 listens to the own queue and to the conversation', async () => {
    const chat = startChat();
    await settled();
    expect(chat.state().matches({ connection: { online: { starting: 'connecting' } } })).toBe(true);
    expect(chat.state().hasTag('busy')).toBe(true);
    expect(chat.context().unconfirmed).toEqual([]);
    chat.send({ type: 'socket.opened' });
    expect(chat.commands).toEqual([{ type: 'subscribe', subscriptions: [own, topic(1)] }]);
    expect(chat.state().hasTag('live')).toBe(false);
    expect(chat.context().unconfirmed).toEqual(['userQueue', 'conversation 1']);
    chat.send({ type: 'subscription.confirmed', subscription: topic(1) });
    expect(chat.state().hasTag('live')).toBe(false);
    chat.send({ type: 'subscription.confirmed', subscription: own });
    expect(chat.state().hasTag('live')).toBe(true);
    expect(chat.context().unconfirmed).toEqual([]);
    expect(destinations.userQueue.requirement).toBe('STP-03');
  });

  it('ADC-19 STP-02 listens to the notifications as an admin', async () => {
    const chat = startChat({ me: chatAdmin });
    await chat.connect();
    expect(chat.commands).toEqual([{ type: 'subscribe', subscriptions: [admins] }]);
    expect(chat.state().hasTag('live')).toBe(true);
    expect(chat.asked).toEqual([]);
    expect(destinations.adminNotifications.requirement).toBe('STP-02');
  });

  it('CHT-05 ADC-18 loads the messages only when the server has confirmed the subscriptions', async () => {
    const chat = startChat();
    await settled();
    chat.send({ type: 'socket.opened' });
    const before = chat.asked.length;
    chat.send({ type: 'subscription.confirmed', subscription: own });
    expect(chat.asked).toHaveLength(before);
    chat.send({ type: 'subscription.confirmed', subscription: topic(1) });
    expect(chat.asked).toHaveLength(before + 1);
    expect(chat.asked.at(-1)).toEqual([1]);
    expect(chat.state().hasTag('loading')).toBe(true);
    await settled();
    expect(chat.state().hasTag('loading')).toBe(false);
  });

  it('loads the conversations again, and keeps the one that is selected', async () => {
    const chat = startChat();
    await chat.connect();
    expect(chat.listings()).toBe(2);
    expect(chat.context().selected).toBe(1);
  });

  it('gives up when the server takes too long to begin', async () => {
    const chat = startChat();
    await settled();
    chat.send({ type: 'socket.opened' });
    chat.clock.increment(14_999);
    expect(chat.state().matches({ connection: 'online' })).toBe(true);
    chat.clock.increment(1);
    expect(chat.state().matches({ connection: 'backoff' })).toBe(true);
  });
});

describe('losing the connection', () => {
  it('CHT-02 CHT-15 ADC-21 STP-06 logs it, and connects again after 5000 ms', async () => {
    const chat = startChat();
    await chat.connect();
    chat.send({ type: 'socket.closed', reason: 'closed (1006)' });
    expect(chat.state().matches({ connection: 'backoff' })).toBe(true);
    expect(chat.log).toEqual([{ type: 'socket.closed', reason: 'closed (1006)' }]);
    chat.clock.increment(4999);
    expect(chat.openings()).toBe(1);
    chat.clock.increment(1);
    expect(chat.openings()).toBe(2);
    await chat.connect();
    expect(chat.state().hasTag('live')).toBe(true);
    expect(chat.commands.slice(-1)).toEqual([
      { type: 'subscribe', subscriptions: [own, topic(1)] },
    ]);
    expect(chat.asked.at(-1)).toEqual([1]);
  });

  it('does not wait when the page is seen again', async () => {
    const chat = startChat();
    await chat.connect();
    chat.send({ type: 'socket.closed', reason: '' }, { type: 'network.resumed' });
    expect(chat.openings()).toBe(2);
  });

  it('does not try again with a token that is refused, until there is another', async () => {
    const chat = startChat();
    await settled();
    chat.send({ type: 'socket.closed', reason: 'closed (4401)', isUnauthorized: true });
    expect(chat.log).toEqual([
      { type: 'socket.closed', reason: 'closed (4401)', isUnauthorized: true },
      { type: 'connection.unauthorized' },
    ]);
    chat.clock.increment(100_000);
    chat.send({ type: 'network.resumed' });
    expect(chat.openings()).toBe(1);
    chat.send({ type: 'token.renewed' });
    expect(chat.openings()).toBe(2);
  });

  it('asks a connection in doubt for a sign of life, and replaces it when there is none', async () => {
    const chat = startChat();
    await chat.connect();
    chat.send({ type: 'network.resumed' }, { type: 'network.resumed' });
    expect(chat.commands.filter(({ type }) => type === 'probe')).toHaveLength(1);
    chat.send({ type: 'probe.confirmed' });
    chat.clock.increment(5000);
    expect(chat.openings()).toBe(1);
    chat.send({ type: 'network.resumed' });
    chat.clock.increment(4999);
    expect(chat.openings()).toBe(1);
    chat.clock.increment(1);
    expect(chat.openings()).toBe(2);
    expect(chat.state().hasTag('live')).toBe(false);
  });
});

describe('selecting a conversation', () => {
  const two = [conversation(), conversation({ id: 2 })];

  it('CHT-05 CHT-06 ADC-18 ADC-21 STP-04 listens to its topic, then loads its messages', async () => {
    const chat = startChat({ me: chatAdmin, list: two });
    await chat.connect();
    chat.send({ type: 'conversation.selected', conversationId: 2 });
    expect(chat.commands.at(-1)).toEqual({ type: 'subscribe', subscriptions: [topic(2)] });
    expect(chat.state().hasTag('live')).toBe(false);
    expect(chat.asked).toEqual([[2]]);
    chat.send({ type: 'subscription.confirmed', subscription: topic(2) });
    expect(chat.state().hasTag('live')).toBe(true);
    expect(chat.asked).toEqual([[2], [2]]);
    expect(chat.aborted()).toBe(1);
  });

  it('waits for the topic that was asked for last', async () => {
    const chat = startChat({ me: chatAdmin, list: two });
    await chat.connect();
    chat.send(
      { type: 'conversation.selected', conversationId: 1 },
      { type: 'conversation.selected', conversationId: 2 },
      { type: 'subscription.confirmed', subscription: topic(1) },
    );
    expect(chat.state().hasTag('live')).toBe(false);
    chat.send({ type: 'subscription.confirmed', subscription: topic(2) });
    expect(chat.state().hasTag('live')).toBe(true);
  });

  it('waits for one topic at a time, and for nothing that was confirmed before', async () => {
    const chat = startChat({ me: chatAdmin, list: two });
    await settled();
    chat.send(
      { type: 'socket.opened' },
      { type: 'conversation.selected', conversationId: 1 },
      { type: 'conversation.selected', conversationId: 2 },
    );
    expect(chat.context().unconfirmed).toEqual(['adminNotifications', 'conversation 2']);
    chat.send({ type: 'subscription.confirmed', subscription: admins });
    expect(chat.context().unconfirmed).toEqual(['conversation 2']);
  });

  it('still waits for the notifications when it is selected before they are confirmed', async () => {
    const chat = startChat({ me: chatAdmin, list: two });
    await settled();
    chat.send(
      { type: 'socket.opened' },
      { type: 'conversation.selected', conversationId: 2 },
      { type: 'subscription.confirmed', subscription: topic(2) },
    );
    expect(chat.state().hasTag('live')).toBe(false);
    chat.send({ type: 'subscription.confirmed', subscription: admins });
    expect(chat.state().hasTag('live')).toBe(true);
  });

  it('does nothing where it is selected already', async () => {
    const chat = startChat();
    await chat.connect();
    const { length } = chat.commands;
    chat.send({ type: 'conversation.selected', conversationId: 1 });
    expect(chat.commands).toHaveLength(length);
    expect(chat.state().hasTag('loading')).toBe(false);
  });

  it('CHT-05 loads its messages also while there is no connection', async () => {
    const chat = startChat({ me: chatAdmin, list: two });
    chat.send({ type: 'conversation.selected', conversationId: 2 });
    expect(chat.asked).toEqual([[2]]);
    expect(chat.commands).toEqual([]);
    await settled();
    chat.send({ type: 'socket.opened' });
    expect(chat.commands).toEqual([{ type: 'subscribe', subscriptions: [admins, topic(2)] }]);
  });
});
