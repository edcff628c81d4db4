/**
 * An instance of `apps/server` is killed while codes are mailed. Afterwards each code that was
 * promised has arrived by SMTP, and one that came twice has one Message-ID. It takes as long as the
 * lease of a mail, 90 seconds.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startSmtpSink } from '../../../apps/server/src/testing/smtpSink.ts';
import { freePort } from '../../freePort.ts';
import { createPostgres } from '../postgres.ts';

const students = 24;
const folder = mkdtempSync(join(tmpdir(), 'seatwise-mails-'));
const postgres = await createPostgres(`${folder}-postgres`, await freePort());
const sink = await startSmtpSink();
// Slow enough that mails are under way whenever an instance is killed.
sink.replies.push(...Array.from({ length: 10 * students }, () => ({ afterMs: 400 })));
writeFileSync(join(folder, 'mail-url'), sink.url);
writeFileSync(join(folder, 'signing-key'), 'k'.repeat(32));

const startInstance = async () => {
  const port = await freePort();
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      SEATWISE_DATA: postgres.address,
      SEATWISE_MAIL_URL_FILE: join(folder, 'mail-url'),
      SEATWISE_SIGNING_KEY_FILE: join(folder, 'signing-key'),
      SEATWISE_MAIL_FROM: 'Seatwise <no-reply@seats.test>',
      SEATWISE_PLANS: 'off',
      SEATWISE_CODE_LIMIT: '1000000',
      VITE_OPERATOR_NAME: 'Asha & Sons',
      VITE_SITE_URL: 'https://seats.test',
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await delay(200);
  return { server, origin };
};

const [doomed, other] = await Promise.all([startInstance(), startInstance()]);

/** The status of an answer; 0 where none came. */
const post = async (origin: string, path: string, body: unknown): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) }).then(
    ({ status }) => status,
    () => 0,
  );
};

const addresses = Array.from({ length: students }, (_, at) => `student${at}@example.test`);
for (const [at, email] of addresses.entries()) {
  const account = {
    username: 'Student',
    email,
    password: 'Only-Mine@27',
    roleId: 4,
    rollNumber: String(10_000_000 + at),
    counsellingCategory: 'NEET UG Counselling 2025',
    phoneNumber: '9876500001',
    air: 1200,
    gender: 'F',
  };
  assert.equal(await post(other.origin, '/api/auth/signup', account), 200);
}

const promised: string[] = [];
await Promise.all(
  addresses.map(async (email, at) => {
    await delay(50 * at);
    const { origin } = at % 2 ? doomed : other;
    const body = { email, otpPurpose: 'EMAIL_VERIFICATION' };
    if ((await post(origin, '/api/auth/reset/request-otp', body)) === 200) promised.push(email);
    if (at === students / 2) doomed.server.kill('SIGKILL');
  }),
);

const end = Date.now() + 240_000;
while ((await postgres.records('mails')).length > 0 && Date.now() < end) await delay(1000);
assert.deepEqual(await postgres.records('mails'), [], 'no mail waits or was given up');
for (const email of promised) {
  const ids = sink.taken.filter(({ to }) => to === email).map(({ id }) => id);
  assert.ok(ids.length > 0, `${email} got the code`);
  assert.equal(new Set(ids).size, 1, `${email} got it under one id`);
}
const doubles = sink.taken.length - new Set(sink.taken.map(({ id }) => id)).size;
console.log(`${promised.length} codes promised, all arrived; ${doubles} came twice`);
other.server.kill();
await sink.close();
postgres.end();
for (const made of [folder, `${folder}-postgres`]) rmSync(made, { recursive: true });
