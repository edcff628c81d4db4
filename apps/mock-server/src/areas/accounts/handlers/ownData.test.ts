import { accounts } from '@seatwise/api-client/contract/accounts';
import { applicant } from '@seatwise/api-client/contract/applicant';
import { choices } from '@seatwise/api-client/contract/choices';
import { helpBot } from '@seatwise/api-client/contract/helpBot';
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

/** Sets up a student with answers, a list, a shortlist, a message and a payment. */
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

/** Appends a word to each name and note inside a value. */
const planted = (value: unknown, word: string, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => planted(each, word, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, planted(each, word, name)]),
    );
  return typeof value === 'string' && ['note', 'name'].includes(key) ? `${value} ${word}` : value;
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

  it('BEY-ATK-35 leave a word planted in each field of the student nowhere but in orders and the trail', async () => {
    const { user, token } = await settled();
    const { db } = host.backend;
    const word = 'zqxplanted';
    const texts = ['username', 'fullName', 'rollNumber', 'phone', 'guardianContact'] as const;
    const email = `${word}@seatwise.test`;
    db.users.update(user.id, {
      ...Object.fromEntries(texts.map((field) => [field, `${word} ${field}`])),
      email,
      counsellingCategory: word,
    });
    const question = `Is ${word} fullName admitted?`;
    await read(call(host, helpBot.askHelpBot, { question }, { token }));
    const codes = { email, otpPurpose: 'PASSWORD_RESET' } as const;
    await read(call(host, accounts.requestOtp, codes));
    await read(
      call(host, accounts.confirmOtp, { ...codes, otp: '000000', newPassword: 'Better@2026' }),
    );
    const id = 9000;
    const [said] = db.contactMessages.all();
    db.contactMessages.put({ ...said!, id, email, name: word, message: word });
    db.messages.put({ ...db.messages.get(900)!, id, content: word, senderName: word });
    const note = { id, conversationId: 900, authorName: 'Staff', text: word, writtenAt: 0 };
    db.conversationNotes.put(note);
    for (const list of db.choiceLists.where('userId', String(user.id))) {
      db.choiceLists.put(planted(list, word) as typeof list);
      for (const version of db.choiceVersions.where('list', list.id))
        db.choiceVersions.put(planted(version, word) as typeof version);
    }
    const holders = (): string[] =>
      Object.entries(db as unknown as Record<string, { all?: () => unknown[] }>)
        .filter(([, one]) => JSON.stringify(one.all?.() ?? []).includes(word))
        .map(([name]) => name)
        .filter((name) => !['orders', 'payuTransactions', 'auditEntries'].includes(name));
    const all = ['users', 'messages', 'conversationNotes', 'botQuestions', 'choiceLists'];
    expect(holders()).toEqual(expect.arrayContaining([...all, 'contactMessages', 'otps']));
    expect(holders()).not.toContain('throttles');
    expect(await remove(token)).toMatchObject({ status: 200 });
    expect(holders()).toEqual([]);
  });

  it('BEY-OPR-04 stay where the password is wrong, and guesses have to wait', async () => {
    const { user, token } = await settled();
    for (let guess = 0; guess < 5; guess += 1)
      expect(await remove(token, `Wrong@${guess}`)).toMatchObject({ status: 400 });
    expect(await remove(token)).toMatchObject({ status: 429 });
    expect(host.backend.db.users.get(user.id)).toEqual(user);
  });
});
