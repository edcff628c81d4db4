import { clientMessageIdHeader } from '@seatwise/api-client/contract/chat';
import { day, iso } from '@seatwise/api-client/contract/constants/time';
import type { Database } from '../../db/database.ts';
import type { Conversation, Message, User } from '../../db/records.ts';
import type { Environment } from '../../environment.ts';
import { HttpError } from '../../httpError.ts';
import { createTokenBucket } from '../../security/tokenBucket.ts';
import type { Bearer } from '../../security/tokens.ts';
import { isStaff, type ConversationAccess } from './conversationAccess.ts';
import type { Broker } from './stomp/broker.ts';
import { topicOf } from './topics.ts';

/** How many messages a student may send per day; counsellors have no such limit. */
const messagesPerDay = 500;

/** A message in the specified form; its ids are sent as headers. */
export const wireMessage = ({
  conversationId,
  senderId,
  senderName,
  content,
  timestamp,
}: Message) => ({
  conversationId,
  senderId,
  senderName,
  content,
  timestamp: iso(timestamp),
});

const tooFast = (): HttpError =>
  HttpError.tooMany('Too many messages. Please wait a moment.', 1000);

/** Sends to the sockets of every instance, or only to a user's sockets. */
export type Publish = (
  topic: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  userId?: number,
) => void;

interface Parts {
  readonly db: Database;
  readonly environment: Environment;
  readonly access: ConversationAccess;
  readonly broker: Pick<Broker<Bearer>, 'audience'>;
  readonly publish: Publish;
  /** Shows all staff who has taken a conversation by answering first. */
  readonly publishChange: (by: User, conversation: Conversation) => void;
}

/** Posts messages: checks, stores and broadcasts them. */
export const createPosting = ({
  db,
  environment: { clock },
  access,
  broker,
  publish,
  publishChange,
}: Parts) => {
  const takeMessageToken = createTokenBucket(clock.now, { burst: 1000, perSecond: 100 });
  /** Limits the copies per sender, generously: many readers are not the sender's fault. */
  const takeCopies = createTokenBucket(clock.now, { burst: 5000, perSecond: 1000 });

  /** Counts stored messages, so that a restart gives nobody a second daily share. */
  const assertDailyShare = (user: User): void => {
    if (isStaff(user)) return;
    const now = clock.now();
    const first = db.messages.where('senderId', String(user.id)).at(-messagesPerDay);
    if (first && first.timestamp > now - day)
      throw HttpError.tooMany(
        `You have sent ${messagesPerDay} messages within a day. Please write again later.`,
        first.timestamp + day - now,
      );
  };

  const store = (
    user: User,
    message: Pick<Message, 'conversationId' | 'content' | 'clientMessageId'>,
    { studentId, assigneeId }: Conversation,
  ): Message => {
    const timestamp = clock.now();
    return db.transaction(() => {
      db.conversations.update(message.conversationId, {
        lastUpdated: timestamp,
        // A student's message needs an answer, so it reopens a closed conversation.
        ...(user.id === studentId ? { isClosed: false } : { assigneeId: assigneeId ?? user.id }),
      });
      return db.messages.put({
        ...message,
        id: db.nextId('messages'),
        senderId: user.id,
        senderName: user.username,
        timestamp,
      });
    });
  };

  /**
   * Stores and broadcasts a message. The server sets sender and time, whatever the body contains. A
   * message with a known client id is not stored again, only echoed to its sender.
   */
  return (
    user: User,
    conversationId: number,
    content: string,
    clientMessageId: string | null,
  ): Message => {
    const before = access.conversationOf(user, conversationId);
    if (content.trim() === '') throw new HttpError(400, 'The message is empty.');
    if (clientMessageId !== null && !/^.{1,100}$/s.test(clientMessageId))
      throw new HttpError(400, `A ${clientMessageIdHeader} has 1 to 100 characters.`);
    if (!takeMessageToken(user.id)) throw tooFast();
    const key = `${user.id}/${conversationId}/${clientMessageId}`;
    const [known] = clientMessageId === null ? [] : db.messages.where('clientMessageId', key);
    if (known && known.content !== content)
      throw new HttpError(409, `Another message has the id ${clientMessageId}.`);
    if (!known) assertDailyShare(user);
    // A set, because staff may write in their own queue.
    const topics = new Set([
      topicOf.conversation(conversationId),
      topicOf.user(before.studentId),
      topicOf.user(user.id),
      topicOf.admins,
    ]);
    const includes = known && (({ userId }: Bearer) => userId === user.id);
    if (!takeCopies(user.id, broker.audience(topics, includes))) throw tooFast();
    const message = known ?? store(user, { conversationId, content, clientMessageId }, before);
    const headers = {
      'message-id': String(message.id),
      'content-type': 'application/json',
      ...(clientMessageId !== null && { [clientMessageIdHeader]: clientMessageId }),
    };
    const body = JSON.stringify(wireMessage(message));
    for (const topic of topics) publish(topic, headers, body, known && user.id);
    const after = access.conversationOf(user, conversationId);
    if (after.assigneeId !== before.assigneeId) publishChange(user, after);
    return message;
  };
};
