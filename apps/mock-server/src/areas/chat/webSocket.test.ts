import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Backend } from '@seatwise/backend/backend';
import { workerHost } from '../../testing/hosts.ts';
import { serveWebSocket } from '@seatwise/backend/areas/chat/webSocket';

let server: Server;
let backend: Backend;
beforeEach(async () => {
  ({ backend } = await workerHost());
  server = createServer();
  // Long enough that a busy machine answers a ping in time.
  serveWebSocket(server, backend.chat, new Set(), 400);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const open = (autoPong: boolean): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, ['v12.stomp'], { autoPong });
    socket.on('open', () => resolve(socket)).on('error', reject);
  });

describe('a socket that asked for no heart-beat', () => {
  it('is ended when it gives no sign of life, and left alone while it answers', async () => {
    const [alive, dead] = [await open(true), await open(false)];
    let pings = 0;
    alive.on('ping', () => {
      pings += 1;
    });
    const patient = { timeout: 20_000 };
    await expect.poll(() => dead.readyState, patient).toBe(WebSocket.CLOSED);
    await expect.poll(() => pings, patient).toBeGreaterThan(3);
    expect(alive.readyState).toBe(WebSocket.OPEN);
    alive.terminate();
  }, 45_000);
});

it('BEY-CLU-13 a server that is cut off from its database refuses sockets, so that a proxy asks another', async () => {
  Object.assign(backend.chat, { takesSockets: () => false });
  await expect(open(true)).rejects.toThrow('503');
});
