import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standaloneHost, type Host } from '../testing/hosts.ts';
import { talk } from '../testing/raw.ts';

describe('the standalone server itself', () => {
  let host: Host;
  beforeAll(async () => {
    host = await standaloneHost();
  });
  afterAll(() => host.close());

  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    [
      'an absolute address',
      'GET http://evil.test/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ],
    [
      'a method that no request may have',
      'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ],
    [
      'a body that never comes',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    ],
    [
      'a body that is cut in two',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a"',
    ],
    [
      'an upgrade to nowhere',
      'GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ],
    [
      'a half-made upgrade',
      'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ],
    [
      'a hundred kilobytes of headers',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`,
    ],
  ])('stays up after %s', async (_, octets) => {
    const heard = await talk(host, octets);
    // Silence is right if the request never ended; any answer must be a 4xx in the usual shape.
    if (heard !== '') {
      expect(heard).toMatch(/^HTTP\/1\.1 4\d\d/);
      expect(heard).toMatch(/^\{"message":/m);
    }
    expect((await host.fetch('/api/overview')).status).toBe(200);
  });
});
