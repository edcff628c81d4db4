import { day, hour, indianOffset, iso, minute } from '@seatwise/api-client/contract/constants/time';
import { may } from '@seatwise/api-client/contract/constants/permissions';
import type { conversations } from '@seatwise/api-client/contract/conversations';
import type { InputOf } from '@seatwise/api-client/contract/operation';
import type { Database } from '../../db/database.ts';
import type { Conversation, Message, User } from '../../db/records.ts';
import type { Environment } from '../../environment.ts';

/** The longest text of a list's line. */
const lineLength = 140;

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

const figuresReach = 30 * day;

/** When the student wrote what nobody has answered; null where nothing waits. */
const waitingSince = (
  { isClosed = false, studentId }: Conversation,
  messages: readonly Message[],
): number | null => (isClosed ? null : (unanswered(messages, studentId)[0]?.timestamp ?? null));

type Wanted = Omit<InputOf<typeof conversations.findConversations>, 'page' | 'size' | 'selected'>;

/** What the messages of a conversation say about it. */
interface Facts {
  readonly conversation: Conversation;
  readonly messages: readonly Message[];
  readonly waitingSince: number | null;
  /** How many messages nobody has answered. */
  readonly unanswered: number;
  /** All that was written, as a search compares it; made by the first search. */
  text?: string;
}

/** What staff see of the conversations and the students do not. */
export const createStaffConversations = (db: Database, { clock }: Environment) => {
  const messagesOf = ({ id }: Conversation): Message[] =>
    db.messages.where('conversationId', String(id));

  const nameOf = (userId: number): string | undefined => db.users.get(userId)?.username;

  /** Each message writes its conversation anew, so that its facts are those of the record. */
  const known = new Map<number, Facts>();
  const factsOf = (conversation: Conversation): Facts => {
    const before = known.get(conversation.id);
    if (before?.conversation === conversation) return before;
    const messages = messagesOf(conversation);
    const facts = {
      conversation,
      messages,
      waitingSince: waitingSince(conversation, messages),
      unanswered: unanswered(messages, conversation.studentId).length,
    };
    known.set(conversation.id, facts);
    return facts;
  };

  /** Without a mark, what was answered counts as read: else a new counsellor would find it all new. */
  const unreadOf = (user: User, conversation: Conversation): number => {
    const { messages, unanswered: open } = factsOf(conversation);
    const mark = db.readMarks.get(markId(user, conversation.id))?.messageId;
    if (mark === undefined) return open;
    const since = messages.findLastIndex(
      (message) => message.senderId === user.id || message.id <= mark,
    );
    return messages.length - since - 1;
  };

  const workOf = (conversation: Conversation, user: User | undefined) => {
    const { messages, waitingSince: since } = factsOf(conversation);
    const last = messages.at(-1);
    const { assigneeId = null, isClosed = false } = conversation;
    return {
      ...(user && { unread: unreadOf(user, conversation) }),
      lastMessage: last
        ? { id: last.id, senderId: last.senderId, content: lineOf(last.content) }
        : null,
      waitingSince: since === null ? null : iso(since),
      assignee: assigneeId === null ? null : { id: assigneeId, username: nameOf(assigneeId) },
      isClosed,
    };
  };

  let latest: { readonly revision: number; readonly all: readonly Conversation[] } | undefined;
  /** All conversations, the latest first. */
  const latestFirst = (): readonly Conversation[] => {
    const { revision } = db.conversations;
    if (latest?.revision !== revision)
      latest = {
        revision,
        all: db.conversations
          .all()
          .toSorted((a, b) => b.lastUpdated - a.lastUpdated || b.id - a.id),
      };
    return latest.all;
  };

  const textOf = (conversation: Conversation): string => {
    const facts = factsOf(conversation);
    facts.text ??= facts.messages
      .map(({ content }) => content)
      .join('\n')
      .toLowerCase();
    return facts.text;
  };

  const messageWith = (conversation: Conversation, text: string): Message | undefined =>
    factsOf(conversation).messages.findLast(({ content }) => content.toLowerCase().includes(text));

  const studentOf = ({ studentId }: Conversation): string => nameOf(studentId) ?? 'Student';

  const toConversation = (conversation: Conversation) => ({
    id: conversation.id,
    student: {
      id: conversation.studentId,
      username: studentOf(conversation),
    },
    lastUpdated: iso(conversation.lastUpdated),
  });

  return {
    /** As the caller may see it: students get the specified fields alone. */
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

    /** The conversations that fit, those that wait with the longest first, else the latest first. */
    find: (
      { scope = 'all', state = 'open', search = '' }: Wanted,
      user: User,
    ): readonly Conversation[] => {
      const text = search.trim().toLowerCase();
      const found = latestFirst().filter(
        (conversation) =>
          (conversation.isClosed === true) === (state === 'closed') &&
          (scope !== 'mine' || conversation.assigneeId === user.id) &&
          (scope !== 'waiting' || factsOf(conversation).waitingSince !== null) &&
          (text === '' ||
            studentOf(conversation).toLowerCase().includes(text) ||
            textOf(conversation).includes(text)),
      );
      if (scope !== 'waiting') return found;
      return found.toSorted(
        (a, b) => (factsOf(a).waitingSince ?? 0) - (factsOf(b).waitingSince ?? 0),
      );
    },

    /** Where a text was written in a conversation last. */
    excerptOf: (conversation: Conversation, search: string): string | null => {
      const text = search.trim().toLowerCase();
      const content = text === '' ? undefined : messageWith(conversation, text)?.content;
      if (content === undefined) return null;
      const start = Math.max(0, content.toLowerCase().indexOf(text) - lineLength / 2);
      return (start > 0 ? '…' : '') + lineOf(content.slice(start));
    },

    /** How many messages a user has not read in all conversations. */
    unreadInAll: (user: User): number =>
      latestFirst().reduce((sum, conversation) => sum + unreadOf(user, conversation), 0),

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

export type StaffConversations = ReturnType<typeof createStaffConversations>;
