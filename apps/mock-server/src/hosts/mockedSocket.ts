import { ws, type WebSocketHandler } from 'msw/ws';
import type { Chat } from '@seatwise/backend/areas/chat/chat';

/** The chat socket for hosts whose WebSocket is mocked: the browser worker and Node tests. */
export const socketHandler = (chat: Chat): WebSocketHandler => {
  const link = ws.link(/^wss?:\/\/[^/]+\/ws$/);
  return link.addEventListener('connection', ({ client }) => {
    const socket = chat.accept({
      send: (text) => client.send(text),
      // A mocked socket sends in a later microtask, so closing at once would lose the last frame.
      close: (code, reason) => queueMicrotask(() => client.close(code, reason)),
    });
    // Messages are handled in sequence, because reading a binary message is asynchronous.
    let lastReceived = Promise.resolve();
    client.addEventListener('message', ({ data }) => {
      const payload = typeof data === 'string' ? data : new Response(data).bytes();
      lastReceived = lastReceived.then(async () => socket.receive(await payload));
    });
    client.addEventListener('close', () => socket.closed());
  });
};
