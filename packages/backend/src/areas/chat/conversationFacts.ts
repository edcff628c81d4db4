import type { Database } from '../../db/database.ts';
import type { Conversation, Message } from '../../db/records.ts';
import { memoize } from '../../memoize.ts';

/** The messages after the last one by staff, in the order in which they were written. */
const unanswered = (messages: readonly Message[], studentId: number): readonly Message[] =>
  messages.slice(messages.findLastIndex(({ senderId }) => senderId !== studentId) + 1);

/**
 * Facts derived from a conversation's messages. Each message writes a new record of its
 * conversation, so facts memoized by that record cover all its messages.
 */
export const createConversationFacts = (db: Database) => {
  const factsOf = memoize(({ id, studentId, isClosed = false, settledUpTo = 0 }: Conversation) => {
    const messages = db.messages.where('conversationId', String(id));
    const open = unanswered(messages, studentId).filter((message) => message.id > settledUpTo);
    return {
      messages,
      /** The number of unanswered messages that need an answer. */
      unanswered: open.length,
      /** When the student wrote the first unanswered message; null if no answer is due. */
      waitingSince: isClosed ? null : (open[0]?.timestamp ?? null),
    };
  });
  const studentNameOf = ({ studentId }: Conversation): string =>
    db.users.get(studentId)?.username ?? 'Student';
  return {
    factsOf,
    /** The text of all messages, as a search compares it. */
    textOf: memoize((conversation: Conversation) =>
      factsOf(conversation)
        .messages.map(({ content }) => content)
        .join('\n')
        .toLowerCase(),
    ),
    studentNameOf,
    /** Whether a text is the student's name, a number, or the start of the email; many share its end. */
    isOfStudent: (conversation: Conversation, text: string): boolean => {
      const { email, phone, rollNumber } = db.users.get(conversation.studentId) ?? {};
      return (
        email?.toLowerCase().startsWith(text) === true ||
        [studentNameOf(conversation), phone, rollNumber].some((known) =>
          known?.toLowerCase().includes(text),
        )
      );
    },
  };
};

export type ConversationFacts = ReturnType<typeof createConversationFacts>;
