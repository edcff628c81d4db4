import { Client, StompSocketState, type IFrame, type StompSubscription } from '@stomp/stompjs';
import type * as z from 'zod/mini';
import { heartBeat } from './contract/constants/chat.ts';
import {
  clientMessageIdHeader,
  destinations,
  signInCode,
  type chat,
  type Destination,
} from './contract/chat.ts';
import type { RowOf } from './contract/operation.ts';
import { parseJson } from './errors.ts';
import { readerOf, unreadable } from './reader.ts';

type SubscribeDestinations = Omit<typeof destinations, 'send' | 'staff' | 'typing'>;
type Params<D extends Destination> = D['params'] extends infer F extends z.ZodMiniObject
  ? z.infer<F>
  : unknown;

/** A destination by its name in the contract, with its parameters. */
export type ChatSubscription = {
  [Name in keyof SubscribeDestinations]: { readonly destination: Name } & Readonly<
    Params<SubscribeDestinations[Name]>
  >;
}[keyof SubscribeDestinations];

/**
 * A message as in the history: the specified body, and the ids from its headers. `id` is undefined
 * if a message broker numbers deliveries instead of messages.
 */
export type ReceivedMessage = RowOf<(typeof chat)['listMessages']>;

/** A change that staff made to a conversation. */
export type StaffEvent = z.infer<(typeof destinations)['staff']['message']>;

/** One connection; every promise rejects when the connection ends first. */
export interface ChatSocket {
  /** Subscribes with a receipt; resolves at the receipt with the function that unsubscribes. */
  subscribe(
    subscription: ChatSubscription,
    onMessage: (message: ReceivedMessage) => void,
  ): Promise<() => void>;
  /** Subscribes to what staff do, with a receipt; a backend without it closes the connection. */
  subscribeToStaff(onEvent: (event: StaffEvent) => void): Promise<void>;
  /** Announces that the user is typing; without a receipt, because it may get lost. */
  notifyTyping(conversationId: number): void;
  /** Publishes with a receipt; resolves when the server has processed the message. */
  publish(
    body: z.infer<(typeof destinations)['send']['message']>,
    clientMessageId: string,
  ): Promise<void>;
  /** Resolves when the server has answered a frame that was sent after this call. */
  probe(): Promise<void>;
  /** Disconnects; resolves when the socket is closed. `onLost` is not called. */
  close(): Promise<void>;
}

/** Why a connection ended, or could not be opened. */
export class ChatConnectionError extends Error {
  override readonly name = 'ChatConnectionError';
  readonly reason: string;
  /** The server rejects the token (401, 4401): reconnecting with it would not help. */
  readonly isUnauthorized: boolean;

  constructor(reason: string, isUnauthorized: boolean) {
    super(reason);
    this.reason = reason;
    this.isUnauthorized = isUnauthorized;
  }
}

export interface ChatSocketOptions {
  /** `ws://…/ws` or `wss://…/ws`. */
  readonly url: string;
  /** The current token; read again when the connection ends. */
  readonly token: () => string | undefined;
  /** Called once when the connection ends without `close()`; reconnecting is up to the caller. */
  readonly onLost: (error: ChatConnectionError) => void;
  /** Called with an ERROR frame's message, and for a message that does not fit the contract. */
  readonly onProtocolError?: (message: string) => void;
  /** @default a WebSocket to `url` */
  readonly webSocketFactory?: () => WebSocket;
}

const addressOf = ({ destination, ...params }: ChatSubscription): string =>
  destinations[destination].address.replace(/\{(\w+)\}/g, (_, name: string) =>
    String((params as Record<string, unknown>)[name]),
  );

const subprotocols = ['v12.stomp', 'v11.stomp'];

