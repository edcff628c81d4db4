/**
 * An earlier release and the present one share a database: the instances are replaced one by one,
 * forward and back, while students and staff write, visitors read, newcomers get their codes by mail
 * and dates are published. No answered write may be lost or overwritten, no call may fail but by a
 * 503 that says when to come back, and official data have to be the same throughout.
 *
 *   RELEASE=COMMIT STUDENTS=8 pnpm test:cluster release
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startCluster, untilReady, type Instance } from '../cluster.ts';
import { releaseOf } from '../earlier.ts';
import { createCallers, type Answered } from './callers.ts';
import { announce } from './kills/alerts.ts';
import { editProfile } from './kills/edits.ts';
import { arrangeChoiceList, arrangeShortlist } from './kills/lists.ts';
import { talk } from './kills/messages.ts';
import type { Proof } from './kills/proof.ts';
import { createWriting } from './kills/writing.ts';
import { signInAdmin, signUp, signUpAll } from './people.ts';
import { datesOn, publishDates } from './publishing.ts';
import { untilMailed } from './untilMailed.ts';

/** The first release that signs as this one does. */
const earlier = process.env['RELEASE'] ?? 'edc451ec';
const count = Number(process.env['STUDENTS'] ?? 8);

const scratch = mkdtempSync(join(tmpdir(), 'seatwise-release-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
const old = releaseOf(earlier, join(scratch, 'earlier'));
const cluster = await startCluster({ release: old });
const { instances, sink, origin } = cluster;

const since = (from: number, to = performance.now()): string =>
  `${((to - from) / 1000).toFixed(1)} s`;

/** The release that each instance runs, and when the one before it there had ended. */
const running = instances.map(() => old);
const endedAt = instances.map(() => 0);

const statuses = new Map<number, number>();
/** Calls that failed, by the release of the instance that was asked last. */
const wrong = { earlier: [] as string[], this: [] as string[] };
let refused = 0;
const hear = ({ status, headers, from, to }: Answered, call: string): void => {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const isRefused = status === 503 && headers.has('retry-after');
  if (isRefused) refused += 1;
  else if (status === 0 || status >= 500) {
    const asked = headers.get('seatwise-instance')?.split(', ').at(-1);
    const at = instances.findIndex(({ origin: of }) => of === `http://${asked}`);
    // On a busy machine an instance's end is heard before the last answers of its calls.
    const isOfEarlier = (running[at] === old) === from >= endedAt[at]!;
    const times = `${since(endedAt[at]!, from)} to ${since(endedAt[at]!, to)} after an end`;
    wrong[isOfEarlier ? 'earlier' : 'this'].push(`${status} ${call} (${at + 1}, ${times})`);
  }
};
const callers = createCallers(origin, hear);
const writing = createWriting(callers, Infinity, 2500);
const proof: Proof = { cluster, callers, writing };

const students = await signUpAll(cluster, callers, count);
const staff = await signInAdmin(cluster, callers);
const [reader] = students as [(typeof students)[0]];

/** What a published list of dates changes comes first. */
const official = [
  '/api/counselling-dates?exam=UG',
  '/api/published-lists',
  '/api/colleges',
  '/seat-matrix/all',
  '/api/quotas?counselingCategory=UG',
  '/rank-prediction/recommend?air=8500&subject=MBBS&category=General',
];
const ofPublication = 2;
const answersOf = (instance: Instance): Promise<readonly string[]> =>
  Promise.all(
    official.map(async (path) => {
      const answer = await callers.askOn(path, { token: reader.token }, instance.origin);
      assert.equal(answer.status, 200, path);
      return JSON.stringify(answer.body);
    }),
  );
/**
 * What the earlier release answers, as soon as all instances agree: each reads publications on its
 * own. What a release computes from the data may differ from another's, but not within it.
 */
const officialData = async (): Promise<readonly string[]> => {
  const end = performance.now() + 30_000;
  for (;;) {
    const all = await Promise.all(instances.map(answersOf));
    const ofEarlier = all[running.indexOf(old)]!;
    const differs = official.filter((_, at) =>
      all.some((answers, instance) => {
        const peer = at < ofPublication ? ofEarlier : all[running.indexOf(running[instance]!)]!;
        return answers[at] !== peer[at];
      }),
    );
    if (differs.length === 0) return ofEarlier;
    assert.ok(performance.now() < end, `the instances answer ${differs.join()} differently`);
    await delay(50);
  }
};

/** Visitors and students who read, pages too. */
const read = async (): Promise<void> => {
  const paths = [...official, '/api/alerts', '/api/overview', '/college/200447', '/'];
  for (let at = 0; !writing.isOver(); at += 1) {
    await callers.ask(paths[at % paths.length]!, { token: reader.token });
    await delay(100);
  }
};

const newcomers: string[] = [];
const welcome = async (): Promise<void> => {
  for (let at = 0; !writing.isOver(); at += 1) {
    const email = `newcomer${at}@example.test`;
    await signUp(cluster, callers, email);
    newcomers.push(email);
    await delay(1000);
  }
};

const replaceAll = async (name: string, release: string): Promise<void> => {
  for (const [at, instance] of instances.entries()) {
    const begun = performance.now();
    await instance.kill('SIGTERM');
    const ended = performance.now();
    instance.start(release);
    running[at] = release;
    endedAt[at] = ended;
    await untilReady([instance]);
    console.log(`${name} ${at + 1}: ended in ${since(begun, ended)}, ready ${since(ended)} later`);
    if (at === 0) await publish();
    await delay(2000);
  }
  assert.deepEqual(await unreadable(), [0, 0, 0], 'records that an instance cannot read');
};
const unreadable = () =>
  Promise.all(instances.map((each: Instance) => each.count('seatwise_unreadable_records')));

let day = 1;
let published: readonly string[] = [];
/** Dates that staff publish while both releases run. */
const publish = async (): Promise<void> => {
  const answer = await publishDates(callers, staff, datesOn((day += 1)));
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const begun = performance.now();
  published = await officialData();
  console.log(`dates are published, and the same everywhere ${since(begun)} later`);
};

const before = await officialData();
const talks = await Promise.all(students.map((caller) => talk(proof, caller, undefined)));
const records = [
  ...students.map((caller) => editProfile(proof, caller)),
  ...students.map((caller) => arrangeShortlist(proof, caller)),
  ...(await Promise.all(students.map((caller) => arrangeChoiceList(proof, caller)))),
];
const alerts = announce(proof, staff);
const replace = async (): Promise<void> => {
  await replaceAll('forward', process.cwd());
  await replaceAll('back', old);
  writing.end();
};
const started = performance.now();
await Promise.all([
  replace(),
  writing.release(Infinity),
  read(),
  welcome(),
  ...[...talks, ...records, alerts].map(({ run }) => run()),
]);
const seconds = (performance.now() - started) / 1000;
await delay(2000);

for (const { check } of [...talks, ...records, alerts]) await check();
const after = await officialData();
for (const [at, path] of official.entries()) {
  assert.ok(after[at] === published[at], `${path} is not as it was published`);
  assert.equal(after[at] === before[at], at >= ofPublication, `${path} by what was published`);
}
await untilMailed(cluster);
const doubles = sink.taken.length - new Set(sink.taken.map(({ id }) => id)).size;
assert.equal(doubles, 0, 'a mail came twice');

const { begun, repeats, kinds } = writing.figures();
const counted = [...kinds].map(([kind, times]) => `${times} ${kind}`).join(', ');
console.log(
  [
    `${earlier} and this release: 6 instances replaced in ${seconds.toFixed(0)} s`,
    `${begun} writes (${counted}), ${repeats} tries again`,
    `${[...statuses].map(([status, times]) => `${times} answers of ${status}`).join(', ')}; ${refused} refused for a while; ${wrong.earlier.length} of 502 by instances of the earlier release`,
    `${newcomers.length} newcomers with their codes, ${sink.taken.length} mails; ${records.length} records: linearizable`,
  ].join('\n'),
);
if (wrong.earlier.length > 0) console.log(wrong.earlier.join('\n'));
assert.deepEqual(wrong.this, []);
// An earlier release may close a connection under a call, which nginx answers with 502.
assert.deepEqual(
  wrong.earlier.filter((call) => !call.startsWith('502')),
  [],
);
await Promise.all(talks.flatMap(({ listeners }) => listeners).map((listener) => listener.close()));
await cluster.stop();
process.exit();
