/**
 * Servers are killed, and the database restarted, while students write. Afterwards no answered
 * write may be lost or doubled, no order charged twice, and the history of each single record has
 * to have an order that explains it.
 *
 *   KILLS=50 WRITES=10000 SOCKETS=300 pnpm test:cluster kills
 */
import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { gstPercent, priceOf, type PlanId } from '@seatwise/api-client/contract/constants/plans';
import { roleIds } from '@seatwise/api-client/contract/constants/permissions';
import { merchant } from '../../../apps/mock-server/src/areas/payments/providers/credentials.ts';
import { startCluster, untilReady } from '../cluster.ts';
import { createCallers, inTurns, isUnanswered, type Answered, type Caller } from './callers.ts';
import { assertReceived, listenTo, type Listener } from './chatting.ts';
import { found, isLinearizable, wrote, type Operation } from './linearizable.ts';

const kills = Number(process.env['KILLS'] ?? 12);
const writes = Number(process.env['WRITES'] ?? 1500);
const sockets = Number(process.env['SOCKETS'] ?? 60);
const restarts = Math.max(1, Math.round(kills / 16));
const socketsOfOne = 10;
const chatters = Math.ceil(sockets / socketsOfOne);
const buyers = Math.ceil(writes / 100);

interface Student {
  readonly id: number;
  readonly email: string;
  readonly role: string;
  readonly emailVerified: boolean;
  readonly isActive: boolean;
}

interface ProviderOrder {
  readonly id: string;
  readonly notes: { readonly userId: number; readonly plan: PlanId };
  readonly payments: readonly { readonly id: string; readonly status: string }[];
}

const cluster = await startCluster();
const { origin, instances, postgres } = cluster;
const { ask, askOn, signIn } = createCallers(origin);

const students = (await postgres.records<Student>('users')).filter(
  ({ role, emailVerified, isActive }) => role === 'FREE' && emailVerified && isActive,
);
const signInAll = (some: readonly Student[]): Promise<Caller[]> =>
  inTurns(some, ({ email }) => signIn(email));
const chatting = await signInAll(students.slice(0, chatters));
const buying = await signInAll(students.slice(chatters, chatters + buyers));
const staff = await signIn('counsellor@seatwise.test');

let begun = 0;
/** How many writes may have begun: those who write wait for the next kill, not the other way round. */
let released = 0;
let repeats = 0;
const times: number[] = [];
const kinds = new Map<string, number>();
const hasBegun = (count: number): boolean => begun >= count;
const isOver = (): boolean => hasBegun(writes);

/** Waits for its turn among all writes; false once there were enough. */
const mayWrite = async (kind: string): Promise<boolean> => {
  await delay(Math.random() * 400);
  while (hasBegun(released) && !isOver()) await delay(20);
  if (isOver()) return false;
  begun += 1;
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return true;
};

/** Tries until it is answered, as the app does with what may be repeated. */
const repeat = async <R>(work: () => Promise<R | undefined>): Promise<R> => {
  const from = performance.now();
  for (;;) {
    const result = await work();
    if (result !== undefined) {
      times.push(performance.now() - from);
      return result;
    }
    repeats += 1;
    await delay(200 + Math.random() * 300);
  }
};

/** Null once there were enough writes. */
const write = async (
  kind: string,
  { token }: Caller,
  method: string,
  path: string,
  body: unknown = {},
): Promise<Answered | null> => {
  if (!(await mayWrite(kind))) return null;
  return repeat(async () => {
    const answer = await ask(path, { token, method, body });
    return isUnanswered(answer) ? undefined : answer;
  });
};

/** An answer that says how old its data are says no more than that. */
const isCurrent = ({ status, headers }: Answered): boolean =>
  status === 200 && !headers.has('seatwise-data-age');

// Edits: a register that two write and one reads. A write without an answer is not repeated.
const profile = '/api/users/applicant';
let nextBudget = 1;
const editMuch = async ({ token }: Caller, history: Operation[]): Promise<void> => {
  while (await mayWrite('edits')) {
    const budgetPerYear = nextBudget++;
    const answer = await ask(profile, { token, method: 'PUT', body: { budgetPerYear } });
    const isAnswered = answer.status === 200;
    if (isAnswered) times.push(answer.to - answer.from);
    assert.ok(isAnswered || isUnanswered(answer), `an edit is refused with ${answer.status}`);
    const to = isAnswered ? answer.to : Infinity;
    history.push({ from: answer.from, to, apply: wrote(String(budgetPerYear)) });
  }
};
const readMuch = async (
  { token }: Caller,
  path: string,
  history: Operation[],
  valueOf: (body: Answered['body']) => string,
): Promise<void> => {
  while (!isOver()) {
    const answer = await ask(path, { token });
    if (isCurrent(answer))
      history.push({ from: answer.from, to: answer.to, apply: found(valueOf(answer.body)) });
    await delay(300 + Math.random() * 700);
  }
};

