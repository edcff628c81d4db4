import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '@seatwise/backend/http/bodyChunks';
import { standaloneHost } from '../testing/hosts.ts';
import { raw } from '../testing/raw.ts';
import { writeBody } from '@seatwise/backend/http/writeBody';

const megabyte = 1024 * 1024;
const bytes = 40 * megabyte;

let close = (): unknown => undefined;
afterEach(() => close());

/** A server that answers every request with 40 MB. */
const serve = async (pace: Pace) => {
  const gaveUp = Promise.withResolvers<unknown>();
  const server = createServer((_, outgoing) => {
    const body = new Response(new Uint8Array(bytes)).body!;
    writeBody(body, outgoing, { end: true, pace }).catch(gaveUp.resolve);
  });
  close = () => server.close();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, gaveUp: gaveUp.promise };
};

describe('BEY-ATK-08 an answer', () => {
  it('that nobody reads is given up', async () => {
    const { port, gaveUp } = await serve({ grace: 100, bytesPerSecond: megabyte });
    const wire = connect(port, '127.0.0.1', () => wire.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
    wire.pause().on('error', () => {});
    expect(await gaveUp).toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
    wire.destroy();
  });

  it('that is read slowly, but not too slowly, arrives whole', async () => {
    // Reader and server share a process, which a busy machine may pause for part of a second.
    const { port } = await serve({ grace: 1000, bytesPerSecond: megabyte / 10 });
    const [answer] = await once(get({ host: '127.0.0.1', port, agent: false }), 'response');
    let heard = 0;
    for await (const { length } of answer as AsyncIterable<Buffer>) {
      heard += length;
      // Reads some 25 MB per second.
      await new Promise((resolve) => setTimeout(resolve, length / 25_000));
    }
    expect(heard).toBe(bytes);
  });
});

describe('BEY-ATK-08 connections', () => {
  it('are bounded for an address, and others get theirs', async () => {
    const host = await standaloneHost();
    const port = Number(new URL(host.origin).port);
    const wires: Socket[] = [];
    close = async () => {
      for (const wire of wires) wire.destroy();
      await host.close();
    };
    const ended: Promise<unknown>[] = [];
    for (let count = 0; count < 505; count += 1) {
      const wire = connect(port, '127.0.0.1');
      wire.on('error', () => {});
      wires.push(wire);
      ended.push(once(wire, 'close').then(() => count));
      await once(wire, 'connect');
    }
    expect(await Promise.all(ended.slice(500))).toEqual([500, 501, 502, 503, 504]);
    const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }, () =>
      other.write('GET /api/overview HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    );
    expect(String((await once(other, 'data'))[0])).toContain('200 OK');
    for (const wire of wires.splice(0)) wire.destroy();
    await vi.waitFor(async () => expect((await raw(host, '/api/overview')).status).toBe(200));
  });
});
