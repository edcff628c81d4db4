import { hour } from '@seatwise/api-client/contract/constants/time';
import { prediction } from '@seatwise/api-client/contract/prediction';
import type { AnswerOf, InputOf, RowOf } from '@seatwise/api-client/contract/operation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@seatwise/backend/db/database';
import { sqliteStorage } from '@seatwise/backend/db/sqliteStorage';
import { memoryStorage } from '@seatwise/backend/db/storage';
import { createTries } from '@seatwise/backend/areas/prediction/tries';
import { bothHosts, call, tokenFor, userOf, type Host } from '../../../testing/hosts.ts';
import { testEnvironment } from '@seatwise/backend/testing/environment';

type Query = InputOf<typeof prediction.recommend>;

const question: Query = {
  air: 8500,
  subject: 'MBBS',
  category: 'General',
  year: '0',
  counselingCategory: 'UG',
};
const other = (air: number): Query => ({ ...question, air });

/** Noon in India. */
const noon = Date.UTC(2026, 6, 20, 6, 30);

describe.each(bothHosts)('the tries of a day on the %s', (_, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.close());

  const setTime = (time: number): void => {
    const { clock } = host.environment;
    clock.offset += time - clock.now();
  };
  const setRole = (mailbox: string, role: 'FREE' | 'BASIC' | 'PREMIUM'): void => {
    host.backend.db.users.update(userOf(host.backend, mailbox).id, { role });
  };
  beforeEach(() => {
    host.backend.db.predictionTries.clear();
    setRole('free', 'FREE');
    setTime(noon);
  });

  const predict = async (query: Query, mailbox = 'free'): Promise<Response> =>
    call(host, prediction.recommend, query, { token: await tokenFor(host, mailbox) });
  const read = async (
    query: InputOf<typeof prediction.readTries> = {},
    mailbox = 'free',
  ): Promise<unknown> => {
    const token = await tokenFor(host, mailbox);
    return (await call(host, prediction.readTries, query, { token })).json();
  };
  const statuses = async (queries: readonly Query[], mailbox = 'free'): Promise<number[]> => {
    const seen = [];
    for (const query of queries) seen.push((await predict(query, mailbox)).status);
    return seen;
  };

  it.each([
    ['free', 3],
    ['basic', 10],
  ] as const)(
    'BEY-PRD-04 BEY-PRD-05 are those of the plan, known before the first: %s',
    async (mailbox, perDay) => {
      expect(await read({}, mailbox)).toEqual({ perDay, left: perDay, answered: false });
      const asked = Array.from({ length: perDay + 1 }, (__, index) => other(index + 1));
      expect((await statuses(asked, mailbox)).filter((status) => status === 200)).toHaveLength(
        perDay,
      );
      expect(await read({}, mailbox)).toMatchObject({ left: 0 });
    },
  );

  it('BEY-PRD-04 RNK-77 are refused beyond the limit in the specified words, until midnight in India', async () => {
    await statuses([other(1), other(2), other(3)]);
    const refused = await predict(question);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      message: 'You have used all your free prediction attempts. Please upgrade to continue.',
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(11.9 * 60 * 60);
    setTime(noon + 12 * hour - 1000);
    expect((await predict(question)).status).toBe(429);
    setTime(noon + 12 * hour);
    expect(await read(question)).toEqual({ perDay: 3, left: 3, answered: false });
    expect((await predict(question)).status).toBe(200);
  });

  it('BEY-PRD-04 answer the same question again without one, also when none is left', async () => {
    const again = [
      question,
      { ...question, subject: ' mbbs ', quotaName: '' },
      { air: 8500, subject: 'MBBS', counselingCategory: 'UG' },
    ] as const;
    expect(await statuses([...again, other(1), other(2), other(3), ...again])).toEqual([
      200, 200, 200, 200, 200, 429, 200, 200, 200,
    ]);
    expect(await read(question)).toEqual({ perDay: 3, left: 0, answered: true });
    expect(await read(other(3))).toMatchObject({ answered: false });
  });

  it('BEY-PRD-36 take one for every branch, whose seats are free afterwards', async () => {
    const { subject: _, ...rest } = question;
    const branches = { ...rest, best: 'branch' } as const;
    expect(await statuses([branches])).toEqual([200]);
    expect(await read(branches)).toMatchObject({ left: 2, answered: true });
    expect(await statuses([question, { ...question, subject: 'BDS' }])).toEqual([200, 200]);
    expect(await read(question)).toMatchObject({ left: 2, answered: true });
    expect(await read({ ...question, category: 'SC' })).toMatchObject({ answered: false });
    await statuses([other(1)]);
    expect(await read({ ...branches, air: other(1).air })).toMatchObject({ answered: false });
  });

  it('take one for two that ask the same at once', async () => {
    await Promise.all([predict(question), predict(question)]);
    expect(await read()).toMatchObject({ left: 2 });
  });

  it('start again with another plan, and answer earlier questions for free', async () => {
    await statuses([question, other(1), other(2)]);
    setRole('free', 'BASIC');
    expect(await read(question)).toEqual({ perDay: 10, left: 10, answered: true });
    setRole('free', 'FREE');
    expect(await read()).toMatchObject({ left: 0 });
  });

  it.each(['advance', 'premium', 'admin'])('have no limit for %s', async (mailbox) => {
    const asked = Array.from({ length: 12 }, (__, index) => other(index + 1));
    expect(new Set(await statuses(asked, mailbox))).toEqual(new Set([200]));
    expect(await read(question, mailbox)).toEqual({ perDay: null, left: null, answered: true });
  });

  it('are not used by invalid questions, by counting, or by other students', async () => {
    const token = await tokenFor(host, 'free');
    await predict({ ...question, air: -1 });
    const counted = await call(host, prediction.countRecommendations, question, { token });
    const bare = (await counted.json()) as { count: number };
    expect(bare.count).toBeGreaterThan(100);
    expect(bare).not.toHaveProperty('seats');
    await statuses([question, other(1)], 'basic');
    expect(await read()).toMatchObject({ left: 3 });
  });
});

