import { describe, expect, it } from 'vitest';
import { chatStart, message, row } from './testing/chat.ts';
import { isSameMessage, merge, messageOf } from './message.ts';

const later = '2026-11-20T10:00:01.000Z';
const ids = (messages: readonly { id: number | null }[]) => messages.map(({ id }) => id);
const bare = (details: Parameters<typeof message>[0] = {}) => {
  const { id: _, ...rest } = row(details);
  return messageOf(rest);
};

describe('a message', () => {
  it('CHT-10 CHT-11 has sender, content, time and the conversation, and ids where the server is ours', () => {
    expect(messageOf(row({ clientMessageId: 'me-1' }))).toEqual({
      id: 1,
      clientMessageId: 'me-1',
      conversationId: 1,
      senderId: 8,
      senderName: 'Meera Nair',
      content: 'Hello',
      timestamp: chatStart,
      time: Date.parse(chatStart),
    });
    expect(bare()).toMatchObject({ id: null, clientMessageId: null });
    expect(message({ timestamp: 'soon' }).time).toBe(Infinity);
  });
});

describe('whether two messages are one', () => {
  it.each([
    ['the server’s id is the same', message(), message({ content: 'Other' }), true],
    ['the server’s ids differ', message(), message({ id: 2 }), false],
    [
      'the sender’s ids are the same',
      bare({ clientMessageId: 'a' }),
      message({ clientMessageId: 'a', timestamp: later }),
      true,
    ],
    [
      'the sender’s ids differ',
      bare({ clientMessageId: 'a' }),
      message({ clientMessageId: 'b' }),
      false,
    ],
    [
      'two senders chose one id',
      bare({ clientMessageId: 'a' }),
      message({ clientMessageId: 'a', senderId: 4 }),
      false,
    ],
    ['CHT-07 time, content and sender are the same', bare(), message(), true],
    ['CHT-07 the time differs', bare(), message({ timestamp: later }), false],
    ['CHT-07 the content differs', bare(), message({ content: 'Hi' }), false],
    ['CHT-07 the sender differs', bare(), message({ senderId: 4 }), false],
    ['one has the sender’s id, the other none', bare({ clientMessageId: 'a' }), message(), true],
  ])('%s', (_, a, b, expected) => {
    expect(isSameMessage(a, b)).toBe(expected);
    expect(isSameMessage(b, a)).toBe(expected);
  });
});

describe('merging', () => {
  it('CHT-07 appends what is new and nothing else', () => {
    const known = [message()];
    expect(merge(known, [message(), bare()])).toBe(known);
    expect(ids(merge(known, [message({ id: 2 }), message({ id: 2 })]))).toEqual([1, 2]);
    expect(merge([bare()], [bare()])).toHaveLength(1);
  });

  it('keeps two equal messages of one moment apart by their ids', () => {
    expect(ids(merge([], [message({ content: 'ok' }), message({ id: 2, content: 'ok' })]))).toEqual(
      [1, 2],
    );
  });

  it('makes one of two equal messages of one moment where a server gives no ids', () => {
    expect(merge([], [bare({ content: 'ok' }), bare({ content: 'ok' })])).toHaveLength(1);
  });

  it('makes one of a message and its echo with the server’s own timestamp', () => {
    const sent = bare({ clientMessageId: 'a' });
    const echo = message({ clientMessageId: 'a', timestamp: later });
    expect(merge([sent], [echo])).toEqual([echo]);
    expect(merge([echo], [sent])).toEqual([echo]);
  });

  it('takes the one with an id for the one without', () => {
    expect(ids(merge([bare(), bare({ content: 'Other' })], [message()]))).toEqual([1, null]);
  });

  it('keeps every message without an id but the one that has come with one', () => {
    const others = ['a', 'b'].map((content) => bare({ content }));
    expect(merge(others, [message({ id: 7 })])).toHaveLength(3);
    expect(merge([], [message({ id: 7 }), ...others])).toHaveLength(3);
  });

  it.each([
    ['newer', message({ id: 9, timestamp: later })],
    ['of the same moment', message({ id: 9 })],
    ['older, with a higher id', message({ id: 9, timestamp: '2026-11-19T10:00:00.000Z' })],
    ['known', message({ id: 2 })],
    ['without an id', bare({ content: 'Other' })],
    ['of a moment that cannot be read', message({ id: 9, timestamp: 'unreadable' })],
  ])('takes one message as it takes it among several: %s', (_, one) => {
    for (const known of [
      [],
      [message(), message({ id: 2 })],
      [message(), message({ id: 12 })],
      [message(), message({ id: 3, timestamp: 'unreadable' })],
      [bare(), message({ id: 2, content: 'Other' })],
    ])
      expect(merge(known, [one])).toEqual(merge(known, [one, one]));
  });

  it('orders by the server’s time, then by its id, whatever comes first', () => {
    const all = [
      message({ id: 3 }),
      message({ id: 4, timestamp: later }),
      message({ id: 1, timestamp: later }),
      message({ id: 2 }),
      message({ id: 5, timestamp: 'unreadable' }),
    ];
    expect(ids(merge([], all))).toEqual([2, 3, 1, 4, 5]);
    expect(ids(merge(all, [bare({ content: 'no id' })]))).toEqual([2, 3, null, 1, 4, 5]);
    expect(ids(merge([message({ id: 9, timestamp: later })], [message({ id: 10 })]))).toEqual([
      10, 9,
    ]);
  });
});
