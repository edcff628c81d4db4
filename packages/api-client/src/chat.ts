import { Client, type StompSubscription } from '@stomp/stompjs';
import type * as z from 'zod/mini';
import {
  clientMessageIdHeader,
  destinations,
  heartBeat,
  signInCode,
  type Destination,
} from './contract/chat.ts';
import { parseJson } from './errors.ts';
import { rowCheck } from './rows.ts';

type Publish = typeof destinations.send;
type Subscribe = Exclude<(typeof destinations)[keyof typeof destinations], Publish>;
type Params<D extends Destination> = D['params'] extends infer F extends z.ZodMiniObject
  ? z.infer<F>
  : unknown;

/** A message as it came over the socket: the documented body and the ids from its headers. */
export interface ReceivedMessage {
  /** Undefined where a message broker numbers deliveries instead of messages. */
  readonly id: number | undefined;
  readonly clientMessageId: string | undefined;
  readonly body: z.infer<Subscribe['message']>;
}

export interface ChatSocket {
  /** Resolves with the unsubscribe function when the server has confirmed. */
  subscribe<D extends Subscribe>(
    destination: D,
    params: Params<D>,
    onMessage: (message: ReceivedMessage) => void,
  ): Promise<() => void>;
  /** Resolves when the server has processed the message. */
  publish(body: z.infer<Publish['message']>, clientMessageId: string): Promise<void>;
  /** Says goodbye; resolves when the socket is closed. */
  close(): Promise<void>;
}

/** Why a connection has ended, or never began. */
export class ChatLoss extends Error {
  override readonly name = 'ChatLoss';
  readonly reason: string;
  /** The server does not accept the token: connecting again with it would not help. */
  readonly isRefused: boolean;

  constructor(reason: string, isRefused: boolean) {
    super(reason);
    this.reason = reason;
    this.isRefused = isRefused;
  }
}

export interface ChatSocketOptions {
  /** `ws://…/ws` or `wss://…/ws`. */
  readonly url: string;
  readonly token: string | undefined;
  /** The connection ended without `close()`; reconnecting is the caller's rule. */
  readonly onLost: (loss: ChatLoss) => void;
  readonly onProtocolError?: (message: string) => void;
  /** @default a WebSocket to `url` */
  readonly webSocketFactory?: () => WebSocket;
}

/** Address of a destination with its parameters in place. */
export const destinationAddress = <D extends Destination>(
  destination: D,
  params: Params<D>,
): string =>
  destination.address.replace(/\{(\w+)\}/g, (_, name: string) =>
    String((params as Record<string, unknown>)[name]),
  );

const subprotocols = ['v12.stomp', 'v11.stomp'];

/**
 * One life of the chat socket: resolves when the server has accepted it, rejects with a ChatLoss if
 * it never does.
 */
export const openChatSocket = ({
  url,
  token,
  onLost,
  onProtocolError,
  webSocketFactory = () => new WebSocket(url, subprotocols),
}: ChatSocketOptions): Promise<ChatSocket> =>
  new Promise((resolve, reject) => {
    let receipts = 0;
    let state: 'opening' | 'open' | 'closing' = 'opening';
    const waiting = new Map<string, (error: Error) => void>();

    const client = new Client({
      webSocketFactory,
      connectHeaders: token ? { Authorization: `Bearer ${token}` } : {},
      reconnectDelay: 0,
      connectionTimeout: heartBeat,
      heartbeatIncoming: heartBeat,
      heartbeatOutgoing: heartBeat,
      discardWebsocketOnCommFailure: true,
      onConnect: () => {
        state = 'open';
        resolve(socket);
      },
      onStompError: ({ headers }) => onProtocolError?.(headers['message'] ?? 'ERROR'),
      onWebSocketClose: ({ code }: CloseEvent) => {
        const lost = new ChatLoss(`The chat socket closed (${code})`, code === signInCode);
        for (const fail of waiting.values()) fail(lost);
        waiting.clear();
        if (state === 'opening') reject(lost);
        else if (state === 'open') onLost(lost);
        state = 'closing';
        void client.deactivate();
      },
    });

    const confirmed = (act: (receipt: string) => void): Promise<void> =>
      new Promise((done, fail) => {
        if (state !== 'open') {
          fail(new Error('The chat socket is not open'));
          return;
        }
        receipts += 1;
        const receipt = `receipt-${receipts}`;
        waiting.set(receipt, fail);
        client.watchForReceipt(receipt, () => {
          waiting.delete(receipt);
          done();
        });
        act(receipt);
      });

    const socket: ChatSocket = {
      subscribe: async (destination, params, onMessage) => {
        const fits = rowCheck(destination.message);
        const address = destinationAddress(destination, params);
        let subscription: StompSubscription | undefined;
        await confirmed((receipt) => {
          subscription = client.subscribe(
            address,
            (frame) => {
              const body = parseJson(frame.body);
              if (!fits(body)) {
                onProtocolError?.(`A message on ${address} does not fit the contract`);
                return;
              }
              const id = Number(frame.headers['message-id']);
              onMessage({
                id: Number.isInteger(id) ? id : undefined,
                clientMessageId: frame.headers[clientMessageIdHeader],
                body: body as ReceivedMessage['body'],
              });
            },
            { receipt },
          );
        });
        return () => {
          if (state === 'open') subscription?.unsubscribe();
        };
      },
      publish: (body, clientMessageId) =>
        confirmed((receipt) =>
          client.publish({
            destination: destinations.send.address,
            headers: {
              receipt,
              'content-type': 'application/json',
              [clientMessageIdHeader]: clientMessageId,
            },
            body: JSON.stringify(body),
          }),
        ),
      close: () => {
        state = 'closing';
        return client.deactivate();
      },
    };

    client.activate();
  });
