import { destinations } from '@seatwise/api-client/contract/chat';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { chatStart, entry, message, row } from './testing/chat.ts';
import {
  chatAdmin,
  settled,
  startChat,
  startConnected,
  type StartedChat,
} from './testing/startChat.ts';
import type { MessageRow } from './message.ts';
import type { SocketCommand } from './socket.ts';

const published = ({ commands }: StartedChat) =>
  commands
    .filter((command): command is Extract<SocketCommand, { type: 'publish' }> => {
      return command.type === 'publish';
    })
    .flatMap(({ messages }) => messages);
const statuses = (chat: StartedChat) => chat.context().outbox.map(({ status }) => status);
const echo = (details: Partial<MessageRow> = {}) =>
  ({
    type: 'message.received',
    message: message({ senderId: 4, clientMessageId: 'me-1', content: 'Hello', ...details }),
  }) as const;
const messageSent = (text = 'Hello') => ({ type: 'message.sent', text }) as const;

describe('sending', () => {
  it('CHT-10 CHT-11 CHT-12 STP-05 publishes the message as the contract draws it', async () => {
    const chat = await startConnected();
    chat.send(messageSent(' Hello '));
    expect(published(chat)).toEqual([
      {
        id: 'me-1',
        message: { conversationId: 1, senderId: 4, content: 'Hello', timestamp: chatStart },
      },
    ]);
    const [sent] = published(chat);
    expect(z.safeParse(destinations.send.message, sent!.message).success).toBe(true);
    expect(destinations.send.requirement).toBe('STP-05');
  });

  it('shows the message as sending, then as sent, until its echo replaces it', async () => {
    const chat = await startConnected();
    chat.send(messageSent());
    expect(chat.context().outbox).toEqual([entry()]);
    expect(chat.stored.at(-1)).toEqual([entry()]);
    chat.send({ type: 'publish.confirmed', id: 'me-1' });
    expect(statuses(chat)).toEqual(['sent']);
    chat.send(echo());
    expect(chat.context().outbox).toEqual([]);
    expect(chat.stored.at(-1)).toEqual([]);
    expect(chat.context().messages).toMatchObject([{ id: 1, clientMessageId: 'me-1' }]);
  });

  it('gives every message an id of its own', async () => {
    const chat = await startConnected();
    chat.send(messageSent('ok'), messageSent('ok'));
    expect(published(chat).map(({ id }) => id)).toEqual(['me-1', 'me-2']);
  });

  it('CHT-09 ADC-22 ignores a blank text, connected or not', async () => {
    const chat = startChat();
    chat.send(messageSent('  '));
    await chat.connect();
    chat.send(messageSent('\n'), messageSent(''));
    expect(published(chat)).toEqual([]);
    expect(chat.context().outbox).toEqual([]);
    expect(chat.log).toEqual([]);
  });

  it('ignores a text that no frame can carry', async () => {
    const chat = await startConnected();
    chat.send(messageSent('a'.repeat(60_000)));
    expect(published(chat)).toEqual([]);
  });

  it('CHT-08 ADC-21 only warns while it is not connected, and does nothing', async () => {
    const chat = startChat();
    chat.send(messageSent());
    await chat.connect();
    chat.send({ type: 'socket.closed', reason: '' }, messageSent());
    expect(chat.log).toEqual([
      'not connected',
      expect.objectContaining({ type: 'socket.closed' }),
      'not connected',
    ]);
    expect(chat.context().outbox).toEqual([]);
    expect(published(chat)).toEqual([]);
  });

  it('warns where no conversation is selected', async () => {
    const chat = await startConnected({ me: chatAdmin });
    chat.send(messageSent());
    expect(chat.log).toEqual(['not connected']);
  });

  it('ADC-16 ADC-20 answers as an admin with the admin’s id', async () => {
    const chat = await startConnected({ me: chatAdmin });
    chat.send({ type: 'conversation.selected', conversationId: 1 });
    chat.send({
      type: 'subscription.confirmed',
      subscription: { destination: 'conversation', conversationId: 1 },
    });
    chat.send(messageSent());
    expect(published(chat)[0]!.message).toMatchObject({ senderId: 8, conversationId: 1 });
  });
});

