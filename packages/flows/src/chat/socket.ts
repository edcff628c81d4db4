import type {
  ChatConnectionError,
  ChatSocket,
  ChatSubscription,
  StaffEvent,
} from '@seatwise/api-client/chat';
import { fromCallback, type EventObject } from 'xstate';
import { messageOf, type ChatMessage, type OutgoingMessage } from './message.ts';

export type { ChatSocket, ChatSubscription, StaffEvent };

/** Why a connection ended. `isUnauthorized`: reconnecting with the same token would not help. */
export type ConnectionLoss = Pick<ChatConnectionError, 'reason'> &
  Partial<Pick<ChatConnectionError, 'isUnauthorized'>>;

/** Opens one connection with the current token; rejects with a `ConnectionLoss`. */
export type OpenChatSocket = (onLost: (loss: ConnectionLoss) => void) => Promise<ChatSocket>;

/** What the machine sends to the socket. */
export type SocketCommand =
  /** The client subscribes to one conversation at a time: the next one replaces it. */
  | { readonly type: 'subscribe'; readonly subscriptions: readonly ChatSubscription[] }
  | {
      readonly type: 'publish';
      readonly messages: readonly { readonly id: string; readonly message: OutgoingMessage }[];
    }
  /** Subscribes to what colleagues do; only if the backend is known to publish it. */
  | { readonly type: 'joinStaff' }
  | { readonly type: 'notifyTyping'; readonly conversationId: number }
  | { readonly type: 'probe' };

/** What the socket sends to the machine. */
export type SocketEvent =
  | { readonly type: 'socket.opened' }
  | ({ readonly type: 'socket.closed' } & ConnectionLoss)
  | { readonly type: 'subscription.confirmed'; readonly subscription: ChatSubscription }
  | { readonly type: 'publish.confirmed'; readonly id: string }
  | { readonly type: 'probe.confirmed' }
  | { readonly type: 'message.received'; readonly message: ChatMessage }
  | { readonly type: 'staff.received'; readonly event: StaffEvent };

const lossFrom = (error: unknown): ConnectionLoss =>
  typeof error === 'object' && error !== null && 'reason' in error
    ? (error as ConnectionLoss)
    : { reason: String(error) };

/** The socket as an actor: one connection per invocation, and one `socket.closed`. */
export const createSocket = (open: OpenChatSocket) =>
  fromCallback<SocketCommand & EventObject>(({ sendBack, receive }) => {
    let isClosed = false;
    let socket: ChatSocket | undefined;
    let leaveConversation: (() => void) | undefined;
    let hasJoined = false;

    const send = (event: SocketEvent): void => {
      if (!isClosed) sendBack(event);
    };
    const fail = (error: unknown): void => {
      send({ type: 'socket.closed', ...lossFrom(error) });
      isClosed = true;
      void socket?.close();
    };

    const subscribe = async (subscription: ChatSubscription): Promise<void> => {
      let isLeft = false;
      let unsubscribe: (() => void) | undefined;
      if (subscription.destination === 'conversation') {
        leaveConversation?.();
        leaveConversation = () => {
          isLeft = true;
          unsubscribe?.();
        };
      }
      unsubscribe = await socket!.subscribe(subscription, (row) =>
        send({ type: 'message.received', message: messageOf(row) }),
      );
      if (isLeft) unsubscribe();
      else send({ type: 'subscription.confirmed', subscription });
    };

    const execute = async (command: SocketCommand): Promise<void> => {
      switch (command.type) {
        case 'subscribe':
          await Promise.all(command.subscriptions.map(subscribe));
          return;
        case 'publish':
          await Promise.all(
            command.messages.map(async ({ id, message }) => {
              await socket!.publish(message, id);
              send({ type: 'publish.confirmed', id });
            }),
          );
          return;
        case 'probe':
          await socket!.probe();
          send({ type: 'probe.confirmed' });
          return;
        case 'joinStaff':
          if (hasJoined) return;
          hasJoined = true;
          await socket!.subscribeToStaff((event) => send({ type: 'staff.received', event }));
          return;
        case 'notifyTyping':
          socket!.notifyTyping(command.conversationId);
      }
    };

    receive((command) => {
      if (socket && !isClosed) execute(command).catch(fail);
    });

    const connect = async (): Promise<void> => {
      socket = await open(fail);
      if (isClosed) void socket.close();
      send({ type: 'socket.opened' });
    };
    connect().catch(fail);

    return () => {
      isClosed = true;
      void socket?.close();
    };
  });
