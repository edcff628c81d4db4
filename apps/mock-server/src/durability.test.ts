import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'seatwise-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const data = join(folder, 'data.sqlite');

/** Starts the real server on a free port; resolves when it has said where it listens. */
const start = (): Promise<{ server: ChildProcess; origin: string }> =>
  new Promise((resolve, reject) => {
    const server = spawn(process.execPath, [main], {
      env: { ...process.env, PORT: '0', SEATWISE_DATA: data },
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

const signIn = async (origin: string): Promise<string> => {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rollnumberOrEmail: 'free@seatwise.test', password: 'Seatwise@123' }),
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
      let next = 0;
      const write = async (): Promise<boolean> => {
        const content = `write ${next++}`;
        const body = JSON.stringify({ conversationId: id, senderId: 1, content, timestamp: '' });
        try {
          const response = await fetch(`${origin}/api/messages`, {
            method: 'POST',
            headers: withToken(token),
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
        await vi.waitUntil(() => next >= killAfter, { timeout: 20_000, interval: 1 });
        await kill(server, 'SIGKILL');
        await Promise.all(writers);
        ({ server, origin } = await start());
      }
      for (let left = 1000 - next; left > 0; left -= 1) await write();
      await kill(server, 'SIGKILL');
      ({ server, origin } = await start());

      const response = await fetch(`${origin}/api/messages/${id}`, { headers: withToken(token) });
      const kept = new Set(
        ((await response.json()) as { content: string }[]).map(({ content }) => content),
      );
      await kill(server, 'SIGTERM');
      expect(answered.size).toBeGreaterThan(900);
      expect([...answered].filter((content) => !kept.has(content))).toEqual([]);
      // Whatever is there was really sent: nothing half written, nothing twice.
      expect([...kept].every((content) => /^write \d+$/.test(content))).toBe(true);
    },
  );
});