describe('a message without an echo', () => {
  it('is not delivered after ten seconds; the connection is in doubt; Retry sends it again', async () => {
    const chat = await startConnected();
    chat.send(messageSent());
    chat.clock.increment(9999);
    expect(statuses(chat)).toEqual(['sending']);
    chat.clock.increment(1);
    expect(statuses(chat)).toEqual(['notDelivered']);
    expect(chat.stored.at(-1)).toMatchObject([{ status: 'notDelivered' }]);
    expect(chat.commands.at(-1)).toEqual({ type: 'probe' });
    chat.send({ type: 'message.retried', id: 'me-1' });
    expect(published(chat).map(({ id }) => id)).toEqual(['me-1', 'me-1']);
    expect(statuses(chat)).toEqual(['sending']);
    chat.send({ type: 'message.retried', id: 'me-1' });
    expect(published(chat)).toHaveLength(2);
    expect(chat.stored.at(-1)).toMatchObject([{ status: 'sending' }]);
  });

  it('is given up alone, where another was sent later', async () => {
    const chat = await startConnected();
    chat.send(messageSent('one'));
    chat.clock.increment(6000);
    chat.send(messageSent('two'));
    chat.clock.increment(4000);
    expect(statuses(chat)).toEqual(['notDelivered', 'sending']);
    chat.send({ type: 'probe.confirmed' });
    chat.clock.increment(5999);
    expect(statuses(chat)).toEqual(['notDelivered', 'sending']);
    chat.clock.increment(1);
    expect(statuses(chat)).toEqual(['notDelivered', 'notDelivered']);
  });

  it('has ten seconds more when another echo has come meanwhile', async () => {
    const chat = await startConnected();
    chat.send(messageSent('one'), messageSent('two'));
    chat.clock.increment(6000);
    chat.send(echo());
    chat.clock.increment(9999);
    expect(statuses(chat)).toEqual(['sending']);
    chat.send({ type: 'message.received', message: message({ id: 9 }) });
    chat.clock.increment(1);
    expect(statuses(chat)).toEqual(['notDelivered']);
  });

  it('is delivered after all when its echo comes late', async () => {
    const chat = await startConnected();
    chat.send(messageSent());
    chat.clock.increment(10_000);
    chat.send(echo());
    expect(chat.context().outbox).toEqual([]);
    expect(chat.state().matches({ outbox: 'idle' })).toBe(true);
  });

  it('cannot be retried without a connection, nor when it is not there', async () => {
    const chat = await startConnected();
    chat.send(messageSent());
    chat.clock.increment(10_000);
    chat.send({ type: 'message.retried', id: 'me-9' }, { type: 'socket.closed', reason: '' });
    chat.send({ type: 'message.retried', id: 'me-1' });
    expect(published(chat)).toHaveLength(1);
    expect(statuses(chat)).toEqual(['notDelivered']);
  });

  it('is retried alone, where others are not delivered either', async () => {
    const chat = await startConnected();
    chat.send(messageSent('one'), messageSent('two'));
    chat.clock.increment(10_000);
    chat.send({ type: 'message.retried', id: 'me-2' });
    expect(published(chat).map(({ id }) => id)).toEqual(['me-1', 'me-2', 'me-2']);
    expect(statuses(chat)).toEqual(['notDelivered', 'sending']);
    chat.send({ type: 'message.retried', id: 'me-2' });
    expect(published(chat)).toHaveLength(3);
  });

  it('can be discarded', async () => {
    const chat = await startConnected();
    chat.send(messageSent());
    chat.clock.increment(10_000);
    chat.send({ type: 'message.discarded', id: 'me-1' });
    expect(chat.context().outbox).toEqual([]);
    expect(chat.stored.at(-1)).toEqual([]);
  });
});

describe('after a lost connection', () => {
  const interrupted = async (history: () => Promise<readonly MessageRow[]>) => {
    const chat = await startConnected({ history });
    chat.send(messageSent());
    chat.send({ type: 'socket.closed', reason: '' });
    expect(statuses(chat)).toEqual(['unknown']);
    expect(chat.stored.at(-1)).toMatchObject([{ status: 'unknown' }]);
    chat.send({ type: 'network.resumed' });
    await chat.connect();
    return chat;
  };

  it('finds in the history what had arrived', async () => {
    let rows: MessageRow[] = [];
    const chat = startChat({ history: async () => rows });
    await chat.connect();
    chat.send(messageSent());
    rows = [row({ senderId: 4, clientMessageId: 'me-1' })];
    chat.send({ type: 'socket.closed', reason: '' }, { type: 'network.resumed' });
    await chat.connect();
    expect(chat.context().outbox).toEqual([]);
    expect(chat.stored.at(-1)).toEqual([]);
    expect(published(chat)).toHaveLength(1);
    expect(chat.context().messages).toHaveLength(1);
  });

  it('publishes what had not arrived again, under the same id', async () => {
    const chat = await interrupted(async () => []);
    expect(published(chat).map(({ id }) => id)).toEqual(['me-1', 'me-1']);
    expect(statuses(chat)).toEqual(['sending']);
    expect(chat.stored.at(-1)).toMatchObject([{ status: 'sending', tries: 2 }]);
  });

  it('does not publish again what it cannot know to be missing', async () => {
    const chat = await interrupted(() => Promise.reject(Object.assign(new Error(), { status: 0 })));
    expect(published(chat)).toHaveLength(1);
    expect(chat.log.at(-1)).toMatchObject({ error: { status: 0 } });
    const asked = chat.asked.length;
    chat.clock.increment(4999);
    expect(chat.asked).toHaveLength(asked);
    chat.clock.increment(1);
    expect(chat.asked).toHaveLength(asked + 1);
  });

  it('stops repeating a message that ends every connection', async () => {
    const chat = await interrupted(async () => []);
    chat.send({ type: 'socket.closed', reason: '' }, { type: 'network.resumed' });
    await chat.connect();
    expect(published(chat)).toHaveLength(2);
    expect(statuses(chat)).toEqual(['notDelivered']);
  });

  it('drops a history that was asked for on the connection before', async () => {
    const answers: ((rows: readonly MessageRow[]) => void)[] = [];
    const chat = startChat({ history: () => new Promise((resolve) => answers.push(resolve)) });
    await chat.connect();
    chat.send({ type: 'socket.closed', reason: '' }, { type: 'network.resumed' });
    await chat.connect();
    answers.at(-2)!([row({ id: 99, content: 'stale' })]);
    await settled();
    expect(chat.context().messages).toEqual([]);
    answers.at(-1)!([row()]);
    await settled();
    expect(chat.context().messages).toMatchObject([{ id: 1 }]);
  });

  it('asks what became of the unsent messages of every conversation', async () => {
    const chat = startChat({ me: chatAdmin, outbox: [entry({ conversationId: 7 })] });
    await chat.connect();
    expect(chat.asked).toEqual([[7]]);
    chat.send({ type: 'conversation.selected', conversationId: 1 });
    expect(chat.asked.at(-1)).toEqual([1, 7]);
  });
});
