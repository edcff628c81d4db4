import { describe, expect, it } from 'vitest';
import { messageOf, type ChatMessage } from './message.ts';
import { unreadSince } from './unread.ts';

const me = 3;

/** A message sent at this minute of one hour. */
const message = (minute: number, senderId: number): ChatMessage =>
  messageOf({
    id: minute,
    conversationId: 1,
    senderId,
    senderName: '',
    content: '',
    timestamp: new Date(minute * 60_000).toISOString(),
  });

const unreadIn = (senders: readonly number[], readUntil: number): (number | null)[] =>
  unreadSince(
    senders.map((senderId, index) => message(index + 1, senderId)),
    me,
    readUntil * 60_000,
  ).map(({ id }) => id);

describe('what a student has not read', () => {
  it.each([
    ['nothing in an empty conversation', [], 0, []],
    ['answers since the own message', [me, 9, 9], 0, [2, 3]],
    ['nothing that was answered', [9, 9, me], 0, []],
    ['answers since the last reading', [me, 9, 9], 2, [3]],
    ['nothing once all was read', [me, 9, 9], 3, []],
    ['what was never read', [9, 8], 0, [1, 2]],
  ])('is %s', (_, senders, readUntil, unread) => {
    expect(unreadIn(senders, readUntil)).toEqual(unread);
  });
});
