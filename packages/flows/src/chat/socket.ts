import { fromCallback, type EventObject } from 'xstate';
import { messageOf, type ChatMessage, type MessageRow, type OutgoingMessage } from './message.ts';

/** A destination by its name in the contract, with its parameters. */
export type Listening =
  | { readonly to: 'adminNotifications' }
  | { readonly to: 'userQueue'; readonly userId: number }
  | { readonly to: 'conversation'; readonly conversationId: number };

/** One life of the connection. Everything it promises rejects when that life ends before. */
export interface ChatLink {
  /** Subscribes with a receipt. Resolves at the receipt with the function that unsubscribes. */
  listen(to: Listening, onMessage: (message: MessageRow) => void): Promise<() => void>;
  /**
   * Publishes the body as it is, with the id in the header `client-message-id` and with a receipt.
   * Resolves at the receipt: the server has processed the message.
   */
  publish(message: OutgoingMessage, clientMessageId: string): Promise<void>;
  /** Resolves when the server has answered something that was sent after this call. */
  check(): Promise<void>;
  /** Says goodbye and closes. Nothing is heard from the link afterwards, not even its loss. */
  close(): void;
}

export interface Loss {
  readonly reason: string;
  /** The server does not accept the token (401, 4401): connecting again would not help. */
  readonly isRefused?: boolean;
}

/**
 * Opens the chat socket with the token of this moment and a heart-beat of `chatTimes.heartbeat` in
 * both directions. Resolves when the server has accepted the connection; rejects with a `Loss` when
 * it does not. Calls `onLost` once when the connection ends by itself, which it also does when the
 * server has been silent for two heart-beats. Reconnecting is not its business.
 */
export type OpenChatLink = (onLost: (loss: Loss) => void) => Promise<ChatLink>;

/** What the machine asks of the socket. */
export type SocketCommand =
  /** One conversation at a time: listening to the next leaves the one before. */
  | { readonly type: 'listen'; readonly to: readonly Listening[] }
  | {
      readonly type: 'publish';
      readonly messages: readonly { readonly id: string; readonly message: OutgoingMessage }[];
    }
  | { readonly type: 'check' };

/** What the machine hears from the socket. */
export type SocketEvent =
  | { readonly type: 'socket.opened' }
  | ({ readonly type: 'socket.lost' } & Loss)
  | { readonly type: 'subscription.confirmed'; readonly to: Listening }
  | { readonly type: 'publish.confirmed'; readonly id: string }
  | { readonly type: 'check.confirmed' }
  | { readonly type: 'message.received'; readonly message: ChatMessage };

const lossOf = (error: unknown): Loss =>
  typeof error === 'object' && error !== null && 'reason' in error
    ? (error as Loss)
    : { reason: String(error) };

/** The socket as an actor: lives as long as it is invoked, and tells of its end once. */
export const createSocket = (open: OpenChatLink) =>
  fromCallback<SocketCommand & EventObject>(({ sendBack, receive }) => {
    let isOver = false;
    let link: ChatLink | undefined;
    let conversation: { readonly leave: () => void } | undefined;

    const tell = (event: SocketEvent): void => {
      if (!isOver) sendBack(event);
    };
    const lose = (error: unknown): void => {
      tell({ type: 'socket.lost', ...lossOf(error) });
      isOver = true;
      link?.close();
    };

    const listen = async (to: Listening): Promise<void> => {
      let isLeft = false;
      let unsubscribe: (() => void) | undefined;
      if (to.to === 'conversation') {
        conversation?.leave();
        conversation = {
          leave: () => {
            isLeft = true;
            unsubscribe?.();
          },
        };
      }
      unsubscribe = await link!.listen(to, (row) =>
        tell({ type: 'message.received', message: messageOf(row) }),
      );
      if (isLeft) unsubscribe();
      else tell({ type: 'subscription.confirmed', to });
    };

    const publish = async (id: string, message: OutgoingMessage): Promise<void> => {
      await link!.publish(message, id);
      tell({ type: 'publish.confirmed', id });
    };

    const check = async (): Promise<void> => {
      await link!.check();
      tell({ type: 'check.confirmed' });
    };

    const obey = (command: SocketCommand): Promise<void>[] => {
      if (command.type === 'listen') return command.to.map(listen);
      if (command.type === 'check') return [check()];
      return command.messages.map(({ id, message }) => publish(id, message));
    };

    receive((command) => {
      if (link && !isOver) Promise.all(obey(command)).catch(lose);
    });

    const begin = async (): Promise<void> => {
      link = await open(lose);
      if (isOver) link.close();
      tell({ type: 'socket.opened' });
    };
    begin().catch(lose);

    return () => {
      isOver = true;
      link?.close();
    };
  });
