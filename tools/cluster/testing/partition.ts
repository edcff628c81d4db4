/**
 * One of three instances silently loses its connection to the database: first for some seconds,
 * then for longer than the journal remembers.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { startCluster, untilReady } from '../cluster.ts';
import { createCallers, inTurns } from './callers.ts';
import { listenTo } from './chatting.ts';
import { signUp } from './people.ts';
import { startRelay, type Relay } from './relay.ts';

let relay!: Relay;
const cluster = await startCluster({
  wayTo: async (port) => {
    relay = await startRelay(port);
    return relay.port;
  },
});
const { origin, instances, postgres } = cluster;
const callers = createCallers(origin);
const { ask, openConversation } = callers;
const [alone, other] = instances as [(typeof instances)[0], (typeof instances)[0]];

const until = async <R>(what: string, find: () => Promise<R | undefined | false>): Promise<R> => {
  const end = performance.now() + 120_000;
  for (;;) {
    const result = await find();
    if (result) return result;
    assert.ok(performance.now() < end, `waited in vain until ${what}`);
    await delay(200);
  }
};
const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

const student = await signUp(cluster, callers, 'asha@example.test');
const { token, id } = student;
const path = '/api/users/applicant';
interface Applicant {
  readonly profile?: { readonly budgetPerYear?: number } | null;
}
const save = (budgetPerYear: number, at?: string) =>
  ask(path, { token, method: 'PUT', body: { budgetPerYear } }, at);
const read = async (at: string) => {
  const { status, body, headers } = await ask<Applicant | undefined>(path, { token }, at);
  return { status, budget: body?.profile?.budgetPerYear, age: headers.get('seatwise-data-age') };
};
const conversationId = (await openConversation(student))!;
const heard: string[] = [];
// A few of these sockets are on the instance that is cut off.
const sockets = Array.from({ length: 9 }, () =>
  listenTo(origin, student, conversationId, (content) => heard.push(content)),
);
await Promise.all(sockets.map(({ socket }) => socket()));
assert.equal((await save(1)).status, 200);

const cutAt = performance.now();
relay.cut();
await until('the instance says how old its data are', async () => (await read(alone.origin)).age);
console.log(`its reads say how old they are after ${seconds(cutAt)}`);
await until('it is not ready', async () => !(await alone.isReady()));
const refused = await until('it refuses writes at once', async () => {
  const answer = await save(99, alone.origin);
  assert.notEqual(answer.status, 200);
  return answer.to - answer.from < 1000 && answer;
});
assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '2']);
console.log(`it refuses writes at once after ${seconds(cutAt)}`);

assert.equal((await save(2, other.origin)).status, 200);
const old = await read(alone.origin);
assert.deepEqual([old.status, old.budget], [200, 1]);
assert.ok(Number(old.age) > 0);

await until('all sockets are elsewhere', async () => {
  await inTurns(sockets, ({ socket }) => socket());
  return (await alone.count('seatwise_sockets')) === 0;
});
console.log(`its sockets are elsewhere after ${seconds(cutAt)}`);
const message = { conversationId, senderId: id, content: 'heard by all', timestamp: '' };
const said = await ask('/api/messages', { token, method: 'POST', body: message }, other.origin);
assert.equal(said.status, 200);
await until('all hear', async () => heard.length === sockets.length);

const healedAt = performance.now();
relay.heal();
await untilReady([alone]);
await until('it has caught up', async () => {
  const { budget, age } = await read(alone.origin);
  return budget === 2 && age === null;
});
assert.equal((await save(3, alone.origin)).status, 200);
console.log(`it is back ${seconds(healedAt)} after the line is`);

// Longer than the journal remembers: instead of waiting, the test makes the entries older.
const list = { id: 'list-0000001', name: 'Round 1', entries: [] };
const lists = '/api/choices';
const listsOn = async (at: string) => (await ask<readonly object[]>(lists, { token }, at)).body;
assert.equal((await ask(lists, { token, method: 'POST', body: list })).status, 200);
await until('it knows the list', async () => (await listsOn(alone.origin)).length === 1);
relay.cut();
const isAway = once(alone.process(), 'exit');
const removal = { token, method: 'DELETE' };
assert.equal((await ask(`${lists}/${list.id}`, removal, other.origin)).status, 200);
await postgres.query("UPDATE journal SET written = written - interval '25 hours'");
await until('the journal has forgotten what was deleted', async () => {
  const forgotten = `SELECT FROM journal WHERE collection = 'choiceLists' AND body IS NULL`;
  return (await postgres.query(`SELECT count(*) FROM (${forgotten}) f`))[0] === '0';
});
console.log('another instance leads, and has removed what was deleted a day ago');
assert.equal((await listsOn(alone.origin)).length, 1);
relay.heal();
const [code] = (await isAway) as [number];
assert.equal(code, 1, 'it does not end itself');
alone.start();
await untilReady([alone]);
assert.equal((await listsOn(alone.origin)).length, 0, 'what was deleted is there again');
assert.equal((await save(4, alone.origin)).status, 200);
console.log('away for longer than the journal remembers, it reads everything again');

await Promise.all(sockets.map((socket) => socket.close()));
await cluster.stop();
// Clients that are reconnecting would try for ever.
process.exit();
