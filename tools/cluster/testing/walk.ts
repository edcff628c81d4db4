/**
 * What a team experiences with the shipped server: a student signs up, verifies the email by a code
 * that arrives by SMTP, signs in and pays for a plan at an external provider while an instance is
 * killed; the database fails over to a standby; a backup is restored.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../freePort.ts';
import { startCluster, untilReady } from '../cluster.ts';
import { createStandby } from '../postgres.ts';
import { createCallers } from './callers.ts';
import { orderOf, payByCard } from './kills/purchases.ts';
import { signInAdmin, signUp } from './people.ts';

const began = performance.now();
const say = (what: string): void =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`);

const cluster = await startCluster({ withPlans: true });
const { instances, postgres, origin, folder } = cluster;
const providers = cluster.providers!;
const callers = createCallers(origin);
const { askOn } = callers;
const email = 'asha@example.test';
let student = await signUp(cluster, callers, email);
say('a student has signed up with a code that came by SMTP, and signed in');

const post = <Body>(path: string, body: unknown) =>
  askOn<Body>(path, { token: student.token, method: 'POST', body });
const path = '/api/payments/razorpay';
const order = await post<{ readonly providerOrderId: string }>(
  `${path}/create-order`,
  orderOf(student, 'BASIC'),
);
assert.equal(order.status, 200);
const killed = instances[0]!;
await killed.kill('SIGKILL');
const payment = await payByCard(providers, order.body.providerOrderId, 'BASIC', 'success');
const verified = await post<{ readonly status: string }>(`${path}/verify`, payment);
assert.deepEqual([verified.status, verified.body.status], [200, 'ok']);
killed.start();
const hasPlan = async (): Promise<void> => {
  const body = { rollnumberOrEmail: email, password: 'Only-Mine@27' };
  const answer = await askOn<{ role: string }>('/api/auth/login', { method: 'POST', body });
  assert.deepEqual([answer.status, answer.body.role], [200, 'BASIC']);
};
await hasPlan();
say('a plan is paid for, and counts, although an instance was killed between order and payment');

const applicant = '/api/users/applicant';
interface Applicant {
  readonly profile?: { readonly budgetPerYear?: number } | null;
}
const save = async (budgetPerYear: number): Promise<void> => {
  const asked = { token: student.token, method: 'PUT', body: { budgetPerYear } };
  assert.equal((await askOn(applicant, asked)).status, 200);
};
const budget = async (): Promise<number | undefined> =>
  (await askOn<Applicant>(applicant, { token: student.token })).body.profile?.budgetPerYear;
await save(1);
const stopAll = () => Promise.all(instances.map((instance) => instance.kill('SIGTERM')));
const startAll = async (): Promise<void> => {
  for (const instance of instances) instance.start();
  await untilReady(instances);
};

const standby = await createStandby(join(folder, 'standby'), await freePort(), postgres);
process.once('exit', standby.end);
await save(2);
const lag = `SELECT count(*) FROM pg_stat_replication WHERE replay_lsn = pg_current_wal_lsn()`;
while ((await postgres.query(lag))[0] !== '1') await delay(100);
await postgres.stop('immediate');
await standby.promote();
// The standby takes over the address of the database.
await standby.stop('fast');
await standby.start(postgres.port);
await stopAll();
await startAll();
await hasPlan();
assert.equal(await budget(), 2);
await save(3);
say('the database failed over to its standby: all is there, and writes go on');

const env = { ...process.env, ...postgres.settings(), BACKUPS: join(folder, 'backups') };
const script = (name: string, ...args: readonly string[]) =>
  promisify(execFile)(`deploy/postgres/${name}.sh`, args, { env });
const { stdout } = await script('backup');
await save(4);
await stopAll();
await standby.query('ALTER DATABASE seatwise RENAME TO seatwise_broken', 'postgres');
await standby.query('CREATE DATABASE seatwise OWNER seatwise', 'postgres');
await script('restore', stdout.trim());
await startAll();
await hasPlan();
// A restore ends every session.
assert.equal((await askOn(applicant, { token: student.token })).status, 401);
student = await callers.signIn(email);
assert.equal(await budget(), 3);
await save(5);
assert.ok((await signInAdmin(cluster, callers)).id > 0);
say('a backup is restored: all until then is there, and writes go on');

await stopAll();
await standby.stop('fast');
await cluster.stop();
process.exit();
