import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { openChatSocket, type ChatSocket } from '../../../packages/api-client/src/chat.ts';
import type { Caller } from './callers.ts';

/** A client that reconnects whenever it loses its socket, and records what each socket received. */
export interface Listener {
  /** The ids of the conversation's messages, by connection. */
  readonly connections: number[][];
  /** Resolves to the open socket as soon as there is one. */
  socket(): Promise<ChatSocket>;
  readonly isOpen: () => boolean;
  close(): Promise<void>;
}

export const listenTo = (
  origin: string,
  { token }: Caller,
  conversationId: number,
  heard: (content: string) => void = () => {},
): Listener => {
  const connections: number[][] = [];
  let opened = Promise.withResolvers<ChatSocket>();
  let open: ChatSocket | undefined;
  let isOver = false;

  const connect = async (): Promise<void> => {
    if (isOver) return;
    try {
      const socket = await openChatSocket({
        url: `${origin.replace('http', 'ws')}/ws`,
        token: () => token,
        onLost: () => void comeBack(),
      });
      const received: number[] = [];
      await socket.subscribe({ destination: 'conversation', conversationId }, ({ id, content }) => {
        received.push(id!);
        heard(content);
      });
      connections.push(received);
      open = socket;
      opened.resolve(socket);
    } catch {
      // `onLost` is called only for a socket that had opened.
      if (!open) void comeBack();
    }
  };
  let isComing = false;
  const comeBack = async (): Promise<void> => {
    if (isComing) return;
    isComing = true;
    // A caller of `socket` who is still waiting gets the next socket that opens.
    if (open) opened = Promise.withResolvers();
    open = undefined;
    await delay(200 + Math.random() * 800);
    isComing = false;
    await connect();
  };
  void connect();

  return {
    connections,
    socket: () => opened.promise,
    isOpen: () => open !== undefined,
    close: async () => {
      isOver = true;
      await open?.close();
    },
  };
};

/**
 * Each connection received messages in the order of the history, each once and without gaps; an
 * open connection has all messages to the end. Echoes of repeated messages go only to their sender,
 * so they are ignored.
 */
export const assertReceived = (
  { connections, isOpen }: Listener,
  history: readonly number[],
  repeated: ReadonlySet<number>,
): void => {
  const expected = history.filter((id) => !repeated.has(id));
  for (const [index, all] of connections.entries()) {
    const received = all.filter((id) => !repeated.has(id));
    if (received.length === 0) continue;
    const first = expected.indexOf(received[0]!);
    const isLast = index === connections.length - 1 && isOpen();
    const end = isLast ? expected.length : first + received.length;
    assert.deepEqual(received, expected.slice(first, end), 'a socket missed or doubled a message');
  }
};
