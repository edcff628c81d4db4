import { expect, it, vi } from 'vitest';
import { openChatSocket, type ReceivedMessage } from './chat.ts';

const body = {
  conversationId: 1,
  senderId: 2,
  senderName: 'Ananya Sharma',
  content: 'Hello',
  timestamp: '2026-11-20T10:00:00.000Z',
};

/** A different broker: it sends one message to every subscriber, with its own numbering. */
const broker = (): WebSocket => {
  const say = (command: string, headers: Record<string, string>, text = ''): void => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
    queueMicrotask(() =>
      socket.onmessage?.({ data: `${command}\n${lines.join('')}\n${text}\0` } as MessageEvent),
    );
  };
  const socket = {
    readyState: WebSocket.OPEN,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (frame: string) => {
      const header = (name: string): string => frame.match(`\n${name}:(.*)`)?.[1] ?? '';
      if (frame.startsWith('CONNECT')) say('CONNECTED', { version: '1.2' });
      const receipt = header('receipt');
      if (receipt !== '') say('RECEIPT', { 'receipt-id': receipt });
      if (!frame.startsWith('SUBSCRIBE')) return;
      const [subscription, destination] = [header('id'), header('destination')];
      const headers = { subscription, destination, 'message-id': 'q7x2-41' };
      say('MESSAGE', headers, JSON.stringify(body));
    },
    close: () => socket.onclose?.({ code: 1000 } as CloseEvent),
  } as unknown as WebSocket;
  queueMicrotask(() => socket.onopen?.({} as Event));
  return socket;
};

it('CHT-07 hears a message whose delivery is numbered, and not the message itself', async () => {
  const socket = await openChatSocket({
    url: 'ws://broker.test/ws',
    token: () => 'token',
    onLost: () => undefined,
    webSocketFactory: broker,
  });
  const heard: ReceivedMessage[] = [];
  await socket.subscribe({ destination: 'conversation', conversationId: 1 }, (message) =>
    heard.push(message),
  );
  await vi.waitFor(() =>
    expect(heard).toEqual([{ id: undefined, clientMessageId: undefined, ...body }]),
  );
  await socket.close();
});
