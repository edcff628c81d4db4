import type { ChatMessage } from './message.ts';

/**
 * The messages of others that a student has not read: later than the last time of reading, which the
 * app keeps over reloads, and later than what the student wrote last, on whatever device.
 */
export const unreadSince = (
  messages: readonly ChatMessage[],
  myId: number,
  readUntil: number,
): readonly ChatMessage[] => {
  const since = messages.reduce(
    (latest, { senderId, time }) => (senderId === myId ? Math.max(latest, time) : latest),
    readUntil,
  );
  return messages.filter(({ senderId, time }) => senderId !== myId && time > since);
};
