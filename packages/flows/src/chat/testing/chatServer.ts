import type { MessageRow, OutgoingMessage } from '../message.ts';
import type { ChatSocket, ChatSubscription, ConnectionLoss, OpenChatSocket } from '../socket.ts';

/** How long a connection may be silent before the client closes it: two heart-beats. */
const silenceLimit = 20_000;

export interface ServerMessage extends MessageRow {
  readonly id: number;
}

export interface ServerUser {
  readonly id: number;
  readonly isStaff: boolean;
}

type Delivery = () => void;

/** One connection: the deliveries in transit in each direction, and the subscriptions. */
interface Connection {
  readonly user: ServerUser;
  readonly toServer: Delivery[];
  readonly toClient: Delivery[];
  readonly listening: Map<string, (row: MessageRow) => void>;
  isOpen: boolean;
  isHalfOpen: boolean;
  silentSince: number;
  lose: (loss: ConnectionLoss) => void;
}

const nameOf = (subscription: ChatSubscription): string =>
  subscription.destination === 'conversation'
    ? `conversation ${subscription.conversationId}`
    : subscription.destination;

const studentOf = (conversationId: number): number => conversationId;

/** A simulated chat server and network, in which the test triggers every delivery. */
export const createChatServer = (now: () => number) => {
  const messages: ServerMessage[] = [];
  const byClientId = new Map<string, ServerMessage>();
  let connections: Connection[] = [];

  const announce = (message: ServerMessage, only?: number): void => {
    const { conversationId, senderId } = message;
    for (const connection of connections) {
      if (!connection.isOpen || (only !== undefined && connection.user.id !== only)) continue;
      for (const [name, onMessage] of connection.listening)
        if (
          name === `conversation ${conversationId}` ||
          name === 'adminNotifications' ||
          (name === 'userQueue' &&
            [studentOf(conversationId), senderId].includes(connection.user.id))
        )
          connection.toClient.push(() => onMessage(message));
    }
  };

  const store = (user: ServerUser, body: OutgoingMessage, clientMessageId: string): void => {
    const name = `${user.id}/${clientMessageId}`;
    const known = byClientId.get(name);
    if (known) {
      announce(known, user.id);
      return;
    }
    const message: ServerMessage = {
      id: messages.length + 1,
      clientMessageId,
      conversationId: body.conversationId,
      senderId: user.id,
      senderName: `User ${user.id}`,
      content: body.content,
      timestamp: new Date(now()).toISOString(),
    };
    messages.push(message);
    byClientId.set(name, message);
    announce(message);
  };

  /** Ends a connection on both sides; deliveries in transit are lost. */
  const disconnect = (connection: Connection): void => {
    if (!connection.isOpen) return;
    connection.isOpen = false;
    connection.toServer.length = 0;
    connection.toClient.length = 0;
    connections = connections.filter((other) => other !== connection);
    connection.lose({ reason: 'The connection was cut.' });
  };

  const socketOf = (connection: Connection): ChatSocket => {
    const ask = <T>(serve: () => T): Promise<T> =>
      new Promise((resolve) => {
        connection.toServer.push(() => {
          const answer = serve();
          connection.toClient.push(() => resolve(answer));
        });
      });
    return {
      subscribe: (to, onMessage) =>
        ask(() => {
          connection.listening.set(nameOf(to), onMessage);
          return () => void connection.listening.delete(nameOf(to));
        }),
      publish: (body, id) => ask(() => store(connection.user, body, id)),
      probe: () => ask(() => undefined),
      subscribeToStaff: async () => undefined,
      notifyTyping: () => undefined,
      close: async () => {
        connection.lose = () => undefined;
        disconnect(connection);
      },
    };
  };

  const opener =
    (user: ServerUser): OpenChatSocket =>
    (onLost) =>
      new Promise((resolve, reject) => {
        const connection: Connection = {
          user,
          toServer: [],
          toClient: [],
          listening: new Map(),
          isOpen: true,
          isHalfOpen: false,
          silentSince: now(),
          lose: reject,
        };
        connection.toServer.push(() =>
          connection.toClient.push(() => {
            connection.lose = onLost;
            resolve(socketOf(connection));
          }),
        );
        connections.push(connection);
      });

  /** Makes the next delivery of a connection; on a half-open connection it is lost. */
  const pump = (connection: Connection, queue: Delivery[]): void => {
    const act = queue.shift();
    if (!connection.isHalfOpen) act?.();
  };

  return {
    messages,
    has: (user: ServerUser, id: string) => byClientId.has(`${user.id}/${id}`),
    opener,
    connections: () => connections,
    disconnect,
    pump,
    silence: (connection: Connection) => {
      connection.isHalfOpen = true;
      connection.silentSince = now();
    },
    /** Lets clients notice connections that have been silent for too long. */
    checkSilence: () => {
      for (const connection of connections)
        if (connection.isHalfOpen && now() - connection.silentSince >= silenceLimit)
          disconnect(connection);
    },
    /** Whether nothing is in transit and no connection is half open. */
    isQuiet: () =>
      connections.every(
        ({ isHalfOpen, toServer, toClient }) =>
          !isHalfOpen && toServer.length === 0 && toClient.length === 0,
      ),
    restart: () => connections.forEach(disconnect),
    /** A conversation in order: all messages, or the last ones before an id. */
    history: (conversationId: number, limit = Infinity, before?: number): ServerMessage[] => {
      const all = messages
        .filter((message) => message.conversationId === conversationId)
        .toSorted((a, b) => Date.parse(a.timestamp!) - Date.parse(b.timestamp!) || a.id - b.id);
      const end = before === undefined ? all.length : all.findIndex(({ id }) => id === before);
      return all.slice(Math.max(0, end - limit), end);
    },
  };
};

export type ChatServer = ReturnType<typeof createChatServer>;
