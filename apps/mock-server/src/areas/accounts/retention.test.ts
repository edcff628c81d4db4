import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { keptMs } from '@seatwise/api-client/contract/constants/retention';
import { hour, day } from '@seatwise/api-client/contract/constants/time';
import { accounts } from '@seatwise/api-client/contract/accounts';
import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../testing/answer.ts';
import { startRetentionJob } from '@seatwise/backend/hosts/jobs';
import { call, tokenFor, userOf, workerHost, type Host } from '../../testing/hosts.ts';
import { createClockWatch, eraseOverdue } from '@seatwise/backend/areas/accounts/retention';

let host: Host;
let now: number;
beforeEach(async () => {
  host = await workerHost();
  now = host.environment.clock.now();
  // First erases the sample data's own overdue records.
  eraseOverdue(host.backend.db, now);
});

const eraseAt = (time: number) => eraseOverdue(host.backend.db, time);

const putConversation = (id: number, isClosed: boolean): void => {
  const { db } = host.backend;
  db.conversations.put({
    id,
    studentId: userOf(host.backend, 'basic').id,
    lastUpdated: now,
    isClosed,
  });
  db.messages.put({
    id: id * 10,
    conversationId: id,
    senderId: 1,
    senderName: 'Somebody',
    content: 'Hello',
    timestamp: now,
    clientMessageId: null,
  });
  db.conversationNotes.put({
    id,
    conversationId: id,
    authorName: 'Staff',
    text: 'Note',
    writtenAt: now,
  });
  db.readMarks.put({ id: `1/${id}`, messageId: id * 10 });
};

