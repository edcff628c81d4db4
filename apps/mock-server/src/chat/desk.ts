import { may } from '@seatwise/api-client/contract/constants/permissions';
import type { Database } from '../db/database.ts';
import type { Conversation, Message, User } from '../db/records.ts';
import type { Environment } from '../environment.ts';

/** The longest text of a list's line. */
const lineLength = 140;

const iso = (time: number): string => new Date(time).toISOString();

const lineOf = (content: string): string => {
  const line = content.slice(0, lineLength).replace(/\s+/g, ' ');
  return content.length > lineLength ? `${line}…` : line;
};

const markId = (user: User, conversationId: number): string => `${user.id}/${conversationId}`;

/** The messages after the last one that somebody of the staff wrote, in the order of their writing. */
const unanswered = (messages: readonly Message[], studentId: number): readonly Message[] =>
  messages.slice(messages.findLastIndex(({ senderId }) => senderId !== studentId) + 1);

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
};

const minute = 60_000;
const hour = 60 * minute;
const indianOffset = 5.5 * hour;
const figuresReach = 30 * 24 * hour;

/** When the student wrote what nobody has answered; null where nothing waits. */
const waitingSince = (
  { isClosed = false, studentId }: Conversation,
  messages: readonly Message[],
): number | null => (isClosed ? null : (unanswered(messages, studentId)[0]?.timestamp ?? null));

/** What staff see of the conversations and the students do not. */
export const createDesk = (db: Database, { clock }: Environment) => {
  const messagesOf = ({ id }: Conversation): Message[] =>
    db.messages.where('conversationId', String(id));

  const nameOf = (userId: number): string | undefined => db.users.get(userId)?.username;

  /** Without a mark, what was answered counts as read: else a new counsellor would find it all new. */
  const unreadOf = (
    user: User,
    { id, studentId }: Conversation,
    messages: readonly Message[],
  ): number => {
    const mark = db.readMarks.get(markId(user, id))?.messageId;
    const since = messages.findLastIndex(
      (message) =>
        message.senderId === user.id ||
        (mark === undefined ? message.senderId !== studentId : message.id <= mark),
    );
    return messages.length - since - 1;
  };

  const workOf = (conversation: Conversation, user: User | undefined) => {
    const messages = messagesOf(conversation);
    const last = messages.at(-1);
    const since = waitingSince(conversation, messages);
    const { assigneeId = null, isClosed = false } = conversation;
    return {
      ...(user && { unread: unreadOf(user, conversation, messages) }),
      lastMessage: last
        ? { id: last.id, senderId: last.senderId, content: lineOf(last.content) }
        : null,
      waitingSince: since === null ? null : iso(since),
      assignee: assigneeId === null ? null : { id: assigneeId, username: nameOf(assigneeId) },
      isClosed,
    };
  };

  const toConversation = (conversation: Conversation) => ({
    id: conversation.id,
    student: {
      id: conversation.studentId,
      username: nameOf(conversation.studentId) ?? 'Student',
    },
    lastUpdated: iso(conversation.lastUpdated),
  });

  return {
    /** As the caller may see it: students get the documented fields alone. */
    rowFor: (conversation: Conversation, user: User) =>
      may(user.role, 'conversations')
        ? { ...toConversation(conversation), work: workOf(conversation, user) }
        : toConversation(conversation),

    /** As all of the staff may see it. */
    rowForStaff: (conversation: Conversation) => ({
      ...toConversation(conversation),
      work: workOf(conversation, undefined),
    }),

    markRead: (user: User, { id }: Conversation, messageId: number): void => {
      const key = markId(user, id);
      const before = db.readMarks.get(key)?.messageId ?? 0;
      if (messageId > before) db.readMarks.put({ id: key, messageId });
    },

    /** The conversations with a text in a message, the newest such message first. */
    search: (text: string, limit: number): { conversationId: number; excerpt: string }[] => {
      const wanted = text.trim().toLowerCase();
      const found = new Map<number, string>();
      for (const { conversationId, content } of db.messages.all().toReversed()) {
        if (found.size >= limit) break;
        if (found.has(conversationId)) continue;
        const at = content.toLowerCase().indexOf(wanted);
        if (at === -1) continue;
        const start = Math.max(0, at - lineLength / 2);
        found.set(conversationId, (start > 0 ? '…' : '') + lineOf(content.slice(start)));
      }
      return [...found].map(([conversationId, excerpt]) => ({ conversationId, excerpt }));
    },

    figures: () => {
      const from = clock.now() - figuresReach;
      const byHour = Array.from({ length: 24 }, () => 0);
      const answers: number[] = [];
      let open = 0;
      let waiting = 0;
      for (const conversation of db.conversations.all()) {
        const messages = messagesOf(conversation);
        if (conversation.isClosed !== true) open += 1;
        if (waitingSince(conversation, messages) !== null) waiting += 1;
        let asked: number | null = null;
        for (const { senderId, timestamp } of messages) {
          if (timestamp < from) continue;
          if (senderId === conversation.studentId) {
            asked ??= timestamp;
            byHour[Math.floor(((timestamp + indianOffset) / hour) % 24)]! += 1;
          } else if (asked !== null) {
            answers.push((timestamp - asked) / minute);
            asked = null;
          }
        }
      }
      const typical = median(answers);
      return {
        open,
        waiting,
        firstAnswerMinutes: typical === null ? null : Math.round(typical * 10) / 10,
        byHour,
      };
    },
  };
};

export type Desk = ReturnType<typeof createDesk>;
