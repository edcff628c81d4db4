/**
 * What one server on SQLite and three instances on PostgreSQL can carry on this machine: processor
 * time and answers per second for reads and writes, the time of a write at half load, the time of a
 * message between sockets on two instances, and thousands of sockets. All servers are the mock,
 * because each measurement starts with its sample accounts and records.
 *
 *   SOCKETS=5000 pnpm test:cluster limits
 */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { samplePassword } from '../../../apps/mock-server/src/mock/seed/texts.ts';
import { percentile } from '../../../bench/measure.ts';
import { startServer } from '../../server.ts';
import { startMockCluster } from '../cluster.ts';
import { createCallers, inTurns, type Caller, type Callers } from './callers.ts';
import { listenTo } from './chatting.ts';

const sockets = Number(process.env['SOCKETS'] ?? 300);
const seconds = Number(process.env['SECONDS'] ?? 10);
const width = 24;

interface Server {
  readonly origin: string;
  readonly pid: number;
}

/** The processor time of the servers in milliseconds; Linux counts in hundredths of a second. */
const usedBy = (servers: readonly Server[]): number =>
  servers.reduce((sum, { pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * 10;
  }, 0);
const memoryOf = ({ pid }: Server): string =>
  `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024)} MB`;
const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

const reads = ['/api/users/applicant', '/api/choices', '/api/shortlist', '/api/conversations'];

interface Load {
  readonly servers: readonly Server[];
  readonly callers: Callers;
  readonly students: readonly Caller[];
}

const profile = (budgetPerYear: number) => ({ method: 'PUT', body: { budgetPerYear } });

/** Calls as fast as possible, or at a given rate; returns the answers, their cost and speed. */
const load = async (
  { servers, callers: { ask }, students }: Load,
  kind: 'reads' | 'writes',
  rate = Infinity,
): Promise<{ readonly perSecond: number; readonly cost: number; readonly p95: number }> => {
  const begin = performance.now();
  const usedBefore = usedBy(servers);
  const times: number[] = [];
  let sent = 0;
  const one = async (): Promise<void> => {
    while (performance.now() - begin < seconds * 1000) {
      const index = sent++;
      const due = begin + (index / rate) * 1000;
      if (due > performance.now()) await delay(due - performance.now());
      const { token } = students[index % students.length]!;
      const at = servers[index % servers.length]!.origin;
      const answer =
        kind === 'reads'
          ? await ask(reads[index % reads.length]!, { token }, at)
          : await ask('/api/users/applicant', { token, ...profile(index + 1) }, at);
      if (answer.status !== 200) throw new Error(`${kind} are answered with ${answer.status}`);
      times.push(answer.to - answer.from);
    }
  };
  await Promise.all(Array.from({ length: width }, one));
  const taken = (performance.now() - begin) / 1000;
  return {
    perSecond: times.length / taken,
    cost: (usedBy(servers) - usedBefore) / times.length,
    p95: percentile(times, 95),
  };
};

const mailboxes = ['free', 'basic', 'advance', 'premium'].map((name) => `${name}@seatwise.test`);
const loadOn = async (servers: readonly Server[]): Promise<Load> => {
  const callers = createCallers(servers[0]!.origin);
  const students = await inTurns(mailboxes, (email) => callers.signIn(email, samplePassword));
  return { servers, callers, students };
};
const measure = async (name: string, onto: Load) => {
  await load(onto, 'reads', 50);
  const [read, written] = [await load(onto, 'reads'), await load(onto, 'writes')];
  const half = await load(onto, 'writes', written.perSecond / 2);
  console.log(
    `${name}: ${read.perSecond.toFixed(0)} reads a second at ${ms(read.cost)} of processor time; ` +
      `${written.perSecond.toFixed(0)} writes at ${ms(written.cost)}, at half of that p95 ${ms(half.p95)}`,
  );
  return { read, written };
};

const file = join(tmpdir(), `seatwise-limits-${process.pid}.sqlite`);
const single = await startServer({ SEATWISE_DATA: file });
const one = await measure('SQLite, one server', await loadOn([single]));
single.close();
rmSync(file, { force: true });

const cluster = await startMockCluster();
const instances = cluster.instances.map((instance) => ({
  origin: instance.origin,
  pid: instance.process().pid!,
}));
const onto = await loadOn(instances);
const three = await measure('PostgreSQL, three instances', onto);
/** Two cores cannot run three busy instances and their load, so each is also measured alone. */
const alone = await inTurns(
  instances,
  (instance) => load({ ...onto, servers: [instance] }, 'reads'),
  1,
);
const costAlone = alone.reduce((sum, { cost }) => sum + cost / alone.length, 0);
console.log(
  `by processor time three instances read ${((3 * one.read.cost) / three.read.cost).toFixed(2)} times what one reads, ` +
    `and ${((3 * one.read.cost) / costAlone).toFixed(2)} times where each is asked alone (${ms(costAlone)} a read); ` +
    `they write ${(three.written.perSecond / one.written.perSecond).toFixed(2)} times as much`,
);

const [near, far] = instances as [Server, Server];
const [student] = onto.students as [Caller];
const conversationId = (await onto.callers.openConversation(student))!;
const takenBy = new Map<string, number>();
const delays: number[] = [];
const hear = (content: string): void => {
  const from = takenBy.get(content);
  if (from !== undefined) delays.push(performance.now() - from);
};
const staff = await createCallers(far.origin).signIn('counsellor@seatwise.test', samplePassword);
const mouth = listenTo(near.origin, staff, conversationId);
const ear = listenTo(far.origin, student, conversationId, hear);
const say = async (count: number, rate: number): Promise<void> => {
  const open = await mouth.socket();
  const begin = performance.now();
  const said: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    const content = `${rate} ${index}`;
    const message = { conversationId, senderId: staff.id, content, timestamp: '' };
    await delay(Math.max(0, begin + (index / rate) * 1000 - performance.now()));
    takenBy.set(content, performance.now());
    said.push(open.publish(message, crypto.randomUUID()));
  }
  await Promise.all(said);
  await delay(1000);
  console.log(
    `${rate} messages a second to another instance: ${delays.length} of ${count} came, ` +
      `p50 ${ms(percentile(delays, 50))}, p95 ${ms(percentile(delays, 95))}`,
  );
  delays.length = 0;
};
await ear.socket();
await say(200, 20);

const listeners = (
  await cluster.postgres.records<{ email: string; emailVerified: boolean; isActive: boolean }>(
    'users',
  )
)
  .filter(({ emailVerified, isActive }) => emailVerified && isActive)
  .slice(0, Math.ceil(sockets / 19));
const { signIn, openConversation } = createCallers(cluster.origin);
let opened = 0;
await inTurns(listeners, async ({ email }) => {
  const caller = await signIn(email, samplePassword);
  const own = await openConversation(caller);
  if (own === undefined) return;
  for (let index = 0; index < 19 && opened < sockets; index += 1) {
    const { origin } = instances[opened % instances.length]!;
    opened += 1;
    await listenTo(origin, caller, own).socket();
  }
});
console.log(`${opened} sockets are open; memory ${instances.map(memoryOf).join(', ')}`);
await say(seconds * 50, 50);
console.log(`memory ${instances.map(memoryOf).join(', ')}`);
await cluster.stop();
process.exit();
