/**
 * `pnpm test:cluster`: three servers on one PostgreSQL behind nginx, of which random ones are
 * killed, and the database restarted, while students write. Afterwards no answered write may be
 * lost or doubled, and the history of each single record has to have an order that explains it.
 *
 *   KILLS=50 WRITES=10000 pnpm test:cluster     as long as it takes; 12 and 1,500 unless it says so
 */
import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { samplePassword } from '../../apps/mock-server/src/mock/seed/texts.ts';
import { startCluster, untilReady, type Instance } from './cluster.ts';
import { isLinearizable, type Operation } from './linearizable.ts';

const kills = Number(process.env['KILLS'] ?? 12);
const writes = Number(process.env['WRITES'] ?? 1500);
const restarts = Math.max(1, Math.round(kills / 16));

const cluster = await startCluster();
const { origin, instances, postgres } = cluster;

interface Caller {
  readonly id: number;
  readonly token: string;
}

/** What callers say to each other: the next one asks for what was answered before. */
let sequence = 0;

const ask = async (path: string, token?: string, method = 'GET', body?: unknown, at = origin) => {
  try {
    const answer = await fetch(at + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'seatwise-sequence': String(sequence),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    const text = await answer.text();
    sequence = Math.max(sequence, Number(answer.headers.get('seatwise-sequence') ?? 0));
    return {
      status: answer.status,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    };
  } catch {
    return { status: 0, body: undefined };
  }
};

const signIn = async (mailbox: string): Promise<Caller> => {
  const credentials = { rollnumberOrEmail: `${mailbox}@seatwise.test`, password: samplePassword };
  const { status, body } = await ask('/api/auth/login', undefined, 'POST', credentials);
  assert.equal(status, 200, `sign-in of ${mailbox}: ${JSON.stringify(body)}`);
  return { id: body.id, token: body.token };
};

const callers = await Promise.all(['free', 'basic', 'advance', 'premium'].map(signIn));

let begun = 0;
const statuses = new Map<number, number>();
const times: number[] = [];
const write = async (path: string, token: string, method: string, body: unknown, at = origin) => {
  begun += 1;
  const from = performance.now();
  const answer = await ask(path, token, method, body, at);
  const to = performance.now();
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  if (answer.status === 200) times.push(to - from);
  // Refused before anything was done, or without an answer: callers try again a moment later.
  else await delay(50 + Math.random() * 100);
  return { ...answer, from, to };
};
const hasBegun = (count: number): boolean => begun >= count;
const isOver = (): boolean => hasBegun(writes);

/** Messages: all answered ones are there, once, in one order. */
const sayMuch = async ({ token, id }: Caller, answered: string[], name: string): Promise<void> => {
  const { body } = await ask('/api/conversations', token, 'POST', { studentId: id });
  for (let index = 0; !isOver() && answered.length < 450; index += 1) {
    const content = `${name} ${index}`;
    const message = { conversationId: body.id, senderId: id, content, timestamp: '' };
    if ((await write('/api/messages', token, 'POST', message)).status === 200)
      answered.push(content);
  }
};

/** A versioned record: no version is given twice, and none is lost. */
const starMuch = async ({ token }: Caller, versions: number[], name: string): Promise<void> => {
  let basedOn = 0;
  for (let index = 0; !isOver(); index += 1) {
    const wanted = { writeId: `${name}-${index}-${'x'.repeat(12)}`, basedOn, items: [] };
    const { status, body } = await write('/api/shortlist', token, 'PUT', wanted);
    if (status === 200) versions.push(body.version);
    if (status === 200) basedOn = body.version;
    else if (status === 409) basedOn = body.shortlist.version;
    else basedOn = (await ask('/api/shortlist', token)).body?.version ?? basedOn;
    await delay(60);
  }
};

/** Any instance itself, because nginx sends a PUT again where an instance dies. */
const anyInstance = (): string => instances[Math.floor(Math.random() * instances.length)]!.origin;

/** A register that two write and one reads. */
const path = '/api/users/applicant';
let nextValue = 1;
const setMuch = async ({ token }: Caller, history: Operation[]): Promise<void> => {
  while (!isOver()) {
    const value = nextValue++;
    const { status, from, to } = await write(
      path,
      token,
      'PUT',
      { budgetPerYear: value },
      anyInstance(),
    );
    history.push({ kind: 'write', value, from, to: status === 200 ? to : Infinity });
    await delay(40);
  }
};
const readMuch = async ({ token }: Caller, history: Operation[]): Promise<void> => {
  while (!isOver()) {
    const from = performance.now();
    const { status, body } = await ask(path, token, 'GET', undefined, anyInstance());
    const value = body?.profile?.budgetPerYear;
    if (status === 200) history.push({ kind: 'read', value, from, to: performance.now() });
    await delay(30);
  }
};

let killed = 0;
const disturb = async (): Promise<void> => {
  for (let index = 1; index <= kills; index += 1) {
    const due = (writes * index) / (kills + 1);
    while (!hasBegun(due)) await delay(20);
    const instance = instances[Math.floor(Math.random() * instances.length)]!;
    await instance.kill('SIGKILL');
    killed += 1;
    instance.start();
    if (index % Math.ceil(kills / restarts) === 0) {
      await postgres.stop('immediate');
      await delay(500);
      await postgres.start();
    }
    await untilReady([instance]);
  }
};

const messages = callers.map(() => [] as string[]);
const versions: number[] = [];
const history: Operation[] = [];
const started = performance.now();
await Promise.all([
  disturb(),
  ...callers.slice(0, 3).map((caller, index) => sayMuch(caller, messages[index]!, `m${index}`)),
  starMuch(callers[1]!, versions, 'one'),
  starMuch(callers[1]!, versions, 'two'),
  setMuch(callers[2]!, history),
  setMuch(callers[2]!, history),
  readMuch(callers[2]!, history),
]);
const seconds = (performance.now() - started) / 1000;
await untilReady(instances);

/** The same from every instance. */
const everywhere = async (path: string, token: string): Promise<unknown> => {
  const from = (instance: Instance) =>
    fetch(instance.origin + path, {
      headers: { authorization: `Bearer ${token}`, 'seatwise-sequence': String(sequence) },
    }).then((answer) => answer.json());
  const answers = await Promise.all(instances.map(from));
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  return answers[0];
};

for (const [index, { token, id }] of callers.slice(0, 3).entries()) {
  const { body } = await ask('/api/conversations', token, 'POST', { studentId: id });
  const kept = (await everywhere(`/api/messages/${body.id}`, token)) as { content: string }[];
  const own = kept
    .map(({ content }) => content)
    .filter((content) => content.startsWith(`m${index} `));
  assert.equal(new Set(own).size, own.length, 'a message is there twice');
  assert.deepEqual(
    messages[index]!.filter((content) => !own.includes(content)),
    [],
    'a message is lost',
  );
  const numbers = own.map((content) => Number(content.split(' ')[1]));
  assert.deepEqual(
    numbers,
    numbers.toSorted((a, b) => a - b),
    'messages are out of order',
  );
}
const { version } = (await everywhere('/api/shortlist', callers[1]!.token)) as { version: number };
assert.equal(new Set(versions).size, versions.length, 'two writes got one version');
assert.ok(version >= versions.length, 'a version is lost');
assert.ok(isLinearizable(history), 'the history of the register has no order');

const sorted = times.toSorted((a, b) => a - b);
const at = (share: number): string => `${sorted[Math.floor(share * sorted.length)]?.toFixed(0)} ms`;
console.log(
  [
    `${killed} kills, ${restarts} restarts of PostgreSQL, ${begun} writes in ${seconds.toFixed(0)} s`,
    `answers ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
    `answered after ${at(0.5)} (median), ${at(0.95)} (p95)`,
    `${messages.flat().length} messages, ${versions.length} versions, a register with ${history.length} operations: nothing lost, nothing doubled, linearizable`,
  ].join('\n'),
);
await cluster.stop();
