import { day, iso } from '@seatwise/api-client/contract/constants/time';
import { may } from '@seatwise/api-client/contract/constants/permissions';
import {
  clientMessageIdHeader,
  destinations,
  maxFrameBytes,
} from '@seatwise/api-client/contract/chat';
import * as z from 'zod/mini';
import type { Bearer, Tokens } from '../../security/tokens.ts';
import type { Database } from '../../db/database.ts';
import type { Conversation, Message, User } from '../../db/records.ts';
import type { Environment } from '../../environment.ts';
import { HttpError } from '../../httpError.ts';
import type { Scenarios } from '../../mock/scenarios/index.ts';
import { Broker, type OpenSocket } from './stomp/broker.ts';
import type { Transport } from './stomp/connection.ts';
import type { StaffConversations } from './staffConversations.ts';
import { rejectionOf } from './rejection.ts';
import { createTokenBucket } from '../../security/tokenBucket.ts';
import { resolveSubscription, topicOf } from './topics.ts';

/** Whether a user takes part in all conversations. */
export const isStaff = ({ role }: User): boolean => may(role, 'conversations');

const mayRead = (
  user: User,
  conversation: Conversation | undefined,
): conversation is Conversation =>
  conversation !== undefined && (isStaff(user) || conversation.studentId === user.id);

/** Of one user, in all tabs and on all devices; the app needs one connection with two subscriptions a tab. */
const maxConnections = 20;
const maxSubscriptions = 100;

/** What a student may send within a day; counsellors answer many. */
const messagesPerDay = 500;

/** A message as the specification draws it; its ids travel beside it. */
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

/** The topics that receive a message; each once, also where an admin writes in a queue of their own. */
const topicsOf = (
  { conversationId, senderId }: Pick<Message, 'conversationId' | 'senderId'>,
  studentId: number,
): ReadonlySet<string> =>
  new Set([
    topicOf.conversation(conversationId),
    topicOf.user(studentId),
    topicOf.user(senderId),
    topicOf.admins,
  ]);

