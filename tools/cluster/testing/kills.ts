/**
 * Servers are killed, and the database restarted, while students write. Afterwards no answered
 * write may be lost or doubled, no order charged twice, and the history of each record must be
 * explained by some order of the operations.
 *
 *   KILLS=50 WRITES=10000 SOCKETS=300 pnpm test:cluster kills
 */
import { setTimeout as delay } from 'node:timers/promises';
import { startCluster, untilReady } from '../cluster.ts';
import { createCallers } from './callers.ts';
import { arrangeChoiceList } from './kills/lists.ts';
import { editProfile } from './kills/edits.ts';
import { socketsOfOne, talk } from './kills/messages.ts';
import type { Proof } from './kills/proof.ts';
import { buyPlans } from './kills/purchases.ts';
import { createWriting } from './kills/writing.ts';
import { signInAdmin, signUpAll } from './people.ts';

const kills = Number(process.env['KILLS'] ?? 12);
const writes = Number(process.env['WRITES'] ?? 1500);
const sockets = Number(process.env['SOCKETS'] ?? 60);
const restarts = Math.max(1, Math.round(kills / 16));
const chatters = Math.ceil(sockets / socketsOfOne);
const buyers = Math.ceil(writes / 100);
/** The number of conversations that staff listen to. */
const mostHeard = 15;

const cluster = await startCluster({ withPlans: true });
const { instances, postgres } = cluster;
const callers = createCallers(cluster.origin);
const writing = createWriting(callers, writes);
const proof: Proof = { cluster, callers, writing };

const students = await signUpAll(cluster, callers, chatters + buyers);
const chatting = students.slice(0, chatters);
const buying = students.slice(chatters);
const staff = await signInAdmin(cluster, callers);

const disturb = async (): Promise<void> => {
  for (let killed = 1; killed <= kills; killed += 1) {
    await writing.release((writes * killed) / (kills + 1));
    const ready = await Promise.all(instances.map((each) => each.isReady()));
    // At least one instance keeps running; the others may be dead or starting.
    if (ready.filter(Boolean).length < 2) await untilReady(instances);
    const instance = instances[Math.floor(Math.random() * instances.length)]!;
    await instance.kill('SIGKILL');
    instance.start();
    if (killed % Math.floor(kills / restarts) === 0) {
      await postgres.stop('immediate');
      await delay(500);
      await postgres.start();
      await untilReady(instances);
    }
    const { begun, repeats } = writing.figures();
    console.log(`${killed} kills, ${begun} writes, ${repeats} tries again`);
  }
  await writing.release(writes);
};

const talks = await Promise.all(
  chatting.map((caller, index) => talk(proof, caller, index < mostHeard ? staff : undefined)),
);
const records = [
  ...chatting.map((caller) => editProfile(proof, caller)),
  ...(await Promise.all(chatting.map((caller) => arrangeChoiceList(proof, caller)))),
];
const purchases = buyPlans(proof, cluster.providers!, buying);
const started = performance.now();
await Promise.all([
  disturb(),
  ...[...talks, ...records].map(({ run }) => run()),
  ...Array.from({ length: Math.min(20, buyers) }, purchases.run),
]);
const seconds = (performance.now() - started) / 1000;
await untilReady(instances);
await delay(3000);

for (const { check } of [...talks, ...records, purchases]) await check();

const times = writing.times.toSorted((a, b) => a - b);
const at = (share: number): string => `${times[Math.floor(share * times.length)]?.toFixed(0)} ms`;
const { begun, repeats, kinds } = writing.figures();
const counted = [...kinds].map(([name, count]) => `${count} ${name}`).join(', ');
const listeners = talks.flatMap((one) => one.listeners);
console.log(
  [
    `${kills} kills, ${restarts} restarts of PostgreSQL, ${begun} writes (${counted}) in ${seconds.toFixed(0)} s`,
    `${repeats} tries again; answered after ${at(0.5)} (median), ${at(0.95)} (p95), ${(times.at(-1)! / 1000).toFixed(1)} s (slowest)`,
    `${listeners.length} sockets with ${listeners.flatMap(({ connections }) => connections).length} connections: nothing lost, nothing doubled`,
    `${purchases.paid.length} payments, each charged once; ${records.length} records with ${records.flatMap(({ history }) => history).length} operations: linearizable`,
  ].join('\n'),
);
await Promise.all(listeners.map((listener) => listener.close()));
await cluster.stop();
// Clients that are reconnecting would try for ever.
process.exit();
