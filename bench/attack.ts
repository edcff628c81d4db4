/**
 * `node bench/attack.ts`: 200 hostile requests a second on the anonymous calls for a minute, while
 * honest students sign in. Prints how long a sign-in took, how much memory the server had before and
 * at most, and the wrong answers; fails above a second, if memory grows by 250 MB, or at a wrong answer.
 *
 *   SECONDS=10 RATE=50 node bench/attack.ts
 */
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './measure.ts';
import { startServer } from '../tools/server.ts';

const seconds = Number(process.env['SECONDS'] ?? 60);
const rate = Number(process.env['RATE'] ?? 200);
/** The number of addresses that the hostile requests come from. */
const attackers = Number(process.env['ATTACKERS'] ?? 10);

const { origin, memory, close } = await startServer({
  SEATWISE_DATA: 'memory',
  SEATWISE_TRUSTED_PROXY: '127.0.0.1',
});

const post = (path: string, body: unknown, address: string): Promise<Response> =>
  fetch(origin + path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type':
        typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
      'x-forwarded-for': address,
    },
  });

/** One hostile request of each kind; the number makes its names unique. */
const hostile: readonly ((n: number) => readonly [path: string, body: unknown])[] = [
  (n) => ['/api/auth/login', { rollnumberOrEmail: `nobody${n}@x.test`, password: 'Wrong@123' }],
  () => ['/api/auth/login', { rollnumberOrEmail: 'admin@seatwise.test', password: 'Wrong@123' }],
  (n) => [
    '/api/auth/reset/request-otp',
    { email: `nobody${n}@x.test`, otpPurpose: 'PASSWORD_RESET' },
  ],
  () => [
    '/api/auth/reset/confirm-otp',
    {
      email: 'basic@seatwise.test',
      otp: '000000',
      otpPurpose: 'PASSWORD_RESET',
      newPassword: 'Thieves1!',
    },
  ],
  (n) => [
    '/api/auth/signup',
    {
      username: 'Nobody',
      email: `nobody${n}@x.test`,
      password: 'Seatwise@123',
      roleId: 4,
      rollNumber: `N${String(n).padStart(7, '0')}`,
      counsellingCategory: 'NEET UG Counselling 2025',
      phoneNumber: '9123456780',
      air: 4321,
      gender: 'F',
    },
  ],
  (n) => [
    '/api/auth/correct-email',
    { rollnumberOrEmail: 'SW000007', password: 'Wrong@123', email: `nobody${n}@x.test` },
  ],
  (n) => ['/api/users/email-change/undo', { token: String(n) }],
  (n) => ['/api/payments/payu/return', `txnid=sw${n}&status=success&hash=0`],
];

/** The honest accounts that sign in during the attack, which never tries their passwords. */
const students = ['free', 'advance', 'premium'];

const times: number[] = [];
const wrong: string[] = [];
const statuses = new Map<string, number>();
// The data of the server grow with the official lists, so the limit is for what the attack adds.
const memoryBefore = memory();
let mostMemory = memoryBefore;

const attack = async (n: number): Promise<void> => {
  const [path, body] = hostile[n % hostile.length]!(n);
  const answer = await post(path, body, `198.51.100.${Math.floor(n / hostile.length) % attackers}`);
  await answer.arrayBuffer();
  const key = `${path} ${answer.status}`;
  statuses.set(key, (statuses.get(key) ?? 0) + 1);
  const opens = answer.status === 200 && !/request-otp|signup/.test(path);
  if (opens || (answer.status >= 500 && answer.status !== 503)) wrong.push(key);
};

const signIn = async (n: number): Promise<void> => {
  const name = students[n % students.length]!;
  const started = performance.now();
  const answer = await post(
    '/api/auth/login',
    { rollnumberOrEmail: `${name}@seatwise.test`, password: 'Seatwise@123' },
    `203.0.113.${n % 200}`,
  );
  const user = (await answer.json()) as { email?: string };
  times.push(performance.now() - started);
  if (answer.status !== 200 || user.email !== `${name}@seatwise.test`)
    wrong.push(`honest sign-in ${answer.status}`);
};

try {
  const under: Promise<void>[] = [];
  const begin = performance.now();
  let sent = 0;
  let honest = 0;
  while (performance.now() - begin < seconds * 1000) {
    const elapsed = (performance.now() - begin) / 1000;
    for (; sent < elapsed * rate; sent += 1) under.push(attack(sent));
    for (; honest < elapsed * 2; honest += 1) under.push(signIn(honest));
    mostMemory = Math.max(mostMemory, memory());
    await wait(10);
  }
  await Promise.all(under);
  const p95 = percentile(times, 95);
  for (const [key, count] of [...statuses].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`${String(count).padStart(6)}  ${key}`);
  console.log(
    `\n${sent} hostile requests from ${attackers} addresses in ${seconds} s; ${times.length} honest sign-ins:` +
      ` p50 ${Math.round(percentile(times, 50))} ms, p95 ${Math.round(p95)} ms;` +
      ` memory ${Math.round(memoryBefore)} MB before, ${Math.round(mostMemory)} MB at most; answered wrongly ${wrong.length}`,
  );
  for (const line of new Set(wrong)) console.error(line);
  process.exitCode = p95 < 1000 && mostMemory - memoryBefore < 250 && wrong.length === 0 ? 0 : 1;
} finally {
  close();
}
