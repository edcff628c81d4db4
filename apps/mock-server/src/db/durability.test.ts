import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'seatwise-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const main = fileURLToPath(new URL('../hosts/main.ts', import.meta.url));
const data = join(folder, 'data.sqlite');

/** Starts the real server on a free port; resolves when it has logged its address. */
const start = (): Promise<{ server: ChildProcess; origin: string }> =>
  new Promise((resolve, reject) => {
    const server = spawn(process.execPath, [main], {
      env: { ...process.env, PORT: '0', SEATWISE_DATA: data, SEATWISE_CONTROL: 'on' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const origin = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (origin) resolve({ server, origin: origin.replace('localhost', '127.0.0.1') });
    });
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });

const kill = (server: ChildProcess, signal: NodeJS.Signals): Promise<unknown> =>
  new Promise((resolve) => {
    server.removeAllListeners('exit');
    server.once('exit', resolve);
    server.kill(signal);
  });

const signIn = async (origin: string, mailbox = 'free'): Promise<string> => {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      rollnumberOrEmail: `${mailbox}@seatwise.test`,
      password: 'Seatwise@123',
    }),
  });
  return ((await response.json()) as { token: string }).token;
};

const withToken = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

describe('the data of the standalone server', () => {
  it(
    'keeps every answered write through five kills in the midst of 1,000 writes',
    { timeout: 120_000 },
    async () => {
      let { server, origin } = await start();
      const token = await signIn(origin);
      const opened = await fetch(`${origin}/api/conversations`, {
        method: 'POST',
        headers: withToken(token),
        body: JSON.stringify({ studentId: 1 }),
      });
      const { id } = (await opened.json()) as { id: number };

      const answered = new Set<string>();
      const admin = await signIn(origin, 'admin');
      const uploaded = new Map<string, Buffer>();
      const upload = async (): Promise<boolean> => {
        const name = `file-${uploads++}.pdf`;
        const bytes = Buffer.concat([Buffer.from('%PDF-'), randomBytes(200_000)]);
        const form = new FormData();
        form.append('file', new File([bytes], name, { type: 'application/pdf' }));
        form.append('uploaderId', '5');
        try {
          const { status } = await fetch(`${origin}/api/admin/files/upload`, {
            method: 'POST',
            headers: { authorization: `Bearer ${admin}` },
            body: form,
          });
          if (status === 200) uploaded.set(name, bytes);
          return true;
        } catch {
          return false;
        }
      };
      let uploads = 0;
      let next = 0;
      const write = async (): Promise<boolean> => {
        const content = `write ${next++}`;
        const body = JSON.stringify({ conversationId: id, senderId: 1, content, timestamp: '' });
        try {
          const response = await fetch(`${origin}/api/messages`, {
            method: 'POST',
            headers: withToken(admin),
            body,
          });
          if (response.status === 200) answered.add(content);
          return true;
        } catch {
          return false;
        }
      };

      for (const killAfter of [150, 350, 550, 700, 850]) {
        const writers = Array.from({ length: 8 }, async () => {
          while (await write());
        });
        const uploader = (async () => {
          while (await upload());
        })();
        await vi.waitUntil(() => next >= killAfter, { timeout: 20_000, interval: 1 });
        await kill(server, 'SIGKILL');
        await Promise.all([...writers, uploader]);
        ({ server, origin } = await start());
      }
      for (let left = 1000 - next; left > 0; left -= 1) await write();
      await kill(server, 'SIGKILL');
      ({ server, origin } = await start());

      const response = await fetch(`${origin}/api/messages/${id}`, { headers: withToken(token) });
      const kept = ((await response.json()) as { content: string }[]).map(({ content }) => content);
      const listed = (await (await fetch(`${origin}/api/files/list`)).json()) as {
        id: number;
        fileName: string;
      }[];
      expect(uploaded.size).toBeGreaterThan(5);
      for (const [name, bytes] of uploaded) {
        const { id: file } = listed.find(({ fileName }) => fileName === name)!;
        const download = await fetch(`${origin}/api/files/download?field-id=${file}`);
        expect(bytes.equals(await download.bytes()), name).toBe(true);
      }
      await kill(server, 'SIGTERM');
      expect(answered.size).toBeGreaterThan(900);
      expect([...answered].filter((content) => !kept.includes(content))).toEqual([]);
      // Everything stored was really sent: nothing half written, nothing twice.
      expect(kept.every((content) => /^write \d+$/.test(content))).toBe(true);
      expect(new Set(kept).size).toBe(kept.length);
    },
  );

  it(
    'belong to one server: a second one and a reset refuse, in words, and leave them alone',
    { timeout: 30_000 },
    async () => {
      const { server, origin } = await start();
      const token = await signIn(origin);
      const run = (...more: string[]) =>
        spawnSync(process.execPath, [main, ...more], {
          env: { ...process.env, PORT: '0', SEATWISE_DATA: data },
          encoding: 'utf8',
        });
      for (const { status, stderr } of [run(), run('--reset')]) {
        expect(status).toBe(1);
        expect(stderr).toMatch(/^Another server holds the data in .*SEATWISE_DATA=/);
      }
      const still = await fetch(`${origin}/api/my-details`, { headers: withToken(token) });
      expect(still.status).toBe(200);
      await kill(server, 'SIGTERM');
      expect(run('--reset').status).toBe(0);
    },
  );
});
