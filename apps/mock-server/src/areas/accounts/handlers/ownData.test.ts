import { accounts } from '@seatwise/api-client/contract/accounts';
import { applicant } from '@seatwise/api-client/contract/applicant';
import { choices } from '@seatwise/api-client/contract/choices';
import { ownData } from '@seatwise/api-client/contract/ownData';
import { payments } from '@seatwise/api-client/contract/payments';
import { shortlist } from '@seatwise/api-client/contract/shortlist';
import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, userOf, workerHost, type Host } from '../../../testing/hosts.ts';
import { sampleFor } from '../../../testing/samples.ts';

let host: Host;
beforeEach(async () => {
  host = await workerHost();
});

const own = ['saveApplicant', 'writeChoiceList', 'writeShortlist'] as const;
const operations = { ...applicant, ...choices, ...shortlist };

/** A student with answers, a list, a shortlist, a message and a payment. */
const settled = async () => {
  const user = userOf(host.backend, 'basic');
  const token = await tokenFor(host, 'basic');
  for (const name of own) {
    const operation = operations[name];
    await read(call(host, operation, await sampleFor(operation, host, user), { token }));
  }
  const { db } = host.backend;
  const conversation = { id: 900, studentId: user.id, lastUpdated: 0 };
  db.conversations.put(conversation);
  db.messages.put({
    id: 900,
    conversationId: 900,
    senderId: user.id,
    senderName: user.username,
    content: `I am ${user.username}.`,
    timestamp: 0,
    clientMessageId: null,
  });
  db.readMarks.put({ id: '1/900', messageId: 900 });
  const plan = { planId: 'PREMIUM' } as const;
  await read(call(host, payments.purchase, plan, { token }));
  return { user, token };
};

const remove = (token: string, password = 'Seatwise@123') =>
  read(call(host, ownData.deleteOwnAccount, { password }, { token }));

describe('a student’s own data', () => {
  it('BEY-OPR-03 come as one answer, without what only the server needs', async () => {
    const { user, token } = await settled();
    const { status, body } = await read(call(host, ownData.readOwnData, {}, { token }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account: { email: user.email, rollNumber: user.rollNumber },
      applicants: [{ id: user.id }],
      choiceLists: [{ userId: user.id }],
      shortlists: [{ id: user.id }],
      settings: [{ value: 'PREMIUM' }],
    });
    expect((body as { orders: unknown[] }).orders.length).toBeGreaterThan(0);
    expect((body as { messages: unknown[] }).messages.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain(user.password);
  });

  it('BEY-OPR-04 go with the account, and nothing but its orders still names the student', async () => {
    const { user, token } = await settled();
    const { db, inbox } = host.backend;
    const orders = db.orders.where('userId', String(user.id)).length;
    expect(await remove(token)).toMatchObject({ status: 200 });
    const left = Object.entries(db).flatMap(([name, collection]) =>
      typeof (collection as { all?: unknown }).all === 'function'
        ? (collection as { all: () => unknown[] })
            .all()
            .filter((record) =>
              [user.email, user.rollNumber!, user.username].some((text) =>
                JSON.stringify(record).includes(text),
              ),
            )
            .map(() => name)
        : [],
    );
    expect(new Set(left)).toEqual(
      new Set(['orders', 'payuTransactions'].filter((name) => left.includes(name))),
    );
    expect(db.settings.get(`wish:${user.id}`)).toBeUndefined();
    expect(db.orders.where('userId', String(user.id))).toHaveLength(orders);
    expect(inbox.noticesTo(user.email)).toMatchObject([{ subject: 'Your account was deleted' }]);
    const again = { rollnumberOrEmail: user.email, password: 'Seatwise@123' };
    expect((await read(call(host, accounts.login, again))).status).toBe(401);
    expect((await read(call(host, ownData.readOwnData, {}, { token }))).status).toBe(401);
  });

  it('BEY-OPR-04 stay where the password is wrong, and guesses have to wait', async () => {
    const { user, token } = await settled();
    for (let guess = 0; guess < 5; guess += 1)
      expect(await remove(token, `Wrong@${guess}`)).toMatchObject({ status: 400 });
    expect(await remove(token)).toMatchObject({ status: 429 });
    expect(host.backend.db.users.get(user.id)).toEqual(user);
  });
});
