import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteStorage } from '@seatwise/backend/db/sqliteStorage';
import { standaloneHost, tokenFor, type Host } from '../testing/hosts.ts';

const megabyte = 1024 * 1024;
let folder: string;
let host: Host;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seatwise-uploads-'));
  host = await standaloneHost({ storage: sqliteStorage(join(folder, 'data.sqlite')) });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

const stored = (): number => readdirSync(join(folder, 'data.sqlite.files')).length;

/** A form with a PDF of a given size in megabytes, generated while it is sent. */
function* form(megabytes: number): Generator<Uint8Array> {
  yield new TextEncoder().encode(
    '--b\r\ncontent-disposition: form-data; name="uploaderId"\r\n\r\n5\r\n' +
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n' +
      'content-type: application/pdf\r\n\r\n%PDF-',
  );
  for (let sent = 0; sent < megabytes; sent += 1) yield new Uint8Array(megabyte);
  yield new TextEncoder().encode('\r\n--b--\r\n');
}

/** Sends the whole form before reading the answer, as many clients do. */
const post = (megabytes: number, token = ''): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const call = request(`${host.origin}/api/admin/files/upload`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    call.on('error', reject).on('response', (answer) => {
      let body = '';
      answer
        .on('data', (text: Buffer) => {
          body += text.toString();
        })
        .on('end', () => resolve({ status: answer.statusCode!, body }))
        .on('error', reject);
    });
    const chunks = form(megabytes);
    const more = (): void => {
      for (;;) {
        const { done, value } = chunks.next();
        if (done) return void call.end();
        if (!call.write(value)) return void call.once('drain', more);
      }
    };
    more();
  });

describe('uploads on the server', () => {
  it('are answered when they are refused early, not broken off', async () => {
    const before = stored();
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await post(20)).toEqual({ status: 401, body: '{"message":"Please sign in."}' });
      const student = await tokenFor(host, 'free');
      expect((await post(20, student)).status).toBe(403);
    }
    const admin = await tokenFor(host, 'admin');
    expect(await post(55, admin)).toEqual({
      status: 413,
      body: '{"message":"The request is too large."}',
    });
    expect(stored()).toBe(before);
  }, 60_000);

  it('take less than 300 MB of memory, twelve of 49 MB at a time', async () => {
    const admin = await tokenFor(host, 'admin');
    const before = stored();
    const idle = process.memoryUsage.rss();
    let most = idle;
    const sampling = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 20);
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(49, admin)));
    clearInterval(sampling);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(stored()).toBe(before + 12);
    expect((most - idle) / megabyte).toBeLessThan(300);
  }, 120_000);
});
