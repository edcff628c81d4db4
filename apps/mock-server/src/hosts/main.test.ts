import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const rejecting = "process.on('SIGUSR2', () => void Promise.reject(new Error('Nobody waits')))";

/** Starts a server that leaves a rejected promise unhandled at SIGUSR2, and collects its output. */
const start = (data = 'memory') => {
  const server: ChildProcess = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${rejecting}`, main],
    { env: { ...process.env, PORT: '0', SEATWISE_DATA: data } },
  );
  const said: string[] = [];
  server.stdout!.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const origin = async (): Promise<string> => {
    await vi.waitFor(() => expect(said.join('')).toMatch(/localhost:\d+/), { timeout: 60_000 });
    return /http:\/\/localhost:\d+/.exec(said.join(''))![0].replace('localhost', '127.0.0.1');
  };
  return { server, origin, said: () => said.join('') };
};

const post = (address: string, body: unknown): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('logs a promise that nobody waits for, and answers as before', async () => {
  const { server, said, origin } = start();
  try {
    const address = await origin();
    server.kill('SIGUSR2');
    await vi.waitFor(() => expect(said()).toContain('Nobody waits'));
    expect((await fetch(`${address}/api/overview`)).status).toBe(200);
  } finally {
    server.kill();
  }
});

it('BEY-ATK-21 has no account that nobody made, and a first administrator by a link that works once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwise-admin-'));
  const data = join(folder, 'data.sqlite');
  const env = { ...process.env, SEATWISE_DATA: data, VITE_SITE_URL: 'https://seats.test' };
  const admin = (email: string) =>
    spawnSync(process.execPath, [main, '--admin', email], { env, encoding: 'utf8' });
  expect(admin('nobody')).toMatchObject({ status: 1, stderr: '«nobody» is no email.\n' });
  const { stdout } = admin('head@college.test');
  const [, email, otp] = /https:\/\/seats\.test\/login\?reset#(.+)\/(\d+)/.exec(stdout)!;
  const { server, origin, said } = start(data);
  try {
    const address = await origin();
    const signIn = (rollnumberOrEmail: string, password: string) =>
      post(`${address}/api/auth/login`, { rollnumberOrEmail, password });
    expect((await signIn('superadmin@seatwise.test', 'Seatwise@123')).status).toBe(401);
    expect(said()).not.toContain('Seatwise@123');
    const newPassword = 'Only-Mine@27';
    const set = () =>
      post(`${address}/api/auth/reset/confirm-otp`, {
        email,
        otp,
        otpPurpose: 'PASSWORD_RESET',
        newPassword,
      });
    expect([(await set()).status, (await set()).status]).toEqual([200, 400]);
    const { token } = (await (await signIn(email!, newPassword)).json()) as { token: string };
    const users = await fetch(`${address}/api/admin/all-users`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await users.json()).toMatchObject([{ email, role: { description: 'Super Admin' } }]);
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    expect(readFileSync(data, 'latin1')).toMatch(/"password":"600000\.[\da-f]{32}\./);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
  // The test starts three processes.
}, 90_000);
