import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sqliteStorage } from '@seatwise/backend/db/sqliteStorage';
import { adminFiles } from '@seatwise/api-client/contract/adminFiles';
import { call, standaloneHost, tokenFor, type Host } from '../testing/hosts.ts';

const megabyte = 1024 * 1024;
const content = new Uint8Array(12 * megabyte).map((_, at) => at % 253);
content.set(new TextEncoder().encode('%PDF-'));
let folder: string;
let host: Host;
let path: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seatwise-downloads-'));
  const storage = sqliteStorage(join(folder, 'data.sqlite'));
  host = await standaloneHost({ storage, trustedProxies: '127.0.0.1' });
  const file = new File([content], 'Large.pdf', { type: 'application/pdf' });
  const token = await tokenFor(host, 'admin');
  await call(host, adminFiles.uploadFile, { file, uploaderId: 1 }, { token });
  path = `/uploads/${host.backend.db.files.all().at(-1)!.storageKey}`;
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

const calls: ClientRequest[] = [];
/** Begins a download without reading further. */
const begin = async (from: string): Promise<IncomingMessage> => {
  const made = get(host.origin + path, { agent: false, headers: { 'x-forwarded-for': from } });
  calls.push(made);
  const [answer] = (await once(made, 'response')) as [IncomingMessage];
  return answer;
};
const leaveAll = (): void => {
  for (const made of calls.splice(0)) made.on('error', () => {}).destroy();
};
const statusesOf = async (addresses: readonly string[]): Promise<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of await Promise.all(addresses.map(begin)))
    counts[statusCode!] = (counts[statusCode!] ?? 0) + 1;
  return counts;
};
const manyOf = (count: number, from: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => from(at));

describe('BEY-ATK-31 downloads', () => {
  it('are bounded for an address, and free again once they are over', async () => {
    expect(await statusesOf(manyOf(30, () => '203.0.113.1'))).toEqual({ 200: 24, 429: 6 });
    const refused = await begin('203.0.113.1');
    expect(refused.headers['retry-after']).toBe('5');
    expect((await begin('203.0.113.2')).statusCode).toBe(200);
    leaveAll();
    await vi.waitFor(async () => expect((await begin('203.0.113.1')).statusCode).toBe(200), 20_000);
    leaveAll();
    for (let at = 0; at < 25; at += 1) {
      const head = request(host.origin + path, { method: 'HEAD', agent: false });
      const [{ statusCode, headers }] = (await once(head.end(), 'response')) as [IncomingMessage];
      expect([statusCode, headers['content-length']]).toEqual([200, String(content.length)]);
    }
    for (let at = 0; at < 25; at += 1) {
      const answer = await host.fetch(path, { headers: { 'x-forwarded-for': '203.0.113.3' } });
      expect((await answer.bytes()).length).toBe(content.length);
    }
  }, 60_000);

  it('are bounded for all', async () => {
    // On a busy machine, as many readers of the server would come too slowly to be there at once.
    const held = manyOf(190, (at) => `198.51.100.${at}`).map((from) =>
      host.backend.downloads.bound(new ReadableStream(), from),
    );
    const counts = await statusesOf(manyOf(30, (at) => `192.0.2.${at}`));
    expect(counts).toEqual({ 200: 10, 503: 20 });
    await Promise.all(held.map((body) => body.cancel()));
    expect((await begin('192.0.2.40')).statusCode).toBe(200);
    leaveAll();
  }, 60_000);

  it.each([
    ['bytes=0-9', 206, [0, 10]],
    ['bytes=1048570-', 206, [1_048_570, content.length]],
    ['bytes=-7', 206, [content.length - 7, content.length]],
    ['bytes=5-999999999', 206, [5, content.length]],
    ['bytes=0-1,4-5', 200, [0, content.length]],
    ['lines=0-1', 200, [0, content.length]],
    ['bytes=99999999-', 416, undefined],
  ] as const)('go on where they broke off: %s', async (range, status, part) => {
    const answer = await host.fetch(path, { headers: { range } });
    expect(answer.status).toBe(status);
    if (!part) {
      expect(answer.headers.get('content-range')).toBe(`bytes */${content.length}`);
      return;
    }
    const bytes = await answer.bytes();
    expect(Buffer.compare(bytes, content.subarray(...part))).toBe(0);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    if (status === 206)
      expect(answer.headers.get('content-range')).toBe(
        `bytes ${part[0]}-${part[1] - 1}/${content.length}`,
      );
  });
});