describe('the seats of a course that was not asked for', () => {
  let host: Host;
  beforeAll(async () => {
    host = await bothHosts[0][1]();
  });
  afterAll(() => host.close());

  it('BEY-VER-04 name no college, and say all that a verdict on them needs', async () => {
    const query = { ...question, subject: 'BDS', category: 'OBC' } as const;
    const token = await tokenFor(host, 'free');
    const counted = await call(
      host,
      prediction.countRecommendations,
      { ...query, seats: 'unnamed' },
      { token },
    );
    const { count, seats } = (await counted.json()) as AnswerOf<
      typeof prediction.countRecommendations
    >;
    const rows = (await (await call(host, prediction.recommend, query, { token })).json()) as RowOf<
      typeof prediction.recommend
    >[];
    expect(seats).toHaveLength(count);
    expect(JSON.stringify(seats)).not.toMatch(/College|Institute|\d{6}"/);
    const judged = ({
      collegeKind,
      quotaName,
      allottedCategory,
      probabilityTier,
    }: object & Partial<RowOf<typeof prediction.recommend>>) => [
      collegeKind,
      quotaName,
      allottedCategory,
      probabilityTier,
    ];
    expect(seats!.map(judged)).toEqual(rows.map(judged));
    const codes = rows.map(({ instituteCode }) => instituteCode);
    expect(new Set(seats!.map(({ college }, index) => `${college} ${codes[index]}`)).size).toBe(
      new Set(codes).size,
    );
    const newest = rows[0]!.history!.toSorted((a, b) => b.year - a.year)[0]!;
    expect(seats![0]).toMatchObject({ closing: newest.maxAir, closingYear: newest.year });
  });
});

describe('the tries on their storage', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwise-tries-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('outlive a restart', () => {
    const open = () => createDatabase(sqliteStorage(join(folder, 'data.sqlite')));
    const environment = testEnvironment();
    const user = {
      id: 1,
      role: 'FREE',
      counsellingCategory: 'NEET UG Counselling 2025',
    } as Parameters<ReturnType<typeof createTries>['take']>[0];
    const first = open();
    createTries({ db: first, environment }).take(user, question);
    first.close();
    const second = open();
    const expected = { perDay: 3, left: 2, answered: true };
    expect(createTries({ db: second, environment }).read(user, question)).toEqual(expected);
    second.close();
    const forgetful = createTries({ db: createDatabase(memoryStorage()), environment });
    expect(forgetful.read(user, question)).toMatchObject({ left: 3 });
  });
});
