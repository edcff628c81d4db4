/**
 * What attacks on the running server have shown, tried on what is shipped: two instances of the server
 * for a team on one PostgreSQL behind nginx. `docs/spec/security.md` names them by their titles.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { METHODS } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { password } from '../../../apps/server/src/testing/teamSettings.ts';
import { samplePassword } from '../../../apps/mock-server/src/mock/seed/texts.ts';
import { startCluster, untilReady } from '../cluster.ts';
import { createCallers, type Caller } from './callers.ts';
import { codeTo, signInAdmin, signUp } from './people.ts';
import { checkDates, datesOn, publishDates } from './publishing.ts';

const cluster = await startCluster({ count: 2 });
const { instances, postgres, sink, origin } = cluster;
const [one, other] = instances as [(typeof instances)[0], (typeof instances)[0]];
const callers = createCallers(origin);
const { ask, askOn, signIn } = callers;
const email = 'asha@example.test';
const student = await signUp(cluster, callers, email);
const staff = await signInAdmin(cluster, callers);
const applicant = '/api/users/applicant';

const until = async (what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + 30_000;
  while (!(await isTrue())) {
    assert.ok(performance.now() < end, `waited in vain until ${what}`);
    await delay(50);
  }
};
const areReady = async (): Promise<boolean> =>
  (await Promise.all(instances.map((each) => each.isReady()))).every(Boolean);
const save = (budgetPerYear: number, at = origin) =>
  ask(applicant, { token: student.token, method: 'PUT', body: { budgetPerYear } }, at);
const sequence = async (): Promise<string> =>
  (await postgres.query('SELECT max(sequence) FROM journal'))[0]!;

/** Runs work while a lock keeps all instances from writing to the database. */
const whileLocked = async (work: () => Promise<void>): Promise<void> => {
  const lock = 'BEGIN; LOCK TABLE journal IN SHARE ROW EXCLUSIVE MODE; SELECT pg_sleep(50)';
  const locked = postgres.query(lock).catch(() => []);
  const holder = `FROM pg_locks WHERE mode = 'ShareRowExclusiveLock' AND granted`;
  const isLocked = async () => (await postgres.query(`SELECT pid ${holder}`)).length > 0;
  await until('the table is locked', isLocked);
  await work();
  await postgres.query(`SELECT pg_terminate_backend(pid) ${holder}`);
  await locked;
  await until('writes are taken again', async () => (await save(1)).status === 200);
};

/** A token as the server signs it, by a secret. */
const tokenBy = (secret: string, { token }: Caller): string => {
  const [head, claims] = token.split('.') as [string, string];
  const signature = createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url');
  return `${head}.${claims}.${signature}`;
};

const mailsTo = (address: string, subject: RegExp): number =>
  sink.taken.filter(({ to, text }) => to === address && subject.test(text)).length;
const changed = /^Subject: Your password was changed/m;
const passwords = '/api/auth/reset/confirm-otp';
const isPassword = async (typed: string): Promise<boolean> => {
  const body = { rollnumberOrEmail: email, password: typed };
  return (await ask('/api/auth/login', { method: 'POST', body })).status === 200;
};

const statusOf = async (token: string): Promise<number> => (await ask(applicant, { token })).status;

/** The dates that each instance shows. */
const shownDates = (): Promise<readonly string[]> =>
  Promise.all(
    instances.map(async (each) =>
      JSON.stringify((await ask('/api/counselling-dates?exam=UG', {}, each.origin)).body),
    ),
  );

interface Alert {
  readonly id: number;
  readonly title: string;
  readonly text: string;
}
const draft = {
  title: 'Round 1',
  text: 'It begins.',
  topic: 'Dates',
  exams: [],
  categories: [],
  link: null,
  date: '2026-12-15',
  publishAt: null,
  isPinned: false,
  linksConfirmed: false,
};

