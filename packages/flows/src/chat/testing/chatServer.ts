import type { MessageRow, OutgoingMessage } from '../message.ts';
import type { ChatSocket, ChatSubscription, ConnectionLoss, OpenChatSocket } from '../socket.ts';

/** How long a client hears nothing before it gives a connection up: two heart-beats. */
const patience = 20_000;

export interface ServerMessage extends MessageRow {
  readonly id: number;
}

export interface ServerUser {
  readonly id: number;
  readonly isAdmin: boolean;
}

type Act = () => void;

/** One connection: what is on its way in either direction, and who listens to what. */
interface Wire {
  readonly user: ServerUser;
  readonly toServer: Act[];
  readonly toClient: Act[];
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

/** The chat server and the network before it, where everything happens when the test says so. */
export const createChatServer = (now: () => number) => {
  const messages: ServerMessage[] = [];
  const byClientId = new Map<string, ServerMessage>();
  let wires: Wire[] = [];

  const announce = (message: ServerMessage, only?: number): void => {
    const { conversationId, senderId } = message;
    for (const wire of wires) {
      if (!wire.isOpen || (only !== undefined && wire.user.id !== only)) continue;
      for (const [name, onMessage] of wire.listening)
        if (
          name === `conversation ${conversationId}` ||
          name === 'adminNotifications' ||
          (name === 'userQueue' && [studentOf(conversationId), senderId].includes(wire.user.id))
        )
          wire.toClient.push(() => onMessage(message));
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

  /** Ends a connection on both sides; what was on its way is lost. */
  const cut = (wire: Wire): void => {
    if (!wire.isOpen) return;
    wire.isOpen = false;
    wire.toServer.length = 0;
    wire.toClient.length = 0;
    wires = wires.filter((other) => other !== wire);
    wire.lose({ reason: 'The connection was cut.' });
  };

  const socketOf = (wire: Wire): ChatSocket => {
    const ask = <T>(serve: () => T): Promise<T> =>
      new Promise((resolve) => {
        wire.toServer.push(() => {
          const answer = serve();
          wire.toClient.push(() => resolve(answer));
        });
      });
    return {
      subscribe: (to, onMessage) =>
        ask(() => {
          wire.listening.set(nameOf(to), onMessage);
          return () => void wire.listening.delete(nameOf(to));
        }),
      publish: (body, id) => ask(() => store(wire.user, body, id)),
      probe: () => ask(() => undefined),
      close: async () => {
        wire.lose = () => undefined;
        cut(wire);
      },
    };
  };

  const opener =
    (user: ServerUser): OpenChatSocket =>
    (onLost) =>
      new Promise((resolve, reject) => {
        const wire: Wire = {
          user,
          toServer: [],
          toClient: [],
          listening: new Map(),
          isOpen: true,
          isHalfOpen: false,
          silentSince: now(),
          lose: reject,
        };
        wire.toServer.push(() =>
          wire.toClient.push(() => {
            wire.lose = onLost;
            resolve(socketOf(wire));
          }),
        );
        wires.push(wire);
      });

  /** Lets the next thing happen on a wire; on one that is half open it is lost. */
  const pump = (wire: Wire, queue: Act[]): void => {
    const act = queue.shift();
    if (!wire.isHalfOpen) act?.();
  };

  return {
    messages,
    has: (user: ServerUser, id: string) => byClientId.has(`${user.id}/${id}`),
    opener,
    wires: () => wires,
    cut,
    pump,
    silence: (wire: Wire) => {
      wire.isHalfOpen = true;
      wire.silentSince = now();
    },
    /** Clients notice that a connection has been silent for too long. */
    beat: () => {
      for (const wire of wires)
        if (wire.isHalfOpen && now() - wire.silentSince >= patience) cut(wire);
    },
    /** Nothing is on its way, and nobody listens to a dead wire. */
    isQuiet: () =>
      wires.every(
        ({ isHalfOpen, toServer, toClient }) =>
          !isHalfOpen && toServer.length === 0 && toClient.length === 0,
      ),
    restart: () => wires.forEach(cut),
    history: (conversationIds: readonly number[]): ServerMessage[] =>
      messages.filter(({ conversationId }) => conversationIds.includes(conversationId)),
  };
};

export type ChatServer = ReturnType<typeof createChatServer>;
