import { connect } from 'node:net';
import { colleges } from '@seatwise/api-client/contract/colleges';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standaloneHost, type Host } from '../testing/hosts.ts';
import { raw, talk } from '../testing/raw.ts';

let host: Host;
beforeEach(async () => {
  host = await standaloneHost();
});
afterEach(() => host.close());

const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

describe('BEY-ATK-01 requests that are pipelined on one connection', () => {
  it('are answered in their order', async () => {
    const heard = await talk(
      host,
      request('/api/files/list') +
        request('/api/nowhere') +
        request('/api/overview', 'Connection: close\r\n'),
    );
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 404',
      'HTTP/1.1 200',
    ]);
  });

  it('start one after the other, and end the connection beyond four', async () => {
    const started = vi.spyOn(host.backend.scenarios, 'forcedAnswer');
    const wire = connect(Number(new URL(host.origin).port), '127.0.0.1');
    const closed = new Promise((resolve) => wire.on('error', () => {}).on('close', resolve));
    wire.pause().end(request(colleges.listColleges.path).repeat(200));
    expect((await raw(host, '/api/overview')).status).toBe(200);
    wire.resume();
    await closed;
    // Only the attacker's first request and the other visitor's have started.
    expect(started.mock.calls.length).toBeLessThanOrEqual(2);
  });
});

describe('BEY-ATK-01 the list of the colleges', () => {
  const list = (match?: string) =>
    raw(host, colleges.listColleges.path, {
      headers: { 'accept-encoding': 'br', ...(match && { 'if-none-match': match }) },
    });

  it('is written once, and sent once to a caller', async () => {
    const written = vi.spyOn(JSON, 'stringify');
    const first = await list();
    const sizes = () => written.mock.results.map(({ value }) => String(value).length);
    const etag = String(first.headers.etag);
    expect([(await list()).body.length, (await list(etag)).status]).toEqual([
      first.body.length,
      304,
    ]);
    expect(sizes().filter((size) => size > 50_000)).toHaveLength(1);
  });

  it('is another one once other colleges are in force', async () => {
    const before = String((await list()).headers.etag);
    const { reference } = host.backend;
    reference.use({ colleges: reference.colleges.slice(1) });
    const after = await list(before);
    expect([after.status, after.headers.etag === before]).toEqual([200, false]);
  });
});
