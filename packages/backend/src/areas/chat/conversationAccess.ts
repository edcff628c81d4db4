import { may } from '@seatwise/api-client/contract/constants/permissions';
import type { Database } from '../../db/database.ts';
import type { Conversation, Message, User } from '../../db/records.ts';
import type { Environment } from '../../environment.ts';
import { HttpError } from '../../httpError.ts';

/** Whether a user takes part in all conversations. */
export const isStaff = ({ role }: Pick<User, 'role'>): boolean => may(role, 'conversations');

/** Decides who may read a conversation: each student has one, and staff take part in all. */
export const createConversationAccess = (db: Database, { clock }: Environment) => {
  const mayRead = (user: User, id: number): boolean =>
    (isStaff(user) && db.conversations.get(id) !== undefined) ||
    db.conversations.get(id)?.studentId === user.id;

  return {
    mayRead,
    conversationOf: (user: User, id: number): Conversation => {
      if (!mayRead(user, id)) throw new HttpError(404, 'There is no such conversation.');
      return db.conversations.get(id)!;
    },
    conversationsFor: (user: User): Conversation[] =>
      isStaff(user) ? db.conversations.all() : db.conversations.where('studentId', String(user.id)),
    messagesOf: (conversation: Conversation): Message[] =>
      db.messages
        .where('conversationId', String(conversation.id))
        .toSorted((a, b) => a.timestamp - b.timestamp || a.id - b.id),
    /** The only conversation of a student; created by the first call. */
    open: (student: User): Conversation =>
      db.conversations.where('studentId', String(student.id))[0] ??
      db.transaction(() =>
        db.conversations.put({
          id: db.nextId('conversations'),
          studentId: student.id,
          lastUpdated: clock.now(),
        }),
      ),
  };
};

export type ConversationAccess = ReturnType<typeof createConversationAccess>;
