import { setTimeout } from 'node:timers/promises';
import { accounts } from '@seatwise/api-client/contract/accounts';
import { chat } from '@seatwise/api-client/contract/chat';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call, type Host } from '../testing/hosts.ts';
import { openInstances, sequenceOf, type Instances } from '../testing/instances.ts';

let journal: Instances['journal'];
let one: Host;
let other: Host;
let token: string;
let conversationId: number;
let say: Instances['say'];
let messagesOn: Instances['messagesOn'];

beforeEach(async () => {
  ({ journal, one, other, token, conversationId, say, messagesOn } = await openInstances());
});

describe('several instances', () => {
  it('BEY-CLU-01 start at once with one dataset, and give every record a number of its own', async () => {
    const ids = (host: Host) => host.backend.db.users.all().map(({ id }) => id);
    expect(ids(other)).toEqual(ids(one));
    const posted = await Promise.all(
      Array.from({ length: 60 }, (_, index) => say(index % 2 ? one : other, `message ${index}`)),
    );
    expect(posted.map(({ status }) => status)).toEqual(posted.map(() => 200));
    const last = posted
      .map(sequenceOf)
      .toSorted((a, b) => Number(a['seatwise-sequence']) - Number(b['seatwise-sequence']));
    const kept = await messagesOn(one, last.at(-1));
    expect(new Set(kept).size).toBe(60);
    expect(await messagesOn(other, last.at(-1))).toEqual(kept);
  });

  it('BEY-CLU-02 answer a caller with what they wrote elsewhere, also where no notification came', async () => {
    journal.faults.losesNotifications = true;
    for (let round = 0; round < 5; round += 1) {
      const written = await say(one, `round ${round}`);
      expect(written.headers.get('set-cookie')).toContain('seatwise-sequence=');
      expect((await messagesOn(other, sequenceOf(written))).at(-1)).toBe(`round ${round}`);
      const cookie = `seatwise-sequence=${sequenceOf(written)['seatwise-sequence']}`;
      expect((await messagesOn(other, { cookie })).at(-1)).toBe(`round ${round}`);
    }
  });

  it('BEY-CLU-03 undo in memory what the database refused, and answer 503 with a time to come back', async () => {
    journal.faults.commit = 'refused';
    const refused = await say(one, 'lost');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    const again = await vi.waitUntil(async () => {
      const answer = await say(one, 'kept');
      return answer.status === 200 && answer;
    });
    expect(await messagesOn(one)).toEqual(['kept']);
    expect(await messagesOn(other, sequenceOf(again))).toEqual(['kept']);
  });

  it('BEY-CLU-03 take over what was committed though nobody could say so', async () => {
    journal.faults.commit = 'unanswered';
    expect((await say(one, 'committed')).status).toBe(503);
    await vi.waitUntil(async () => (await messagesOn(one)).length === 1);
    expect(await messagesOn(other)).toEqual(['committed']);
  });

  it('BEY-CLU-04 without the database answer reads, say how old they are, refuse writes, and recover', async () => {
    await say(one, 'before');
    journal.faults.isLost = true;
    expect((await say(one, 'during')).status).toBe(503);
    const read = await call(one, chat.listMessages, { conversationId }, { token });
    expect([read.status, Number(read.headers.get('seatwise-data-age'))]).toEqual([200, 1]);
    expect(await messagesOn(one)).toEqual(['before']);
    journal.faults.isLost = false;
    await vi.waitUntil(async () => (await say(one, 'after')).status === 200, { timeout: 5000 });
    const after = await call(one, chat.listMessages, { conversationId }, { token });
    expect(after.headers.get('seatwise-data-age')).toBeNull();
  });

  it('BEY-CLU-13 send their sockets elsewhere while they are cut off, and take new ones afterwards', async () => {
    const close = vi.fn<(code: number) => void>();
    const { chat: live } = one.backend;
    live.accept({ send: () => {}, close });
    journal.faults.isLost = true;
    expect((await say(one, 'during')).status).toBe(503);
    expect([close.mock.calls, live.takesSockets()]).toEqual([[], true]);
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 6000);
    await vi.waitUntil(() => close.mock.calls.length > 0, { timeout: 5000 });
    expect([close.mock.calls[0]![0], live.takesSockets()]).toEqual([1012, false]);
    journal.faults.isLost = false;
    await vi.waitUntil(() => live.takesSockets(), { timeout: 5000 });
    later.mockRestore();
  });

  it('BEY-CLU-05 answer no read with what is not committed yet', async () => {
    const commit = Promise.withResolvers<void>();
    journal.faults.beforeCommit = () => commit.promise;
    const writing = say(one, 'pending');
    await vi.waitUntil(() => one.backend.db.messages.all().at(-1)?.content === 'pending');
    journal.faults.commit = 'refused';
    const reading = call(one, chat.listMessages, { conversationId }, { token });
    // Gives the read time to prepare its answer.
    await setTimeout(50);
    commit.resolve();
    expect([(await writing).status, (await reading).status]).toEqual([503, 503]);
  });

  it('BEY-CLU-06 count attempts, end sessions and use up codes together', async () => {
    const wrong = { rollnumberOrEmail: 'basic@seatwise.test', password: 'wrong' };
    const tries: number[] = [];
    for (let index = 0; index < 8; index += 1)
      tries.push((await call(index % 2 ? one : other, accounts.login, wrong)).status);
    expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const mailbox = {
      email: 'unverified@seatwise.test',
      otpPurpose: 'EMAIL_VERIFICATION',
    } as const;
    await call(one, accounts.requestOtp, mailbox);
    const { otp } = one.backend.inbox.mailsTo(mailbox.email)[0]!;
    const redeemed = await Promise.all(
      [one, other].map((host) => call(host, accounts.confirmOtp, { ...mailbox, otp })),
    );
    expect(redeemed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const left = await call(one, accounts.logout, {}, { token });
    expect(
      (await call(other, accounts.myDetails, {}, { token, headers: sequenceOf(left) })).status,
    ).toBe(401);
  });

  it('BEY-CLU-07 write from a read that finds something to write', async () => {
    const { db } = one.backend;
    await db.turns.read(() => db.readMarks.put({ id: '1/1', messageId: 3 }));
    expect(journal.entries.at(-1)).toMatchObject({ collection: 'readMarks', id: '1/1' });
  });
});
