import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { startSmtpSink, type SmtpSink } from './smtpSink.ts';
import { password, secretsIn, signUpForm, teamSettings } from './teamSettings.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Calls a server as a Hindi page does, with the cookies that the server set. */
const pageOf = async (origin: string) => {
  const cookies = new Map([['language', 'hi']]);
  const call = async (path: string, init?: RequestInit): Promise<Response> => {
    const response = await fetch(origin + path, init);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  await call('/api/overview');
  return (path: string, body: unknown, token?: string): Promise<Response> =>
    call(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: Array.from(cookies, (pair) => pair.join('=')).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
};

const startProcess = async (env: NodeJS.ProcessEnv, started: ChildProcess[]) => {
  const server = spawn(process.execPath, [main], { env });
  started.push(server);
  let said = '';
  for (const output of [server.stdout, server.stderr])
    output.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await vi.waitFor(() => expect(said).toMatch(/listens at/), { timeout: 30_000 });
  const origin = /http:\S+/.exec(said)![0];
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };
  return {
    origin,
    post: await pageOf(origin),
    said: () => said,
    stop: () => end('SIGTERM'),
    /** Kills the server as a power cut would. */
    kill: () => end('SIGKILL'),
  };
};

export type TeamServer = Awaited<ReturnType<typeof startProcess>>;

/** Signs a student up and verifies the email with the mailed code. */
const signUp = async ({ post }: TeamServer, { taken, codeTo }: SmtpSink) => {
  const email = 'asha@example.test';
  const answer = await post('/api/auth/signup', signUpForm(email));
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  const otpPurpose = 'EMAIL_VERIFICATION';
  await post('/api/auth/reset/request-otp', { email, otpPurpose });
  await vi.waitFor(() => expect(taken).toHaveLength(1), { timeout: 10_000 });
  const { text } = taken[0]!;
  const otp = codeTo(email)!;
  expect((await post('/api/auth/reset/confirm-otp', { email, otp, otpPurpose })).status).toBe(200);
  return { email, otp, text };
};

/** Prepares a folder for a server's data and secrets, and a mail server; starts servers on them. */
export const openPlace = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwise-server-'));
  const sink = await startSmtpSink();
  const started: ChildProcess[] = [];
  const secret = secretsIn(folder);
  const settings: NodeJS.ProcessEnv = {
    ...teamSettings(secret, sink),
    PORT: '0',
    SEATWISE_DATA: join(folder, 'data.sqlite'),
  };
  return {
    sink,
    settings,
    secret,
    command: (args: readonly string[], env = settings) =>
      spawnSync(process.execPath, [main, ...args], { env, encoding: 'utf8' }),
    /** Runs `--check` without blocking, so that the test's own servers can answer. */
    check: (env: NodeJS.ProcessEnv) =>
      new Promise<{ code: number; stdout: string }>((resolve) =>
        execFile(process.execPath, [main, '--check'], { env }, (error, stdout) =>
          resolve({ code: Number(error?.code ?? 0), stdout }),
        ),
      ),
    start: (env = settings) => startProcess(env, started),
    signUp: (server: TeamServer) => signUp(server, sink),
    signIn: async ({ post }: TeamServer, email: string) => {
      const answer = await post('/api/auth/login', { rollnumberOrEmail: email, password });
      return (await answer.json()) as { id: number; token: string; email: string; role: string };
    },
    close: async (): Promise<void> => {
      for (const server of started) server.kill();
      await sink.close();
      rmSync(folder, { recursive: true });
    },
  };
};

export type Place = Awaited<ReturnType<typeof openPlace>>;
