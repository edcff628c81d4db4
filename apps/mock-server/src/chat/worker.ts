import { ws, type WebSocketHandler } from 'msw/ws';
import type { Chat } from './chat.ts';

/** The chat socket for hosts whose WebSocket is mocked: the browser worker and Node tests. */
export const socketHandler = (chat: Chat): WebSocketHandler => {
  const link = ws.link(/^wss?:\/\/[^/]+\/ws$/);
  return link.addEventListener('connection', ({ client }) => {
    const socket = chat.accept({
      send: (text) => client.send(text),
      // What was sent just before would be lost: a mocked socket sends in a later microtask.
      close: (code, reason) => queueMicrotask(() => client.close(code, reason)),
    });
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') socket.receive(data);
      else void new Response(data).bytes().then(socket.receive);
    });
    client.addEventListener('close', () => socket.closed());
  });
};
