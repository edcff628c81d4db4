import { day, minute } from '@seatwise/api-client/contract/constants/time';
import type { Random } from './random.ts';
import type { Database } from '@seatwise/backend/db/database';
import type { User } from '@seatwise/backend/db/records';
import { texts } from './texts.ts';

/** Conversations with a past: some answered long ago, some waiting since this morning. */
export const seedConversations = (
  db: Database,
  random: Random,
  now: number,
  students: readonly User[],
  admin: User,
): void => {
  students.forEach((student, index) => {
    const talk = texts.conversations[index % texts.conversations.length]!;
    const started = now - Math.round((index * 2.3 + 0.1) * day);
    const conversation = db.conversations.put({
      id: db.nextId('conversations'),
      studentId: student.id,
      lastUpdated: started,
    });
    let at = started;
    for (const { from, text } of talk) {
      const sender = from === 'student' ? student : admin;
      db.messages.put({
        id: db.nextId('messages'),
        conversationId: conversation.id,
        senderId: sender.id,
        senderName: sender.username,
        content: text,
        timestamp: at,
        clientMessageId: null,
      });
      db.conversations.update(conversation.id, { lastUpdated: at });
      at = Math.min(
        now,
        at + Math.round((2 + random.next() * (index % 3 === 0 ? 600 : 9)) * minute),
      );
    }
  });
};