// Choice lists: two tabs write one list, each on top of the version that it knows.
const listId = 'list-0000001';
const lists = '/api/choices';
interface ChoiceList {
  readonly version: number;
  readonly entries: readonly { readonly note?: string }[];
}
const noteOf = ({ entries }: ChoiceList): string => entries[0]?.note ?? '';
const listState = (list: ChoiceList): string => `${list.version} ${noteOf(list)}`;
const entriesWith = (note: string) => [
  { instituteCode: '200447', subject: 'MBBS', quotaName: 'All India', note },
];
const arrangeMuch = async (tab: string, caller: Caller, history: Operation[]): Promise<void> => {
  let basedOn = 1;
  for (let index = 0; ; index += 1) {
    const note = `${tab}-${index}`;
    const body = { writeId: `${note}-${'x'.repeat(8)}`, basedOn, entries: entriesWith(note) };
    const from = performance.now();
    const answer = await write('choice lists', caller, 'PUT', `${lists}/${listId}`, body);
    if (!answer) return;
    assert.ok([200, 409].includes(answer.status), `a list is refused with ${answer.status}`);
    const list: ChoiceList = answer.status === 200 ? answer.body : answer.body.list;
    const { to } = answer;
    const before = `${basedOn} `;
    if (answer.status === 200)
      history.push({
        from,
        to,
        apply: (record) => (record.startsWith(before) ? `${body.basedOn + 1} ${note}` : undefined),
      });
    // A refusal, and the answer to a repeated write, show the list as it was then.
    if (answer.status === 409 || noteOf(list) !== note)
      history.push({ from: answer.from, to, apply: found(listState(list)) });
    basedOn = list.version;
  }
};

// Messages, over sockets, with the ids by which the app repeats them.
interface Talk {
  readonly caller: Caller;
  readonly conversationId: number;
  readonly listeners: readonly Listener[];
  readonly answered: string[];
  readonly repeated: Set<string>;
}
const openTalk = async (caller: Caller): Promise<Talk> => {
  const asked = { token: caller.token, method: 'POST', body: { studentId: caller.id } };
  const conversationId = (await askOn('/api/conversations', asked)).body.id as number;
  const listen = (): Listener => listenTo(origin, caller, conversationId);
  const listeners = Array.from({ length: socketsOfOne }, listen);
  return { caller, conversationId, listeners, answered: [], repeated: new Set() };
};
const sayMuch = async ({ caller, conversationId, listeners, answered, repeated }: Talk) => {
  for (let index = 0; answered.length < 450 && (await mayWrite('messages')); index += 1) {
    const content = `message ${index}`;
    const message = { conversationId, senderId: caller.id, content, timestamp: '' };
    const { socket } = listeners[index % listeners.length]!;
    let tries = 0;
    await repeat(async () => {
      tries += 1;
      if (tries > 1) repeated.add(content);
      const end = AbortSignal.timeout(15_000);
      const late = new Promise<never>((_, reject) => {
        end.addEventListener('abort', reject);
      });
      try {
        await Promise.race([socket().then((open) => open.publish(message, content)), late]);
        return true;
      } catch {
        return undefined;
      }
    });
    answered.push(content);
  }
};

