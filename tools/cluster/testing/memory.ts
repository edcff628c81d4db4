/**
 * The memory of one instance with the limits of its unit while all that takes memory comes at once:
 * forty slow readers of a document of 45 MB, twelve uploads of 49 MB, a PDF that unpacks to a gigabyte
 * and a workbook that says it is small. Others ask for public pages and predictions meanwhile. They
 * ask the instance itself, because nginx would give one machine's addresses less.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { refusedFiles } from '../../../apps/mock-server/src/areas/official-data/testing/hostileFiles.ts';
import { pdfBomb } from '../../../apps/mock-server/src/areas/official-data/testing/pdf.ts';
import { percentile } from '../../../bench/measure.ts';
import { startCluster } from '../cluster.ts';
import { createCallers, type Answered } from './callers.ts';
import { documentOf, documentsAt, fortyReaders, memoryOf, peakOf } from './documents.ts';
import { signInAdmin, signUp } from './people.ts';

const unit = readFileSync('deploy/systemd/seatwise@.service', 'utf8');
const most = Number(/^MemoryMax=(\d+)M$/m.exec(unit)![1]);

const cluster = await startCluster({ count: 1 });
const [instance] = cluster.instances as [(typeof cluster.instances)[0]];
const { origin } = instance;
const callers = createCallers(origin);
const staff = await signInAdmin(cluster, callers);
const student = await signUp(cluster, callers, 'asha@example.test');
const { upload, address } = documentsAt(origin, staff);
assert.equal(await upload('Large.pdf', documentOf(45)), 200);
const document = await address();

const pid = instance.process().pid!;
/** The processes that read an uploaded list. */
const readers = (): number => {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return pids.reduce((sum, each) => sum + memoryOf(Number(each)), 0);
};

const handIn = async (name: string, content: BlobPart): Promise<Answered<{ message: string }>> => {
  const form = new FormData();
  form.append('file', new File([content], name));
  const asked = { token: staff.token, method: 'POST', body: form, patience: 180_000 };
  return callers.askOn('/api/admin/data/imports', asked);
};
const [, , workbook] = refusedFiles.find(([what]) => what === 'a bomb that says it is small')!;
const pdf = await pdfBomb(1000);

const paths = [
  '/api/colleges',
  '/api/alerts',
  '/college/200447',
  '/api/overview',
  '/rank-prediction/recommend?air=8500&subject=MBBS&category=General',
];
/** Asks as ten others do until it is stopped; says how long each answer took. */
const startAsking = () => {
  const over = new AbortController();
  const waits: number[] = [];
  const statuses = new Map<number, number>();
  const ask = async (_: unknown, from: number): Promise<void> => {
    for (let at = from; !over.signal.aborted; at += 1) {
      // This process sends for seconds without a pause, in which idle connections are closed.
      const headers = { 'x-forwarded-for': `198.51.100.${from}`, connection: 'close' };
      const asked = { token: student.token, headers, patience: 60_000 };
      const answer = await callers.ask(paths[at % paths.length]!, asked);
      waits.push(answer.to - answer.from);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      await delay(200);
    }
  };
  const asking = Promise.all(Array.from({ length: 10 }, ask));
  return async () => {
    over.abort();
    await asking;
    return { waits, statuses };
  };
};

const warm = startAsking();
await delay(5000);
const quiet = await warm();
const before = Math.round(memoryOf(pid));
const ofServer = peakOf(() => memoryOf(pid));
const ofReaders = peakOf(readers);
const together = peakOf(() => memoryOf(pid) + readers());
const stopAsking = startAsking();
const visitors = fortyReaders(document, 1000);
const many = documentOf(49);
const [taken, uploads, ...hostile] = await Promise.all([
  visitors.statuses(),
  Promise.all(Array.from({ length: 12 }, (_, at) => upload(`Many ${at}.pdf`, many))),
  handIn('list.pdf', pdf),
  handIn('list.xlsx', workbook()),
]);
await delay(5000);
visitors.leave();
const { waits, statuses } = await stopAsking();
const [server, reading, both] = [ofServer(), ofReaders(), together()];

const p95 = (all: readonly number[]): string => `${percentile(all, 95).toFixed(0)} ms`;
const count = (all: readonly number[]): number => all.filter((status) => status === 200).length;
console.log(
  [
    `${before} MB before; at most ${server} MB of the server, ${reading} MB of the reading process, ${both} MB together, of ${most} MB`,
    `${count(taken)} of 40 downloads, ${count(uploads)} of 12 uploads, the others refused for a while`,
    `others: ${[...statuses].map(([status, times]) => `${times} answers of ${status}`).join(', ')}, p95 ${p95(waits)} (${p95(quiet.waits)} before)`,
  ].join('\n'),
);
assert.ok(both < most, `${both} MB are more than the unit has`);
for (const status of [...taken, ...uploads, ...statuses.keys()])
  assert.ok([200, 429, 503].includes(status), `an answer of ${status}`);
console.log('all that takes memory, at once, leaves the unit its memory and others their answers');
for (const { status, body, from, to } of hostile) {
  assert.equal(status, 400);
  console.log(`${body.message} ${((to - from) / 1000).toFixed(1)} s`);
}
console.log('a hostile PDF and a hostile workbook are refused');
await cluster.stop();
process.exit();
