import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSmtpSink, type SmtpSink } from './testing/smtpSink.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

let folder: string;
let sink: SmtpSink;
const servers: ChildProcess[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seatwise-server-'));
  sink = await startSmtpSink();
  writeFileSync(join(folder, 'mail-url'), sink.url);
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.kill();
  await sink.close();
  rmSync(folder, { recursive: true });
});

const settings = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: '0',
  SEATWISE_DATA: join(folder, 'data.sqlite'),
  SEATWISE_MAIL_URL_FILE: join(folder, 'mail-url'),
  SEATWISE_MAIL_FROM: 'Seatwise <no-reply@seats.test>',
  SEATWISE_PLANS: 'off',
  VITE_OPERATOR_NAME: 'Asha & Sons',
  VITE_SITE_URL: 'https://seats.test/',
});

const command = (args: readonly string[], env = settings()) =>
  spawnSync(process.execPath, [main, ...args], { env, encoding: 'utf8' });

const start = async () => {
  const server = spawn(process.execPath, [main], { env: settings() });
  servers.push(server);
  let said = '';
  for (const output of [server.stdout, server.stderr])
    output.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await vi.waitFor(() => expect(said).toMatch(/listens at/), { timeout: 30_000 });
  const origin = /http:\S+/.exec(said)![0];
  const { headers } = await fetch(`${origin}/api/overview`);
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const cookie = [...cookies, 'language=hi'].join('; ');
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
  /** Posts like a page in Hindi. */
  const post = (path: string, body: unknown): Promise<Response> =>
    fetch(origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie,
        'x-xsrf-token': token,
      },
      body: JSON.stringify(body),
    });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.once('exit', () => resolve());
      server.kill();
    });
  return { origin, post, said: () => said, stop };
};

it('BEY-SRV-01 does not start without mail and an operator, and says all that is missing', () => {
  const { status, stderr } = command([], { PATH: process.env['PATH'] });
  expect(status).toBe(1);
  for (const name of ['MAIL_URL_FILE', 'MAIL_FROM', 'PLANS'])
    expect(stderr).toContain(`SEATWISE_${name}`);
  expect(stderr).toContain('VITE_OPERATOR_NAME');
  expect(stderr.split('\n').length).toBeLessThan(24);
});

it('BEY-SRV-02 takes a student from the sign-up to an account by a code that arrives by SMTP', async () => {
  const { origin, post, said, stop } = await start();
  const email = 'asha@example.test';
  const password = 'Only-Mine@27';
  const signUp = {
    username: 'Asha',
    email,
    password,
    roleId: 4,
    rollNumber: '12345678',
    counsellingCategory: 'NEET UG Counselling 2025',
    phoneNumber: '9876500001',
    air: 1200,
    gender: 'F',
  };
  const answer = await post('/api/auth/signup', signUp);
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  const otpPurpose = 'EMAIL_VERIFICATION';
  await post('/api/auth/reset/request-otp', { email, otpPurpose });
  await vi.waitFor(() => expect(sink.taken).toHaveLength(1), { timeout: 10_000 });
  const { text } = sink.taken[0]!;
  expect(text).toContain('इस ईमेल को वेरिफ़ाई करने का आपका Seatwise कोड');
  const otp = /(\d{6})<\/strong>/.exec(text)![1]!;
  expect((await post('/api/auth/reset/confirm-otp', { email, otp, otpPurpose })).status).toBe(200);
  const signedIn = await post('/api/auth/login', { rollnumberOrEmail: email, password });
  expect(await signedIn.json()).toMatchObject({ email, role: 'FREE' });
  for (const path of ['/__mock', '/__mock/outbox', '/simulators/razorpay/v1/checkout.js'])
    expect((await fetch(origin + path)).status).toBe(404);
  const sample = { rollnumberOrEmail: 'superadmin@seatwise.test', password: 'Seatwise@123' };
  expect((await post('/api/auth/login', sample)).status).toBe(401);
  await stop();
  expect(said()).not.toContain(otp);
});

it('BEY-SRV-03 has a first administrator by a command, and lists the mails that were given up', async () => {
  const { stdout } = command(['--admin', 'head@college.test']);
  const [, email, otp] = /https:\/\/seats\.test\/login\?reset#(.+)\/(\d+)/.exec(stdout)!;
  sink.replies.push({ code: 550 });
  const { post, said, stop } = await start();
  const reset = { email, otp, otpPurpose: 'PASSWORD_RESET', newPassword: 'Only-Mine@27' };
  expect((await post('/api/auth/reset/confirm-otp', reset)).status).toBe(200);
  await vi.waitFor(() => expect(said()).toContain('mail given up'), { timeout: 10_000 });
  await stop();
  expect(command(['--mails']).stdout).toContain('head@college.test  Your password was changed');
  expect(command(['--mails', 'again']).stdout).toContain('1 mails go out again.');
  const second = await start();
  await vi.waitFor(() => expect(sink.taken).toHaveLength(1), { timeout: 10_000 });
  await second.stop();
});