const attacks: Readonly<Record<string, () => Promise<unknown>>> = {
  'a NUL in a typed name takes no instance away': async () => {
    const body = { rollnumberOrEmail: 'a\u0000b', password: 'x' };
    for (let at = 0; at < 20; at += 1) {
      const tries = instances.map((each) =>
        ask('/api/auth/login', { method: 'POST', body }, each.origin),
      );
      for (const { status } of await Promise.all(tries)) assert.ok([400, 401].includes(status));
      assert.equal((await save(at + 1, instances[at % 2]!.origin)).status, 200);
      assert.ok(await areReady());
    }
  },

  'the published password of the samples opens no account': async () => {
    for (const name of ['free', 'premium', 'admin', 'superadmin', 'counsellor']) {
      const body = { rollnumberOrEmail: `${name}@seatwise.test`, password: samplePassword };
      assert.equal((await ask('/api/auth/login', { method: 'POST', body })).status, 401);
    }
  },

  'the role of the instances owns its database alone, and is refused without TLS': async () => {
    const { SEATWISE_DATA, PGPASSFILE } = postgres.settings();
    const [plain] = SEATWISE_DATA.split('?');
    const inside = (address: string, sql: string) =>
      promisify(execFile)('psql', [address, '-Atqc', sql], { env: { ...process.env, PGPASSFILE } });
    const may = 'rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls';
    const asked = `SELECT ${may} FROM pg_roles WHERE rolname = current_user`;
    assert.equal((await inside(SEATWISE_DATA, asked)).stdout, 'f\n');
    await assert.rejects(inside(`${plain}?sslmode=disable`, asked), /no pg_hba.conf entry/);
    const elsewhere = SEATWISE_DATA.replace('/seatwise?', '/postgres?');
    await assert.rejects(inside(elsewhere, asked), /no pg_hba.conf entry/);
  },

  'nobody waits for a number that the database does not have': async () => {
    const headers = { 'seatwise-sequence': '999999999999999' };
    const begun = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => ask(applicant, { token: student.token, headers })),
    );
    assert.ok(answers.every(({ status }) => status === 200));
    assert.ok(performance.now() - begun < 4000);
  },

  'a read in another language writes nothing, and is answered without the database': async () => {
    const asked = { token: student.token, headers: { cookie: 'language=hi' } };
    const before = await sequence();
    assert.equal((await ask('/api/my-details', asked)).status, 200);
    assert.equal(await sequence(), before);
    await postgres.stop('immediate');
    await until('the database is lost', async () => (await save(2)).status === 503);
    assert.equal((await ask('/api/my-details', asked)).status, 200);
    await postgres.start();
    await untilReady(instances);
  },

  'methods of a caller’s choice make no lines of counts': async () => {
    const methods = METHODS.filter((name) => name !== 'CONNECT');
    await Promise.all(methods.map((method) => ask('/api/alerts', { method }, one.origin)));
    const counted = new Set(
      [...(await one.counts()).matchAll(/method="(\w+)"/g)].map(([, name]) => name),
    );
    assert.ok(counted.size <= 6, [...counted].join());
  },

  'a publication that was refused is shown by no instance': async () => {
    const [before] = await shownDates();
    const { path, asked } = await checkDates(callers, staff, datesOn(3));
    await whileLocked(async () => {
      assert.equal((await ask(path, asked)).status, 503);
      await delay(3000);
      assert.deepEqual(await shownDates(), [before, before]);
    });
    assert.equal((await publishDates(callers, staff, datesOn(4))).status, 200);
    await until('both show them', async () => {
      const [first, second] = await shownDates();
      return first !== before && first === second;
    });
  },

  'a reset that was refused mails nothing, and the old password stays': async () => {
    const next = 'Better-Yet@28';
    const otpPurpose = 'PASSWORD_RESET';
    const asked = { email, otpPurpose };
    await askOn('/api/auth/reset/request-otp', { method: 'POST', body: asked });
    await until('the code is mailed', () => mailsTo(email, /^Subject: Reset your password/m) > 0);
    const body = { ...asked, otp: await codeTo(cluster, email), newPassword: next };
    const byStaff = `/api/admin/reset?id=${student.id}&newPassword=${encodeURIComponent(next)}`;
    const before = mailsTo(email, changed);
    await whileLocked(async () => {
      const answers = await Promise.all([
        ask(passwords, { method: 'POST', body }),
        ask(byStaff, { token: staff.token, method: 'POST' }),
      ]);
      assert.deepEqual(
        answers.map(({ status }) => status),
        [503, 503],
      );
    });
    await delay(3000);
    assert.equal(mailsTo(email, changed), before);
    assert.deepEqual([await isPassword(password), await isPassword(next)], [true, false]);
    assert.equal((await ask(passwords, { method: 'POST', body })).status, 200);
    await until('it is mailed', () => mailsTo(email, changed) > before);
    await delay(3000);
    assert.equal(mailsTo(email, changed), before + 1);
    assert.deepEqual([await isPassword(password), await isPassword(next)], [false, true]);
    Object.assign(student, await signIn(email, next));
  },

  'a copy of the data signs no token': async () => {
    const settings = await postgres.records<{ id: string; value: string }>('settings');
    const stored = settings.find(({ id }) => id === 'secret:token')!.value;
    // With the key, which no backup has, it is the server's own signature.
    const secret = createHmac('sha256', 'k'.repeat(32)).update(`token:${stored}`).digest('hex');
    assert.equal(tokenBy(secret, student), student.token);
    assert.equal(await statusOf(student.token), 200);
    assert.equal(await statusOf(tokenBy(stored, student)), 401);
  },

  'of two who edit one alert neither takes the other’s change back': async () => {
    const edit = (at: string, change: object) => {
      const body = { ...draft, ...change, isRevised: false, seen: draft };
      const path = `/api/admin/alerts/${id}`;
      return ask<Alert>(path, { token: staff.token, method: 'PUT', body }, at);
    };
    const asked = { token: staff.token, method: 'POST', body: draft };
    const { id } = (await ask<Alert>('/api/admin/alerts', asked)).body;
    assert.equal((await edit(one.origin, { date: '2026-12-18' })).status, 200);
    assert.equal((await edit(other.origin, { title: 'Round One' })).status, 200);
    assert.equal((await edit(other.origin, { date: '2026-12-20' })).status, 409);
    const alerts = (await ask<readonly (Alert & { date: string })[]>('/api/alerts')).body;
    const kept = alerts.find((alert) => alert.id === id)!;
    assert.deepEqual([kept.title, kept.date], ['Round One', '2026-12-18']);
  },

  'a clock that steps ends no instance': async () => {
    const processes = instances.map((each) => each.process());
    const back = `UPDATE journal SET written = written - interval '11 minutes'`;
    await postgres.query(back);
    assert.equal((await save(3)).status, 200);
    await delay(5000);
    assert.ok(await areReady());
    assert.ok(processes.every(({ exitCode }) => exitCode === null));
  },

  'a check is the same on the instance that does not run it': async () => {
    const near = createCallers(one.origin);
    const { path } = await checkDates(near, staff, datesOn(5));
    const at = path.replace('/publish', '');
    const answers = await Promise.all(
      instances.map((each) => ask<object>(at, { token: staff.token }, each.origin)),
    );
    assert.equal((answers[1]!.body as { state: string }).state, 'checked');
    assert.deepEqual(answers[1]!.body, answers[0]!.body);
  },

  'what cannot be read is neither served nor overwritten, and all else is': async () => {
    const of = `collection = 'applicants' AND id = '${student.id}'`;
    const body = async () => (await postgres.query(`SELECT body FROM journal WHERE ${of}`))[0]!;
    const honest = await body();
    const write = async (text: string) => {
      await postgres.query(
        `UPDATE journal SET body = $json$${text}$json$, sequence = (SELECT max(sequence) + 1 FROM journal) WHERE ${of}`,
      );
      await postgres.query(`NOTIFY seatwise`);
    };
    const newer = JSON.stringify({ ...JSON.parse(honest), profile: 'of a newer release' });
    await write(newer);
    await until('both have set it aside', async () => {
      const counts = instances.map((each) => each.count('seatwise_unreadable_records'));
      return (await Promise.all(counts)).every((count) => count === 1);
    });
    for (const each of instances) {
      const read = await ask(applicant, { token: student.token }, each.origin);
      assert.equal(read.status, 503);
      assert.ok(read.headers.has('retry-after'));
      assert.equal((await save(5, each.origin)).status, 503);
      assert.equal((await ask('/api/alerts', {}, each.origin)).status, 200);
    }
    assert.equal(await body(), newer);
    assert.ok(await areReady());
    await write(honest);
    await until('it is served again', async () => (await save(6)).status === 200);
  },

  'of a deleted student nothing is left in the database but orders and the trail': async () => {
    const word = 'zqxplanted';
    const callersOf = createCallers(origin);
    const gone = await signUp(cluster, callersOf, `${word}@example.test`);
    const { token } = gone;
    const say = async (path: string, body: object) => {
      const answer = await callersOf.askOn(path, { token, method: 'POST', body });
      assert.equal(answer.status, 200, path);
    };
    const seat = { instituteCode: '200447', subject: 'MBBS', quotaName: 'All India', note: word };
    await say('/api/choices', { id: 'list-0000001', name: word, entries: [seat] });
    await say('/api/conversations', { studentId: gone.id });
    const holders = `SELECT DISTINCT collection FROM journal WHERE body LIKE '%${word}%'`;
    const held = await postgres.query(holders);
    for (const name of ['users', 'otps', 'choiceLists']) assert.ok(held.includes(name), name);
    await say('/api/own-data/delete', { password });
    const allowed = new Set(['orders', 'auditEntries', 'mails']);
    const left = (await postgres.query(holders)).filter((name) => !allowed.has(name));
    assert.deepEqual(left, []);
    await until(
      'the last mail has gone',
      async () => !(await postgres.query(holders)).includes('mails'),
    );
  },
};

let broken = 0;
for (const [title, attack] of Object.entries(attacks))
  try {
    await attack();
    console.log(`held    ${title}`);
  } catch (error) {
    broken += 1;
    console.log(`broken  ${title}`);
    console.error(error);
  }
await cluster.stop();
process.exit(broken > 0 ? 1 : 0);