describe('what is kept for a time is erased when it is over', () => {
  it('BEY-OPR-05 an account that staff deleted, 30 days later, once', async () => {
    const { db } = host.backend;
    const user = userOf(host.backend, 'basic');
    putConversation(900, false);
    const token = await tokenFor(host, 'admin');
    await read(call(host, adminUsers.deleteUser, { id: user.id }, { token }));
    expect(db.users.get(user.id)).toMatchObject({ email: user.email });
    const end = now + keptMs('closedAccount');
    expect(eraseAt(end - 1)).not.toHaveProperty('users');
    expect(eraseAt(end)).toMatchObject({ users: 1 });
    expect(JSON.stringify(db.users.get(user.id))).not.toContain(user.username);
    expect([db.conversations.get(900), db.messages.get(9000), db.readMarks.get('1/900')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(db.orders.where('userId', String(user.id)).length).toBeGreaterThan(0);
    expect(eraseAt(end + day)).not.toHaveProperty('users');
  });

  it('BEY-OPR-05 a closed conversation, with messages, notes and marks, and no open one', () => {
    const { db } = host.backend;
    putConversation(900, true);
    putConversation(901, false);
    const end = now + keptMs('closedConversation');
    eraseAt(end - 1);
    expect(db.conversations.get(900)).toBeDefined();
    eraseAt(end);
    const of = (id: number) => [
      db.conversations.get(id),
      db.messages.get(id * 10),
      db.conversationNotes.get(id),
      db.readMarks.get(`1/${id}`),
    ];
    expect(of(900)).toEqual([undefined, undefined, undefined, undefined]);
    expect(of(901)).not.toContain(undefined);
  });

  it('BEY-OPR-05 a contact message, counted from the last reply', () => {
    const { contactMessages } = host.backend.db;
    const sender = { name: 'A', email: 'a@example.in', phone: '', message: 'Hello', sentAt: now };
    contactMessages.put({ id: 900, ...sender });
    contactMessages.put({
      id: 901,
      ...sender,
      replies: [{ text: 'Hello', by: 'B', at: now + day }],
    });
    const left = () => [900, 901].filter((id) => contactMessages.get(id));
    const end = now + keptMs('contactMessage');
    eraseAt(end - 1);
    expect(left()).toEqual([900, 901]);
    eraseAt(end);
    expect(left()).toEqual([901]);
    eraseAt(end + day);
    expect(left()).toEqual([]);
  });

  it('BEY-OPR-05 an unpaid order after a year, a paid one as tax law says, none with money due', () => {
    const { orders } = host.backend.db;
    const paid = orders.all().find(({ status }) => status === 'PAID');
    const unpaid = { ...paid!, status: 'FAILED', paidAt: null, createdAt: now } as const;
    const due = {
      paymentId: 'pay_1',
      amountPaise: 1,
      reason: 'paid twice',
      notedAt: now,
    } as const;
    orders.put({ ...paid!, id: 'paid', paidAt: now, createdAt: now });
    orders.put({ ...unpaid, id: 'unpaid' });
    orders.put({ ...unpaid, id: 'due', refunds: [due] });
    const left = () => ['paid', 'unpaid', 'due'].filter((id) => orders.get(id));
    eraseAt(now + keptMs('unpaidOrder') - 1);
    expect(left()).toEqual(['paid', 'unpaid', 'due']);
    eraseAt(now + keptMs('unpaidOrder'));
    expect(left()).toEqual(['paid', 'due']);
    const end = Date.parse('2034-01-01T00:00:00+05:30');
    eraseAt(end - 1);
    expect(left()).toEqual(['paid', 'due']);
    eraseAt(end);
    expect(left()).toEqual(['due']);
  });

  it('BEY-OPR-05 the network addresses of codes after an hour, of failed logins after a day', async () => {
    const { otps, throttles, endedSessions } = host.backend.db;
    const email = 'nobody@seatwise.test';
    await call(host, accounts.requestOtp, { email, otpPurpose: 'PASSWORD_RESET' });
    await call(host, accounts.login, { rollnumberOrEmail: email, password: 'Wrong@123' });
    await call(host, accounts.logout, {}, { token: await tokenFor(host, 'free') });
    expect([otps.size, endedSessions.size]).toEqual([1, 1]);
    expect(throttles.size).toBeGreaterThan(0);
    eraseAt(now + hour - 1);
    expect(otps.size).toBe(1);
    eraseAt(now + hour);
    expect(otps.size).toBe(0);
    eraseAt(now + day - 1);
    expect([throttles.size > 0, endedSessions.size]).toEqual([true, 1]);
    eraseAt(now + day);
    expect([throttles.size, endedSessions.size]).toEqual([0, 0]);
  });

  it('BEY-OPR-05 a former email and a shared link, at the end of their own time', () => {
    const { choiceShares, emailUndos } = host.backend.db;
    emailUndos.put({ id: 'a', userId: 1, email: 'old@example.in', changedAt: now, until: now + 1 });
    choiceShares.put({ id: 'b', list: '1/a', userId: 1, withRank: false, expiresAt: now + 1 });
    eraseAt(now);
    expect([emailUndos.size, choiceShares.size]).toEqual([1, 1]);
    eraseAt(now + 1);
    expect([emailUndos.size, choiceShares.size]).toEqual([0, 0]);
  });
});

describe('a clock that jumps', () => {
  const year = 365 * day;
  let ran: number;
  let look: (time: number, after?: number) => boolean;
  /** Does the job's check after some real time; returns whether the job would erase. */
  const start = () => {
    const isSteady = createClockWatch(host.backend.db, () => ran);
    look = (time, after = 0) => {
      ran += after;
      return isSteady(time);
    };
  };
  /** Continues with a correct clock, hour by hour. */
  const run = (from: number, length: number): boolean => {
    let erases = false;
    for (let passed = hour; passed <= length; passed += hour) erases = look(from + passed, hour);
    return erases;
  };
  beforeEach(() => {
    ran = 0;
    start();
  });

  it('BEY-CLK-03 erases nothing for a day where it is a year ahead, nor for a day once it is set right', () => {
    expect(look(now)).toBe(false);
    expect(run(now, day)).toBe(true);
    const ahead = now + day + year;
    expect(look(ahead)).toBe(false);
    expect(run(ahead, day - hour)).toBe(false);
    const right = now + 2 * day;
    expect(look(right, hour)).toBe(false);
    expect(run(right, day - hour)).toBe(false);
    expect(run(right + day - hour, hour)).toBe(true);
  });

  it('BEY-CLK-03 BEY-ATK-35 is believed by the time that has truly passed, and not by its own steps', () => {
    look(now);
    run(now, day);
    expect(look(now + day + year)).toBe(false);
    expect(look(now + year + day + 23 * hour, 60_000)).toBe(false);
    expect(look(now + year + 2 * day + hour, 60_000)).toBe(false);
  });

  it('BEY-ATK-35 gains nothing by many steps of less than a day', () => {
    look(now);
    expect(run(now, day)).toBe(true);
    expect(look(now + day + 23 * hour, 60_000)).toBe(true);
    for (let step = 2; step < 30; step += 1)
      expect(look(now + day + step * 23 * hour, 60_000)).toBe(false);
  });

  it('BEY-CLK-03 is believed a day after a server was off for weeks, restarts included', () => {
    look(now);
    run(now, day);
    const back = now + 30 * day;
    start();
    expect(look(back)).toBe(false);
    expect(run(back, 12 * hour)).toBe(false);
    start();
    look(back + 12 * hour + 60_000, 60_000);
    expect(run(back + 12 * hour + 60_000, 12 * hour)).toBe(true);
  });
});

it('BEY-CLK-03 the retention job erases nothing by a clock that has just jumped, and logs the jump', async () => {
  const { db } = host.backend;
  putConversation(900, true);
  let round = (): void => undefined;
  let ran = 0;
  const timer = (work: () => void) => {
    round = work;
    return () => undefined;
  };
  const stop = startRetentionJob(host.backend, timer, () => ran);
  const after = async (time: number, passed = time): Promise<boolean> => {
    host.environment.clock.offset += time;
    ran += passed;
    round();
    await new Promise(setImmediate);
    return db.conversations.get(900) !== undefined;
  };
  expect(await after(0)).toBe(true);
  expect(await after(2 * keptMs('closedConversation'), 0)).toBe(true);
  expect(host.environment.logged.at(-1)).toEqual({
    event: 'clock jumped',
    details: { hours: 17_520 },
  });
  expect(await after(day)).toBe(false);
  await stop();
});
