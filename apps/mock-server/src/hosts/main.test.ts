import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const rejecting = "process.on('SIGUSR2', () => void Promise.reject(new Error('Nobody waits')))";

/** The server, which leaves a promise to itself at SIGUSR2, with what it has said so far. */
const start = () => {
  const server: ChildProcess = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${rejecting}`, main],
    { env: { ...process.env, PORT: '0', SEATWISE_DATA: 'memory' } },
  );
  const said: string[] = [];
  server.stdout!.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  return { server, said: () => said.join('') };
};

it('logs a promise that nobody waits for, and answers as before', async () => {
  const { server, said } = start();
  try {
    await vi.waitFor(() => expect(said()).toMatch(/localhost:\d+/), { timeout: 20_000 });
    server.kill('SIGUSR2');
    await vi.waitFor(() => expect(said()).toContain('Nobody waits'));
    const origin = /http:\/\/localhost:\d+/.exec(said())![0].replace('localhost', '127.0.0.1');
    expect((await fetch(`${origin}/api/overview`)).status).toBe(200);
  } finally {
    server.kill();
  }
});
