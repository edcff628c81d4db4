import type { Server } from 'node:http';
import { maxFrameBytes, socketPath } from '@seatwise/api-client/contract/chat';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Chat } from './chat.ts';
import { isOwnOrigin } from '../../security/ownOrigin.ts';
import { requestUrl } from '../../http/nodeBridge.ts';
import { rawResponse } from '../../http/rawResponse.ts';
import type { WebOrigins } from '../../security/webOrigins.ts';

const subprotocols = ['v12.stomp', 'v11.stomp'];

/** The unsent bytes at which a client that does not read is disconnected. */
const maxBufferedBytes = 1024 * 1024;
/** Milliseconds between two pings; a client that answers none in between is disconnected. */
const livenessInterval = 30_000;

const endIfStuck = (wire: WebSocket): void => {
  if (wire.bufferedAmount > maxBufferedBytes) wire.terminate();
};

/** Serves the chat socket of the standalone host; returns a count of open sockets. */
export const serveWebSocket = (
  server: Server,
  chat: Chat,
  webOrigins: WebOrigins,
  interval = livenessInterval,
): (() => number) => {
  const sockets = new WebSocketServer({
    noServer: true,
    // Several frames may come in one message; the broker checks the size of each.
    maxPayload: 4 * maxFrameBytes,
    handleProtocols: (offered) => subprotocols.find((known) => offered.has(known)) ?? false,
  });

  sockets.on('connection', (wire) => {
    const socket = chat.accept({
      send: (text) => {
        wire.send(text);
        endIfStuck(wire);
      },
      close: (code, reason) => wire.close(code, reason),
    });
    let isAlive = true;
    // WebSocket's own ping: every client answers it, whatever STOMP heart-beat it asked for.
    const liveness = setInterval(() => {
      if (!isAlive) wire.terminate();
      isAlive = false;
      wire.ping();
    }, interval);
    wire.on('pong', () => {
      isAlive = true;
    });
    wire.on('message', (data, isBinary) => {
      isAlive = true;
      const octets = Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data);
      socket.receive(isBinary ? octets : new TextDecoder().decode(octets));
    });
    wire.on('ping', () => endIfStuck(wire));
    wire.on('close', () => {
      clearInterval(liveness);
      socket.closed();
    });
    // Caused by an oversized or malformed message; `close` follows.
    wire.on('error', () => {});
  });

  sockets.on('wsClientError', ({ message }, wire) =>
    wire.end(rawResponse('400 Bad Request', message)),
  );
  server.on('upgrade', (request, wire, head) => {
    wire.on('error', () => wire.destroy());
    const asked = requestUrl(request);
    const { origin } = request.headers;
    if (asked?.pathname !== socketPath)
      wire.end(rawResponse('404 Not Found', 'There is no socket here.'));
    else if (origin !== undefined && !isOwnOrigin(origin, asked) && !webOrigins.has(origin))
      wire.end(rawResponse('403 Forbidden', 'The chat is for our own pages.'));
    else if (!chat.takesSockets())
      wire.end(rawResponse('503 Service Unavailable', 'This server is without its database.'));
    else sockets.handleUpgrade(request, wire, head, (opened) => sockets.emit('connection', opened));
  });
  server.on('close', () => sockets.close());
  return () => sockets.clients.size;
};