// Orders: some are cancelled, some payments fail, and each plan is paid for once.
interface Paid {
  readonly caller: Caller;
  readonly plan: PlanId;
  readonly orderId: string;
  readonly paymentId: string | undefined;
}
const orderOf = ({ id }: Caller, plan: PlanId) => ({
  userId: id,
  purchasedRoleId: roleIds[plan],
  amountPaise: priceOf(plan).totalPaise,
  currency: 'INR',
  receipt: 'rcpt_1',
  description: `${plan} plan`,
  notes: {
    baseAmountPaise: priceOf(plan).basePaise,
    gstPercent,
    gstAmountPaise: priceOf(plan).gstPaise,
    totalAmountPaise: priceOf(plan).totalPaise,
  },
});
const buy = async (caller: Caller, plan: PlanId): Promise<Paid | null> => {
  const post = (kind: string, path: string, body?: unknown) =>
    write(kind, caller, 'POST', path, body);
  const order = async (): Promise<string | null> => {
    const path = '/api/payments/razorpay/create-order';
    const answer = await post('orders', path, orderOf(caller, plan));
    if (!answer) return null;
    assert.equal(answer.status, 200, `an order is refused: ${JSON.stringify(answer.body)}`);
    return answer.body.providerOrderId;
  };
  const pay = (orderId: string, outcome: 'success' | 'failure') =>
    post('payments', '/simulators/razorpay/v1/payments', {
      key: merchant.razorpayKeyId,
      order_id: orderId,
      amount: priceOf(plan).totalPaise,
      currency: 'INR',
      outcome,
    });
  const cancelled = await order();
  if (!cancelled || !(await post('cancelled orders', `/api/orders/${cancelled}/cancel`)))
    return null;
  const orderId = await order();
  if (!orderId || !(await pay(orderId, 'failure'))) return null;
  assert.notEqual(orderId, cancelled, 'a cancelled order is open again');
  const answer = await pay(orderId, 'success');
  if (!answer) return null;
  const triple = answer.body;
  // A repeated payment is refused, and its signature is lost; then the provider is asked.
  if (answer.status !== 200 || triple.error) {
    assert.equal(triple.error.reason, 'order_already_paid');
    const status = await askOn(`/api/orders/${orderId}`, { token: caller.token });
    assert.equal(status.body.status, 'PAID');
    return { caller, plan, orderId, paymentId: undefined };
  }
  const paid = { caller, plan, orderId, paymentId: triple.razorpay_payment_id };
  const verified = await post('payments', '/api/payments/razorpay/verify', triple);
  if (verified) assert.equal(verified.body.status, 'ok', 'a payment does not count');
  return paid;
};
const buyAll = async (queue: Caller[], paid: Paid[]): Promise<void> => {
  for (let caller = queue.shift(); caller && !isOver(); caller = queue.shift())
    for (const plan of ['BASIC', 'ADVANCE', 'PREMIUM'] as const) {
      const bought = await buy(caller, plan);
      if (bought) paid.push(bought);
    }
};

let killed = 0;
const disturb = async (): Promise<void> => {
  for (let index = 1; index <= kills; index += 1) {
    released = (writes * index) / (kills + 1);
    while (!hasBegun(released)) await delay(20);
    const ready = await Promise.all(instances.map((each) => each.isReady()));
    // One at least continues; the others may be dead or starting.
    if (ready.filter(Boolean).length < 2) await untilReady(instances);
    const instance = instances[Math.floor(Math.random() * instances.length)]!;
    await instance.kill('SIGKILL');
    killed += 1;
    instance.start();
    if (index % Math.floor(kills / restarts) === 0) {
      await postgres.stop('immediate');
      await delay(500);
      await postgres.start();
      await untilReady(instances);
    }
    console.log(`${killed} kills, ${begun} writes, ${repeats} tries again`);
  }
  released = writes;
};

const lines = (await Promise.all(chatting.map(openTalk))) as readonly Talk[];
const ears = lines
  .map(({ conversationId }) => listenTo(origin, staff, conversationId))
  .slice(0, 15);
const edits = new Map<Caller, Operation[]>(chatting.map((caller) => [caller, []]));
const arrangements = new Map<Caller, Operation[]>(chatting.map((caller) => [caller, []]));
for (const { token } of chatting) {
  const body = { id: listId, name: 'Round 1', entries: entriesWith('') };
  assert.equal((await askOn(lists, { token, method: 'POST', body })).status, 200);
}
const paid: Paid[] = [];
const queue = [...buying];
const started = performance.now();
await Promise.all([
  disturb(),
  ...lines.map(sayMuch),
  ...Array.from({ length: Math.min(20, buyers) }, () => buyAll(queue, paid)),
  ...[...edits].flatMap(([caller, history]) => [
    editMuch(caller, history),
    editMuch(caller, history),
    readMuch(caller, profile, history, (body) => String(body.profile?.budgetPerYear)),
  ]),
  ...[...arrangements].flatMap(([caller, history]) => [
    arrangeMuch('a', caller, history),
    arrangeMuch('b', caller, history),
    readMuch(caller, lists, history, ([list]) => listState(list)),
  ]),
]);
const seconds = (performance.now() - started) / 1000;
await untilReady(instances);
await delay(3000);

