/**
 * What files cost an instance on PostgreSQL: visitors from forty addresses who download a document
 * of 45 MB slowly while another downloads it at full speed, and twelve concurrent uploads of 49 MB.
 */
import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { startCluster } from '../cluster.ts';
import { createCallers } from './callers.ts';
import { documentOf, documentsAt, fortyReaders, from, memoryOf, peakOf } from './documents.ts';
import { signInAdmin } from './people.ts';

/** Megabytes that forty slow readers, or twelve uploads, may add to what the instance uses anyway. */
const most = 300;

const cluster = await startCluster({ count: 1 });
const [instance] = cluster.instances;
const { origin } = instance!;
const { upload, address: addressOf } = documentsAt(
  origin,
  await signInAdmin(cluster, createCallers(origin)),
);
const memory = (): number => memoryOf(instance!.process().pid!);

/** Measures the peak memory of some work above the level before it, in megabytes. */
const costOf = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  const before = Math.round(memory());
  const stop = peakOf(memory);
  await work();
  const peak = stop();
  console.log(`${name}: ${before} MB before, ${peak} MB at most`);
  assert.ok(peak - before < most, `${name} take less than ${most} MB`);
};

const large = documentOf(45);
assert.equal(await upload('Large.pdf', large), 200);
const address = await addressOf();

await costOf('forty slow readers', async () => {
  const readers = fortyReaders(address, 100);
  const statuses = await readers.statuses();
  assert.ok(
    statuses.every((status) => status === 200),
    statuses.join(' '),
  );
  const begun = performance.now();
  const honest = await fetch(address, from('198.51.100.7'));
  assert.equal(Buffer.compare(await honest.bytes(), large), 0, 'another reader gets it whole');
  console.log(`another reader took it in ${Math.round(performance.now() - begun)} ms`);
  await delay(15_000);
  readers.leave();
});

await delay(2000);
const many = documentOf(49);
await costOf('twelve uploads', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `Many ${at}.pdf`);
  const statuses = await Promise.all(names.map((name) => upload(name, many)));
  assert.deepEqual(
    statuses,
    names.map(() => 200),
  );
});
await cluster.stop();
process.exit();
