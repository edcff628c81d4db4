import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from './examine.ts';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '..');

/** A backend without any call. */
const startEmpty = async (): Promise<Server> => {
  const server = createServer((_, response) => {
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end('{"message":"\\u001b]0;title\\u0007 There is no such call."}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
};

describe('the packed kit', () => {
  let folder: string;
  let server: Server;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'conformance-'));
    await run(process.execPath, ['tools/build.ts'], { cwd: root });
    await copyFile(path.join(root, 'dist/conformance.mjs'), path.join(folder, 'kit.mjs'));
    server = await startEmpty();
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  const examine = (...args: readonly string[]) =>
    run(process.execPath, ['kit.mjs', ...args], { cwd: folder }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        said: stdout + stderr,
      }),
    );

  it('BEY-KIT-01 runs alone in an empty folder, and reports as a page and as JSON', async () => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, said } = await examine(address);
    expect([code, said]).toEqual([1, expect.stringContaining('Nobody could sign in')]);
    expect(said).not.toMatch(/[\p{Cc}--\n]/v);
    const file = (name: string) => readFile(path.join(folder, 'conformance-report', name), 'utf8');
    const { entries, totals } = JSON.parse(await file('report.json')) as Report;
    const verdictOf = (id: string) => entries.find((entry) => entry.id === id)?.verdict;
    expect(['everyCall', 'listFiles', 'listColleges'].map(verdictOf)).toEqual([
      'kept',
      'broken',
      'not offered',
    ]);
    expect(Object.values(totals).reduce((sum, count) => sum + count)).toBe(entries.length);
    const page = await file('index.html');
    expect(page).toContain('Colleges have no page of their own');
    expect(page).not.toMatch(/<script|undefined|\[object/);
  });

  it.each([
    ['no address', [], 'conformance ADDRESS'],
    ['an address that is none', ['localhost:4000'], 'conformance ADDRESS'],
    ['an option that is none', ['http://localhost:1', '--speed'], '--speed'],
    ['accounts that are none', ['http://localhost:1', '--accounts', 'none.json'], 'none.json'],
    ['an unknown operation', ['http://localhost:1', '--only', 'nothing'], 'nothing'],
    [
      'a socket that is none',
      ['http://localhost:1', '--socket', 'http://x'],
      'no address of a socket',
    ],
    ['a backend that is not there', ['http://localhost:1'], 'does not answer'],
  ])('BEY-KIT-01 says what is wrong with %s, and ends with 2', async (_, args, words) => {
    const { code, said } = await examine(...args);
    expect([code, said]).toEqual([2, expect.stringContaining(words)]);
    expect(said).not.toContain('    at ');
  });
});