/** An accepted STOMP connection, whose frames the server confirms by receipts. */
interface Connection {
  readonly client: Client;
  readonly isOpen: () => boolean;
  /** Sends a frame with a receipt; resolves when the server has confirmed it. */
  readonly withReceipt: (send: (receipt: string) => void) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens one connection; rejects with a ChatConnectionError if the server does not accept it. */
const openConnection = ({
  url,
  token,
  onLost,
  onProtocolError,
  webSocketFactory = () => new WebSocket(url, subprotocols),
}: ChatSocketOptions): Promise<Connection> =>
  new Promise((resolve, reject) => {
    let receipts = 0;
    let state: 'opening' | 'open' | 'closing' = 'opening';
    const unconfirmed = new Map<string, (error: Error) => void>();
    const usedToken = token();

    const client = new Client({
      webSocketFactory,
      connectHeaders: usedToken ? { Authorization: `Bearer ${usedToken}` } : {},
      reconnectDelay: 0,
      connectionTimeout: heartBeat,
      heartbeatIncoming: heartBeat,
      heartbeatOutgoing: heartBeat,
      discardWebsocketOnCommFailure: true,
      onConnect: () => {
        state = 'open';
        resolve({ client, isOpen, withReceipt, close });
      },
      onStompError: ({ headers }) => onProtocolError?.(headers['message'] ?? 'ERROR'),
      onWebSocketClose: ({ code }: CloseEvent) => {
        // After a new sign-in, the next attempt uses another token.
        const isUnauthorized = code === signInCode && token() === usedToken;
        const error = new ChatConnectionError(`The chat socket closed (${code})`, isUnauthorized);
        for (const fail of unconfirmed.values()) fail(error);
        unconfirmed.clear();
        if (state === 'opening') reject(error);
        else if (state === 'open') onLost(error);
        state = 'closing';
        void client.deactivate();
      },
    });

    /** Also checks the socket: browsers log an error for data sent while it closes. */
    const isOpen = (): boolean =>
      state === 'open' && client.webSocket?.readyState === StompSocketState.OPEN;

    const withReceipt: Connection['withReceipt'] = (send) =>
      new Promise((confirm, fail) => {
        if (!isOpen()) {
          fail(new Error('The chat socket is not open'));
          return;
        }
        receipts += 1;
        const receipt = `receipt-${receipts}`;
        unconfirmed.set(receipt, fail);
        client.watchForReceipt(receipt, () => {
          unconfirmed.delete(receipt);
          confirm();
        });
        send(receipt);
      });

    const close = (): Promise<void> => {
      const ended: readonly unknown[] = [StompSocketState.CLOSING, StompSocketState.CLOSED];
      state = 'closing';
      return client.deactivate({ force: ended.includes(client.webSocket?.readyState) });
    };

    client.activate();
  });

/** Opens the chat socket; rejects with a ChatConnectionError if the server does not accept it. */
export const openChatSocket = async (options: ChatSocketOptions): Promise<ChatSocket> => {
  const { client, isOpen, withReceipt, close } = await openConnection(options);
  let firstSubscription: ChatSubscription | undefined;

  const publish = (
    { address }: Destination,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): void =>
    client.publish({
      destination: address,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  const listen = async (
    address: string,
    { message }: Destination,
    onBody: (body: unknown, headers: IFrame['headers']) => void,
  ): Promise<() => void> => {
    const { read } = readerOf(message);
    const receive = ({ body: json, headers }: IFrame): void => {
      const body = read(parseJson(json));
      if (body !== unreadable) onBody(body, headers);
      else options.onProtocolError?.(`A message on ${address} does not fit the contract`);
    };
    let stomp: StompSubscription | undefined;
    await withReceipt((receipt) => {
      stomp = client.subscribe(address, receive, { receipt });
    });
    return () => {
      if (isOpen()) stomp?.unsubscribe();
    };
  };

  const subscribe: ChatSocket['subscribe'] = (subscription, onMessage) => {
    firstSubscription ??= subscription;
    const destination = destinations[subscription.destination];
    return listen(addressOf(subscription), destination, (body, headers) => {
      const id = Number(headers['message-id']);
      onMessage({
        ...(body as Omit<ReceivedMessage, 'id' | 'clientMessageId'>),
        id: Number.isInteger(id) ? id : undefined,
        clientMessageId: headers[clientMessageIdHeader],
      });
    });
  };

  return {
    subscribe,
    subscribeToStaff: async (onEvent) => {
      const { staff } = destinations;
      await listen(staff.address, staff, (body) => onEvent(body as StaffEvent));
    },
    notifyTyping: (conversationId) => {
      if (isOpen()) publish(destinations.typing, { conversationId });
    },
    publish: (body, clientMessageId) =>
      withReceipt((receipt) =>
        publish(destinations.send, body, { receipt, [clientMessageIdHeader]: clientMessageId }),
      ),
    // STOMP has no ping, so this subscribes again and awaits the receipt.
    probe: async () => {
      if (firstSubscription) (await subscribe(firstSubscription, () => undefined))();
    },
    close,
  };
};
