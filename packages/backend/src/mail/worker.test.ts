import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../db/database.ts';
import { createRateLimits, defaultLimits } from '../security/rateLimits.ts';
import { testEnvironment } from '../testing/environment.ts';
import { createSharedJournal } from '../testing/sharedJournal.ts';
import type { Letter } from './letter.ts';
import type { Mail } from './mail.ts';
import { createMailQueue, lease, type MailFault } from './queue.ts';
import { startMailWorker, type Transport } from './worker.ts';

const sender = { site: 'https://seats.test', operator: 'Asha & Sons' };
const notice: Mail = {
  email: 'asha@example.test',
  language: 'en',
  subject: 'Changed',
  text: 'Your password was changed.',
  link: null,
};

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** A mail server shared by several instances. */
const createPost = () => {
  const letters: Letter[] = [];
  const faults: (MailFault | undefined)[] = [];
  const transport: Transport = {
    deliver: async (letter) => {
      letters.push(letter);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return faults.shift();
    },
  };
  return { letters, faults, transport };
};

const open = (journal = createSharedJournal(), environment = testEnvironment()) => {
  const db = createDatabase(journal.open());
  const rateLimits = createRateLimits(db, environment, defaultLimits);
  const queue = createMailQueue({ db, environment, rateLimits });
  const begin = (transport: Transport): void =>
    void stops.push(startMailWorker({ db, environment, queue, transport, sender }, 5));
  return { db, queue, environment, begin };
};

describe('BEY-MAIL-01 the queue of mails', () => {
  it('has a mail exactly if the effect that wants it is committed', async () => {
    const journal = createSharedJournal();
    const { db, queue } = open(journal);
    const change = () =>
      db.turns.take(() =>
        db.transaction(() => {
          db.settings.put({ id: 'changed', value: 1 });
          queue.send(notice);
        }),
      );
    journal.faults.commit = 'faulty';
    await expect(Promise.resolve(change())).rejects.toThrow('We cannot save anything');
    expect([db.settings.get('changed'), db.mails.size]).toEqual([undefined, 0]);
    await change();
    expect(db.mails.all()).toMatchObject([{ email: notice.email, tries: 0 }]);
  });

  it('is sent by one of two instances, each mail once', async () => {
    const journal = createSharedJournal();
    const environment = testEnvironment();
    const post = createPost();
    const instances = [open(journal, environment), open(journal, environment)];
    for (const { begin } of instances) begin(post.transport);
    for (let i = 0; i < 40; i += 1) {
      const { db, queue } = instances[i % 2]!;
      const email = `person${i}@example.test`;
      await db.turns.take(() => db.transaction(() => queue.send({ ...notice, email })));
    }
    const isEmpty = () => instances.every(({ db }) => db.mails.size === 0);
    await vi.waitFor(() => expect(isEmpty()).toBe(true), { timeout: 10_000 });
    expect(post.letters).toHaveLength(40);
    expect(new Set(post.letters.map(({ to }) => to)).size).toBe(40);
  });

  it('sends a mail again under its id where an instance died before it noted the first', async () => {
    const journal = createSharedJournal();
    const environment = testEnvironment();
    const dying = open(journal, environment);
    const next = open(journal, environment);
    await dying.db.turns.take(() => dying.queue.send(notice));
    const [claimed] = await dying.db.turns.take(() => dying.queue.claim(1));
    const post = createPost();
    post.faults.push({ code: 'EENVELOPE 451', isFinal: false });
    next.begin(post.transport);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(post.letters).toHaveLength(0);
    environment.clock.offset += lease;
    await vi.waitFor(() => expect(next.db.mails.all()).toMatchObject([{ fault: 'EENVELOPE 451' }]));
    // The first instance was only slow, so its late result changes nothing.
    await dying.db.turns.take(() => dying.queue.settle(claimed!, { code: 'late', isFinal: true }));
    expect(dying.queue.givenUp()).toEqual([]);
    environment.clock.offset += lease;
    await vi.waitFor(() => expect(next.db.mails.size).toBe(0));
    expect(post.letters.map(({ id }) => id)).toEqual([claimed!.id, claimed!.id]);
  });

  it('waits longer after each fault, and gives a mail up after a day', async () => {
    const { db, queue, environment } = open();
    await db.turns.take(() => queue.send(notice));
    const waits: number[] = [];
    while (queue.givenUp().length === 0) {
      const [mail] = await db.turns.take(() => queue.claim(1));
      await db.turns.take(() => queue.settle(mail!, { code: 'down', isFinal: false }));
      const wait = (db.mails.all()[0]!.nextAt ?? 0) - environment.clock.now();
      if (wait > 0) waits.push(wait / 1000);
      environment.clock.offset += Math.max(wait, 0);
    }
    expect(waits.slice(0, 9)).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3600]);
    expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThanOrEqual(24 * 3600);
    expect(environment.logged.at(-1)).toMatchObject({ event: 'mail given up' });
  });

  it('sends at most 30 notices in an hour to an address, and codes hold none of them back', async () => {
    const { db, queue } = open();
    const expiresAt = Date.parse('2026-07-20T10:10:00Z');
    const code = { otp: '493817', otpPurpose: 'PASSWORD_RESET', expiresAt } as const;
    await db.turns.take(() => {
      for (let i = 0; i < 31; i += 1) queue.send({ ...notice, code });
      queue.send({ ...notice, email: 'Asha@Example.test' });
    });
    expect(queue.givenUp()).toMatchObject([{ fault: 'too many to this address', text: '' }]);
    expect(db.mails.all().filter(({ expiresAt }) => expiresAt === null)).toMatchObject([
      { fault: null },
    ]);
  });
});
