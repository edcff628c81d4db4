import type { ChatMessage } from './message.ts';

/**
 * The messages of others that a student has not read: later than the time of last reading, which
 * the app stores across reloads, and later than the student's own last message from any device.
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
