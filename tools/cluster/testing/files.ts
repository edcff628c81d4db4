/**
 * What files cost an instance on PostgreSQL: visitors from forty addresses who download a document
 * of 45 MB slowly while another downloads it at full speed, and twelve concurrent uploads of 49 MB.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { startCluster } from '../cluster.ts';
import { createCallers } from './callers.ts';
import { signInAdmin } from './people.ts';

const megabyte = 1024 * 1024;
/** The memory that slow readers, or uploads, may take above the idle instance. Megabytes. */
const most = 300;

const cluster = await startCluster({ count: 1 });
const [instance] = cluster.instances;
const { origin } = instance!;
const { token, id } = await signInAdmin(cluster, createCallers(origin));

const memory = (): number => {
  const status = readFileSync(`/proc/${instance!.process().pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
};

/** Measures the peak memory of some work above the level before it, in megabytes. */
const costOf = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  const before = memory();
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memory());
  }, 20);
  await work();
  clearInterval(sampling);
  console.log(`${name}: ${Math.round(before)} MB before, ${Math.round(peak)} MB at most`);
  assert.ok(peak - before < most, `${name} take less than ${most} MB`);
};

const documentOf = (megabytes: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(megabytes * megabyte);
  for (let at = 0; at < bytes.length; at += 65_536)
    crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  bytes.set(new TextEncoder().encode('%PDF-'));
  return bytes;
};

const upload = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> => {
  const form = new FormData();
  form.append('uploaderId', String(id));
  form.append('file', new File([bytes], name, { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${token}` };
  const path = `${origin}/api/admin/files/upload`;
  return (await fetch(path, { method: 'POST', headers, body: form })).status;
};

const large = documentOf(45);
assert.equal(await upload('Large.pdf', large), 200);
const files = (await (await fetch(`${origin}/api/files/list`)).json()) as { id: number }[];
const address = `${origin}/api/files/download?field-id=${files[0]!.id}`;
const from = (peer: string) => ({ headers: { 'x-forwarded-for': peer } });

/** Reads at most 64 kB ten times a second. */
const takeSlowly = (peer: string) => {
  const call = request(address, from(peer));
  const answered = new Promise<number>((resolve) => {
    call.on('response', (answer) => {
      resolve(answer.statusCode!);
      answer.on('data', () => {
        answer.pause();
        setTimeout(() => answer.resume(), 100).unref();
      });
    });
  });
  call.on('error', () => undefined).end();
  return { answered, leave: () => call.destroy() };
};

await costOf('forty slow readers', async () => {
  const readers = Array.from({ length: 40 }, (_, at) => takeSlowly(`203.0.113.${at}`));
  const statuses = await Promise.all(readers.map(({ answered }) => answered));
  assert.ok(
    statuses.every((status) => status === 200),
    statuses.join(' '),
  );
  const begun = performance.now();
  const honest = await fetch(address, from('198.51.100.7'));
  assert.equal(Buffer.compare(await honest.bytes(), large), 0, 'another reader gets it whole');
  console.log(`another reader took it in ${Math.round(performance.now() - begun)} ms`);
  await delay(15_000);
  for (const { leave } of readers) leave();
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
