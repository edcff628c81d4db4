import { iso } from '@seatwise/api-client/contract/constants/time';
import type { conversations } from '@seatwise/api-client/contract/conversations';
import type { InputOf } from '@seatwise/api-client/contract/operation';
import type { Database } from '../../db/database.ts';
import type { Conversation, User } from '../../db/records.ts';
import type { Environment } from '../../environment.ts';
import { chatFigures } from './chatFigures.ts';
import { isStaff } from './conversationAccess.ts';
import { createConversationFacts, type ConversationFacts } from './conversationFacts.ts';

/** The longest text of a row, in characters. */
const lineLength = 140;

const lineOf = (content: string): string => {
  const line = content.slice(0, lineLength).replace(/\s+/g, ' ');
  return content.length > lineLength ? `${line}…` : line;
};

const markId = (user: User, conversationId: number): string => `${user.id}/${conversationId}`;

type Wanted = Omit<InputOf<typeof conversations.findConversations>, 'page' | 'size' | 'selected'>;

/** Conversations as rows of lists. */
const createRows = (db: Database, { factsOf, studentNameOf }: ConversationFacts) => {
  /** Without a mark, answered messages count as read, or a new counsellor would find all unread. */
  const unreadOf = (user: User, conversation: Conversation): number => {
    const { messages, unanswered } = factsOf(conversation);
    const mark = db.readMarks.get(markId(user, conversation.id))?.messageId;
    if (mark === undefined) return unanswered;
    const since = messages.findLastIndex(
      (message) => message.senderId === user.id || message.id <= mark,
    );
    return messages.length - since - 1;
  };

  const workOf = (conversation: Conversation, user: User | undefined) => {
    const { messages, waitingSince } = factsOf(conversation);
    const last = messages.at(-1);
    const { assigneeId = null, isClosed = false } = conversation;
    return {
      ...(user && { unread: unreadOf(user, conversation) }),
      lastMessage: last
        ? { id: last.id, senderId: last.senderId, content: lineOf(last.content) }
        : null,
      waitingSince: iso(waitingSince),
      assignee:
        assigneeId === null
          ? null
          : { id: assigneeId, username: db.users.get(assigneeId)?.username },
      isClosed,
    };
  };

  const toConversation = (conversation: Conversation) => ({
    id: conversation.id,
    student: { id: conversation.studentId, username: studentNameOf(conversation) },
    lastUpdated: iso(conversation.lastUpdated),
  });

  /** The row for all staff, or for one of them with the number of unread messages. */
  const rowForStaff = (conversation: Conversation, user?: User) => ({
    ...toConversation(conversation),
    work: workOf(conversation, user),
  });

  return {
    rowForStaff,
    /** The row as the caller may see it: students get only the specified fields. */
    rowFor: (conversation: Conversation, user: User) =>
      isStaff(user) ? rowForStaff(conversation, user) : toConversation(conversation),
    /** The number of messages that a user has not read in all conversations. */
    unreadInAll: (user: User): number =>
      db.conversations.all().reduce((sum, conversation) => sum + unreadOf(user, conversation), 0),
  };
};

const createSearch = (db: Database, { factsOf, textOf, isOfStudent }: ConversationFacts) => {
  const waitOf = (conversation: Conversation): number =>
    factsOf(conversation).waitingSince ?? Infinity;
  return {
    /** The matching conversations: the longest waiting first, then the latest. */
    find: (
      { scope = 'all', state = 'open', search = '' }: Wanted,
      user: User,
    ): readonly Conversation[] => {
      const text = search.trim().toLowerCase();
      return db.conversations
        .all()
        .filter(
          (conversation) =>
            (text !== '' || (conversation.isClosed === true) === (state === 'closed')) &&
            (scope !== 'mine' || conversation.assigneeId === user.id) &&
            (scope !== 'waiting' || waitOf(conversation) < Infinity) &&
            (text === '' || isOfStudent(conversation, text) || textOf(conversation).includes(text)),
        )
        .toSorted((a, b) => {
          const [one, other] = [waitOf(a), waitOf(b)];
          return one === other ? b.lastUpdated - a.lastUpdated || b.id - a.id : one - other;
        });
    },

    /** An excerpt around the last occurrence of a text in a conversation. */
    excerptOf: (conversation: Conversation, search: string): string | null => {
      const text = search.trim().toLowerCase();
      if (text === '') return null;
      const content = factsOf(conversation).messages.findLast((message) =>
        message.content.toLowerCase().includes(text),
      )?.content;
      if (content === undefined) return null;
      const start = Math.max(0, content.toLowerCase().indexOf(text) - lineLength / 2);
      return (start > 0 ? '…' : '') + lineOf(content.slice(start));
    },
  };
};

/** The view of conversations that only staff have. */
export const createStaffConversations = (db: Database, { clock }: Environment) => {
  const facts = createConversationFacts(db);
  return {
    ...createRows(db, facts),
    ...createSearch(db, facts),
    markRead: (user: User, { id }: Conversation, messageId: number): void => {
      const key = markId(user, id);
      const before = db.readMarks.get(key)?.messageId ?? 0;
      if (messageId > before) db.readMarks.put({ id: key, messageId });
    },
    /** When the student wrote the first message that needs an answer; null if none is due. */
    waitingSinceOf: (conversation: Conversation): number | null =>
      facts.factsOf(conversation).waitingSince,
    figures: () => chatFigures(db, facts.factsOf, clock.now()),
  };
};

export type StaffConversations = ReturnType<typeof createStaffConversations>;