/** The rules of the live chat: each student has one conversation, and admins take part in all. */
export const createChat = (
  db: Database,
  { clock, log }: Environment,
  tokens: Tokens,
  scenarios: Scenarios,
  staffConversations: StaffConversations,
) => {
  const takeMessageToken = createTokenBucket(clock.now, { burst: 1000, perSecond: 100 });
  const takeCopies = createTokenBucket(clock.now, { burst: 5000, perSecond: 1000 });
  const takeFrameToken = createTokenBucket(clock.now, { burst: 2000, perSecond: 200 });
  let sent = 0;

  /** Counted from what is stored, so that a restart gives nobody a second share. */
  const assertDailyShare = (user: User): void => {
    if (isStaff(user)) return;
    const now = clock.now();
    const mine = db.messages.where('senderId', String(user.id));
    const first = mine.at(-messagesPerDay);
    if (first && first.timestamp > now - day)
      throw HttpError.tooMany(
        `You have sent ${messagesPerDay} messages within a day. Please write again later.`,
        first.timestamp + day - now,
      );
  };

  const conversationOf = (user: User, id: number): Conversation => {
    const conversation = db.conversations.get(id);
    if (!mayRead(user, conversation)) throw new HttpError(404, 'There is no such conversation.');
    return conversation;
  };

  const broadcast = (
    message: Message,
    studentId: number,
    includes?: (peer: Bearer) => boolean,
  ): void => {
    const headers = {
      'message-id': String(message.id),
      'content-type': 'application/json',
      ...(message.clientMessageId !== null && { [clientMessageIdHeader]: message.clientMessageId }),
    };
    const body = JSON.stringify(wireMessage(message));
    for (const topic of topicsOf(message, studentId))
      broker.publish(topic, headers, body, includes);
  };

  /** Throws a 429 where a sender has caused too many copies; many readers are no fault of theirs. */
  const assertFanOut = (
    user: User,
    topics: ReadonlySet<string>,
    includes?: (peer: Bearer) => boolean,
  ): void => {
    if (!takeCopies(user.id, broker.audience(topics, includes)))
      throw HttpError.tooMany('Too many messages. Please wait a moment.', 1000);
  };

  /**
   * Stores and broadcasts a message. Sender and time are the server's, whatever
   * the body contains. A message with a known client id is not stored again;
   * it is echoed to its sender only.
   */
  const postMessage = (
    user: User,
    conversationId: number,
    content: string,
    clientMessageId: string | null,
  ): Message => {
    const { studentId } = conversationOf(user, conversationId);
    if (content.trim() === '') throw new HttpError(400, 'The message is empty.');
    if (clientMessageId !== null && !/^.{1,100}$/s.test(clientMessageId))
      throw new HttpError(400, `A ${clientMessageIdHeader} has 1 to 100 characters.`);
    if (!takeMessageToken(user.id))
      throw HttpError.tooMany('Too many messages. Please wait a moment.', 1000);
    const known =
      clientMessageId === null
        ? undefined
        : db.messages.where(
            'clientMessageId',
            `${user.id}/${conversationId}/${clientMessageId}`,
          )[0];
    if (known && known.content !== content)
      throw new HttpError(409, `Another message has the id ${clientMessageId}.`);
    const topics = topicsOf({ conversationId, senderId: user.id }, studentId);
    if (known) {
      const isOwn = ({ userId }: Bearer) => userId === user.id;
      assertFanOut(user, topics, isOwn);
      broadcast(known, studentId, isOwn);
      return known;
    }
    assertDailyShare(user);
    assertFanOut(user, topics);
    const timestamp = clock.now();
    const message = db.transaction(() => {
      // What a closed conversation gets from its student is to be answered again.
      db.conversations.update(conversationId, {
        lastUpdated: timestamp,
        ...(user.id === studentId && { isClosed: false }),
      });
      return db.messages.put({
        id: db.nextId('messages'),
        conversationId,
        senderId: user.id,
        senderName: user.username,
        content,
        timestamp,
        clientMessageId,
      });
    });
    broadcast(message, studentId);
    return message;
  };

  /** Lets all of the staff know what a colleague does. */
  const publishToStaff = (kind: 'typing' | 'changed', by: User, conversation: Conversation): void =>
    broker.publish(
      topicOf.staff,
      { 'content-type': 'application/json' },
      JSON.stringify({
        kind,
        conversationId: conversation.id,
        by: { id: by.id, username: by.username },
        ...(kind === 'changed' && { conversation: staffConversations.rowForStaff(conversation) }),
      }),
    );

  const notifyTyping = (user: User, conversationId: number): void => {
    if (!may(user.role, destinations.typing.access))
      throw new HttpError(403, 'You may not do this.');
    publishToStaff('typing', user, conversationOf(user, conversationId));
  };

  const expiresIn = ({ expiresAt }: Bearer): number => expiresAt - clock.now();

  /** Peers are bearers; their user and their rights are looked up for every frame. */
  const broker: Broker<Bearer> = new Broker<Bearer>({
    maxFrameOctets: maxFrameBytes,
    server: 'seatwise-mock',
    onError: (error) => log('failed', { operation: 'chat', error: String(error) }),
    authenticate: async (headers) => {
      const bearer = await tokens.read(headers['Authorization']);
      return bearer && tokens.holder(bearer) && bearer;
    },
    rejectionReason: (bearer) => {
      if (expiresIn(bearer) <= 0) return 'The session has expired.';
      return tokens.holder(bearer) ? undefined : 'Please sign in again.';
    },
    refusalReason: ({ userId }) =>
      broker.load((peer) => peer.userId === userId).connections >= maxConnections
        ? `You have ${maxConnections} connections already.`
        : undefined,
    expiresIn,
    allowsFrame: ({ userId }) => takeFrameToken(userId),
    subscribe: (bearer, address) => {
      const user = tokens.holder(bearer)!;
      const { subscriptions } = broker.load(({ userId }) => userId === user.id);
      if (subscriptions >= maxSubscriptions)
        return { rejected: `You have ${maxSubscriptions} subscriptions already.` };
      return resolveSubscription(user, address, (id) => mayRead(user, db.conversations.get(id)));
    },
    send: (bearer, address, { headers, body }) => {
      try {
        if (address === destinations.typing.address) {
          const { conversationId } = z.parse(destinations.typing.message, JSON.parse(body));
          notifyTyping(tokens.holder(bearer)!, conversationId);
          return { accepted: true };
        }
        if (address !== destinations.send.address)
          return { rejected: `Nothing can be sent to ${address}` };
        const { conversationId, content } = z.parse(destinations.send.message, JSON.parse(body));
        const id = headers[clientMessageIdHeader] ?? null;
        postMessage(tokens.holder(bearer)!, conversationId, content, id);
      } catch (error) {
        return rejectionOf(error);
      }
      sent += 1;
      if (sent % 3 === 0 && scenarios.plays('chat.flaky')) queueMicrotask(() => broker.dropAll());
      return { accepted: true };
    },
  });

  return {
    postMessage,
    conversationOf,
    conversationsFor: (user: User): Conversation[] =>
      isStaff(user) ? db.conversations.all() : db.conversations.where('studentId', String(user.id)),
    messagesOf: (conversation: Conversation): Message[] =>
      db.messages
        .where('conversationId', String(conversation.id))
        .toSorted((a, b) => a.timestamp - b.timestamp || a.id - b.id),
    /** Shows all of the staff what a colleague has made of a conversation. */
    publishChange: (by: User, conversation: Conversation): void =>
      publishToStaff('changed', by, conversation),
    /** The one conversation of a student; made at the first call. */
    open: (student: User): Conversation =>
      db.conversations.where('studentId', String(student.id))[0] ??
      db.transaction(() =>
        db.conversations.put({
          id: db.nextId('conversations'),
          studentId: student.id,
          lastUpdated: clock.now(),
        }),
      ),
    /** A socket has opened. */
    accept: (transport: Transport): OpenSocket => {
      const socket = broker.accept(transport);
      if (scenarios.plays('chat.offline')) socket.refuse();
      return socket;
    },
    /** Disconnects the sockets of a user whose rights have changed. */
    disconnectUser: (userId: number): void =>
      broker.disconnect((peer) => peer.userId === userId, 'Please sign in again.'),
    /** Disconnects expired sessions after the clock was moved. */
    revalidateSockets: (): void => broker.revalidate(),
    dropSockets: (): number => broker.dropAll(),
    /** The open sockets: whose each is, and to which topics it listens. */
    sockets: () => broker.listeners.map(({ peer: { userId }, topics }) => ({ userId, topics })),
  };
};

export type Chat = ReturnType<typeof createChat>;