/** The same from every instance. */
const everywhere = async (path: string, { token }: Caller): Promise<Answered['body']> => {
  const all = await Promise.all(instances.map((each) => ask(path, { token }, each.origin)));
  for (const { status, body } of all) {
    assert.equal(status, 200);
    assert.deepEqual(body, all[0]!.body, `the instances answer ${path} differently`);
  }
  return all[0]!.body;
};

const atTheEnd = () => ({ from: performance.now(), to: performance.now() });

const toldIds = new Map<number, readonly number[]>();
for (const { caller, conversationId, listeners, answered, repeated } of lines) {
  const kept = (await everywhere(`/api/messages/${conversationId}`, caller)) as {
    readonly id: number;
    readonly content: string;
    readonly senderId: number;
  }[];
  const own = kept.filter(({ content }) => content.startsWith('message '));
  const contents = own.map(({ content }) => content);
  assert.equal(new Set(contents).size, own.length, 'a message is there twice');
  assert.deepEqual(contents, answered, 'a message is lost or out of order');
  const ids = kept.map(({ id }) => id);
  toldIds.set(conversationId, ids);
  const again = new Set(own.filter(({ content }) => repeated.has(content)).map(({ id }) => id));
  for (const listener of listeners) assertReceived(listener, ids, again);
}
for (const [index, ear] of ears.entries())
  assertReceived(ear, toldIds.get(lines[index]!.conversationId)!, new Set());

for (const [caller, history] of edits) {
  const { profile: now } = await everywhere(profile, caller);
  history.push({ ...atTheEnd(), apply: found(String(now?.budgetPerYear)) });
  assert.ok(isLinearizable('undefined', history), 'the history of a profile has no order');
}
for (const [caller, history] of arrangements) {
  const [now] = await everywhere(lists, caller);
  history.push({ ...atTheEnd(), apply: found(listState(now)) });
  assert.ok(isLinearizable('1 ', history), 'the history of a choice list has no order');
}

const charges = (await postgres.records<ProviderOrder>('razorpayOrders')).flatMap(
  ({ id, notes, payments }) =>
    payments
      .filter(({ status }) => status === 'captured')
      .map((payment) => ({
        userId: Number(notes.userId),
        plan: notes.plan,
        orderId: id,
        paymentId: payment.id,
      })),
);
const boughtBy = new Set(buying.map(({ id }) => id));
const charged = charges.filter(({ userId }) => boughtBy.has(userId));
const purchases = charged.map(({ userId, plan }) => `${userId} ${plan}`);
assert.equal(new Set(purchases).size, purchases.length, 'a plan is charged twice');
for (const { caller, plan, orderId, paymentId } of paid) {
  const charge = charged.find((one) => one.orderId === orderId);
  assert.ok(charge, 'an answered payment is lost');
  assert.equal(charge.paymentId, paymentId ?? charge.paymentId);
  assert.equal(charge.plan, plan);
  const rows = (await everywhere('/api/orders', caller)) as {
    readonly id: string;
    readonly state: string;
    readonly paymentId: string;
    readonly refundPaise: number;
  }[];
  const row = rows.find(({ id }) => id === orderId)!;
  assert.deepEqual([row.state, row.paymentId, row.refundPaise], ['paid', charge.paymentId, 0]);
}

const sorted = times.toSorted((a, b) => a - b);
const at = (share: number): string => `${sorted[Math.floor(share * sorted.length)]?.toFixed(0)} ms`;
const counted = (map: ReadonlyMap<string, number>): string =>
  [...map].map(([name, count]) => `${count} ${name}`).join(', ');
const operations = [...edits.values(), ...arrangements.values()].flat().length;
const connections = [...lines.flatMap(({ listeners }) => listeners), ...ears];
console.log(
  [
    `${killed} kills, ${restarts} restarts of PostgreSQL, ${begun} writes (${counted(kinds)}) in ${seconds.toFixed(0)} s`,
    `${repeats} tries again; answered after ${at(0.5)} (median), ${at(0.95)} (p95), ${(sorted.at(-1)! / 1000).toFixed(1)} s (slowest)`,
    `${connections.length} sockets with ${connections.flatMap(({ connections }) => connections).length} connections: nothing lost, nothing doubled`,
    `${paid.length} payments, each charged once; ${edits.size + arrangements.size} records with ${operations} operations: linearizable`,
  ].join('\n'),
);
await Promise.all(connections.map((listener) => listener.close()));
await cluster.stop();
// Clients that were coming back would try for ever.
process.exit();
