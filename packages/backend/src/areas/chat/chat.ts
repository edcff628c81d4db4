import { destinations } from '@seatwise/api-client/contract/chat';
import { may } from '@seatwise/api-client/contract/constants/permissions';
import type { Database } from '../../db/database.ts';
import type { Conversation, User } from '../../db/records.ts';
import type { Environment } from '../../environment.ts';
import { HttpError } from '../../httpError.ts';
import type { Scenarios } from '../../http/scenarios.ts';
import type { Bearer, Tokens } from '../../security/tokens.ts';
import { connectionRules } from './connectionRules.ts';
import { createConversationAccess } from './conversationAccess.ts';
import { createPosting, type Publish } from './posting.ts';
import type { StaffConversations } from './staffConversations.ts';
import { Broker, type OpenSocket } from './stomp/broker.ts';
import type { Transport } from './stomp/connection.ts';
import { topicOf } from './topics.ts';

/** The live chat: conversations and their messages, over STOMP and HTTP. */
export const createChat = (
  db: Database,
  environment: Environment,
  tokens: Tokens,
  scenarios: Scenarios,
  staffConversations: StaffConversations,
) => {
  const access = createConversationAccess(db, environment);
  let sent = 0;

  const broker: Broker<Bearer> = new Broker(
    connectionRules({
      environment,
      tokens,
      take: db.turns.take,
      load: (userId) => broker.load((peer) => peer.userId === userId),
      mayRead: access.mayRead,
      onMessage: (user, { conversationId, content }, clientMessageId) => {
        postMessage(user, conversationId, content, clientMessageId);
        sent += 1;
        if (sent % 3 === 0 && scenarios.plays('chat.flaky')) queueMicrotask(() => broker.dropAll());
      },
      onTyping: (user, conversationId) => {
        if (!may(user.role, destinations.typing.access))
          throw new HttpError(403, 'You may not do this.');
        publishToStaff('typing', user, access.conversationOf(user, conversationId));
      },
    }),
  );

  /** Events that reach the sockets of all instances. */
  type News =
    | { readonly publish: Parameters<Publish> }
    | { readonly disconnect: number }
    | { readonly revalidate: true };
  const announce = (news: News): void => db.turns.announce(news);
  db.turns.onAnnounced((announced) => {
    const news = announced as News;
    if ('publish' in news) {
      const [topic, headers, body, userId] = news.publish;
      broker.publish(topic, headers, body, (peer) => (userId ?? peer.userId) === peer.userId);
    } else if ('disconnect' in news)
      broker.disconnect((peer) => peer.userId === news.disconnect, 'Please sign in again.');
    else broker.revalidate();
  });
  db.turns.onCutOff(() => void broker.dropAll());
  const publish: Publish = (...given) => announce({ publish: given });

  /** Tells all staff what a colleague does. */
  const publishToStaff = (kind: 'typing' | 'changed', by: User, conversation: Conversation): void =>
    publish(
      topicOf.staff,
      { 'content-type': 'application/json' },
      JSON.stringify({
        kind,
        conversationId: conversation.id,
        by: { id: by.id, username: by.username },
        ...(kind === 'changed' && { conversation: staffConversations.rowForStaff(conversation) }),
      }),
    );

  /** Shows all staff a conversation that a colleague has changed. */
  const publishChange = (by: User, conversation: Conversation): void =>
    publishToStaff('changed', by, conversation);

  const postMessage = createPosting({ db, environment, access, broker, publish, publishChange });

  return {
    ...access,
    postMessage,
    publishChange,
    /** Whether a client that connects now would receive others' messages. */
    takesSockets: (): boolean => !db.turns.state().isCutOff,
    /** Registers a socket that has opened. */
    accept: (transport: Transport): OpenSocket => {
      const socket = broker.accept(transport);
      if (scenarios.plays('chat.offline')) socket.refuse();
      return socket;
    },
    /** Disconnects the sockets of a user whose rights have changed. */
    disconnectUser: (userId: number): void => announce({ disconnect: userId }),
    /** Disconnects sessions that have ended. */
    revalidateSockets: (): void => announce({ revalidate: true }),
    dropSockets: (): number => broker.dropAll(),
    /** The open sockets, each with its user and topics. */
    sockets: () => broker.listeners.map(({ peer: { userId }, topics }) => ({ userId, topics })),
  };
};

export type Chat = ReturnType<typeof createChat>;
