/**
 * An instance of `apps/server` is killed while codes are mailed. Afterwards each promised code has
 * arrived by SMTP, and a code that came twice has one Message-ID. The proof takes as long as the
 * lease of a mail, 90 seconds.
 */
import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { signUpForm } from '../../../apps/server/src/testing/teamSettings.ts';
import { startCluster } from '../cluster.ts';
import { untilMailed } from './untilMailed.ts';

const students = 24;
const cluster = await startCluster({ count: 2 });
const { sink, instances } = cluster;
const [doomed, other] = instances as [(typeof instances)[0], (typeof instances)[0]];
// The sink is so slow that mails are in flight whenever an instance is killed.
sink.replies.push(...Array.from({ length: 10 * students }, () => ({ afterMs: 400 })));

/** The status of an answer; 0 if none came. */
const post = async (origin: string, path: string, body: unknown): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) }).then(
    ({ status }) => status,
    () => 0,
  );
};

const addresses = Array.from({ length: students }, (_, at) => `student${at}@example.test`);
for (const [at, email] of addresses.entries())
  assert.equal(
    await post(other.origin, '/api/auth/signup', signUpForm(email, 10_000_000 + at)),
    200,
  );

const promised: string[] = [];
await Promise.all(
  addresses.map(async (email, at) => {
    await delay(50 * at);
    const { origin } = at % 2 ? doomed : other;
    const body = { email, otpPurpose: 'EMAIL_VERIFICATION' };
    if ((await post(origin, '/api/auth/reset/request-otp', body)) === 200) promised.push(email);
    if (at === students / 2) void doomed.kill('SIGKILL');
  }),
);

await untilMailed(cluster);
for (const email of promised) {
  const ids = sink.taken.filter(({ to }) => to === email).map(({ id }) => id);
  assert.ok(ids.length > 0, `${email} got the code`);
  assert.equal(new Set(ids).size, 1, `${email} got it under one id`);
}
const doubles = sink.taken.length - new Set(sink.taken.map(({ id }) => id)).size;
console.log(`${promised.length} codes promised, all arrived; ${doubles} came twice`);
await cluster.stop();
