import { officialColleges } from '@seatwise/backend/reference/referenceData';
import type { RowOf } from '@seatwise/api-client';
import { counsellingDates as contract } from '@seatwise/api-client/contract/counsellingDates';
import { day, indianDay, isoDayOf } from '@seatwise/api-client/contract/constants/time';
import { may } from '@seatwise/api-client/contract/constants/permissions';
import { overviews } from '@seatwise/api-client/contract/overview';
import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from './texts.ts';
import { read } from '../../testing/answer.ts';
import { call, tokenFor, workerHost, type Host } from '../../testing/hosts.ts';
import { contentMatches } from '@seatwise/backend/files/acceptFile';
import { extensionOf } from '@seatwise/api-client/contract/constants/files';

describe('the default dataset', () => {
  let host: Host;
  beforeAll(async () => {
    host = await workerHost();
  });

  it('CON-47 makes the specified figures true', async () => {
    expect((await read(call(host, overviews.overview, {}))).body).toEqual({
      colleges: officialColleges.length,
      newFiles: 2,
    });
    const { body } = await read(
      call(host, overviews.adminOverview, {}, { token: await tokenFor(host, 'admin') }),
    );
    const { activeUsers, pendingPaise, storageUsedPercent } = body as Record<string, number>;
    expect(activeUsers).toBe(307);
    expect(storageUsedPercent).toBe(82);
    const rupees = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    });
    expect(rupees.format(pendingPaise! / 100)).toBe('₹12,430');
  });

  it('holds the accounts of the README in the order of their roll numbers', () => {
    const users = host.backend.db.users.all().slice(0, texts.accounts.length);
    expect(users.map(({ email, role, rollNumber }) => [email, role, rollNumber])).toEqual([
      ['free@seatwise.test', 'FREE', 'SW000001'],
      ['basic@seatwise.test', 'BASIC', 'SW000002'],
      ['advance@seatwise.test', 'ADVANCE', 'SW000003'],
      ['premium@seatwise.test', 'PREMIUM', 'SW000004'],
      ['admin@seatwise.test', 'Admin', 'SW000005'],
      ['superadmin@seatwise.test', 'Super Admin', 'SW000006'],
      ['unverified@seatwise.test', 'FREE', 'SW000007'],
      ['counsellor@seatwise.test', 'Counsellor', 'SW000008'],
    ]);
    expect(
      users
        .filter(({ role }) => !may(role, 'console'))
        .every(({ air, counsellingCategory }) => air && counsellingCategory),
    ).toBe(true);
    expect(users.filter(({ emailVerified }) => !emailVerified).map(({ email }) => email)).toEqual([
      'unverified@seatwise.test',
    ]);
  });

  it('BEY-SEA-06 has no conversation that names a rank, a course or a plan', () => {
    const named = /\b(AIR|MBBS|BDS|BASIC|ADVANCE|PREMIUM)\b/i;
    const texts = host.backend.db.messages.all().map(({ content }) => content);
    expect(texts.filter((text) => named.test(text))).toEqual([]);
  });

  it('gives every user a name, an email and a roll number of their own', () => {
    const users = host.backend.db.users.all();
    for (const field of ['email', 'rollNumber'] as const)
      expect(new Set(users.map((user) => user[field])).size).toBe(users.length);
    expect(users.some(({ createdAt }) => createdAt === null)).toBe(true);
  });

  it('holds alert documents of every kind that really are what they say', async () => {
    const files = host.backend.db.files.all();
    for (const { fileName, storageKey } of files)
      expect(
        await contentMatches(
          extensionOf(fileName)!,
          (await host.backend.db.blobs.read(storageKey))!,
        ),
        fileName,
      ).toBe(true);
    expect(new Set(files.map(({ fileName }) => extensionOf(fileName)))).toEqual(
      new Set(['pdf', 'docx', 'jpg', 'png']),
    );
    const ages = files.map(({ uploadedAt }) => (host.environment.clock.now() - uploadedAt) / day);
    expect(ages.every((age) => age > 0)).toBe(true);
  });

  it('BEY-SEA-04 speaks of the round that the dates are in, and announces these dates', async () => {
    const { alerts, files } = host.backend.db;
    const { body } = await read(call(host, contract.listCounsellingDates, { exam: 'UG' }));
    const dates = body as RowOf<typeof contract.listCounsellingDates>[];
    const next = dates.find(({ at }) => Date.parse(at) > host.environment.clock.now())!;
    const dated = alerts.all().filter(({ date }) => date !== null);
    expect(dated).not.toHaveLength(0);
    for (const { title, text, date, previousDate, link } of dated) {
      const announced = dates.find((one) => title.startsWith(one.title))!;
      const indian = (time: string) => isoDayOf(indianDay(Date.parse(time)));
      expect([date, previousDate]).toEqual([
        indian(announced.at),
        announced.revisedFrom ? indian(announced.revisedFrom) : null,
      ]);
      expect([announced.round, link]).toEqual([next.round, null]);
      expect(text).toContain('This date is an example');
    }
    const ofLastDays = files
      .all()
      .filter(({ uploadedAt }) => host.environment.clock.now() - uploadedAt < 60 * day);
    const rounds = ofLastDays.flatMap(({ fileName }) => fileName.match(/Round-\d/g) ?? []);
    expect(new Set(rounds)).toEqual(new Set(['Round-1']));
    expect(ofLastDays.map(({ fileName }) => fileName).join(' ')).not.toContain('Result');
  });

  it('BEY-SEA-05 counts the same new documents in the windows of 14 and of 30 days', () => {
    const ages = host.backend.db.files
      .all()
      .map(({ uploadedAt }) => (host.environment.clock.now() - uploadedAt) / day);
    expect([14, 30].map((days) => ages.filter((age) => age <= days).length)).toEqual([2, 2]);
  });

  it('holds conversations with history, all in the past, none of the first student', () => {
    const { conversations, messages } = host.backend.db;
    expect(conversations.size).toBeGreaterThan(10);
    expect(messages.all().every(({ timestamp }) => timestamp <= host.environment.clock.now())).toBe(
      true,
    );
    expect(conversations.where('studentId', '1')).toEqual([]);
  });

  it('holds a paid order behind every paid plan', () => {
    const { users, orders } = host.backend.db;
    const payers = users.all().filter(({ role }) => ['BASIC', 'ADVANCE', 'PREMIUM'].includes(role));
    expect(payers.length).toBeGreaterThan(50);
    for (const { id } of payers)
      expect(orders.where('userId', String(id)).some(({ status }) => status === 'PAID')).toBe(true);
  });

  it('is back as it was after a reset', async () => {
    const { db } = host.backend;
    db.users.update(1, { role: 'PREMIUM' });
    db.files.delete(db.files.all()[0]!.id);
    const files = db.files.size;
    await host.backend.reset();
    expect(db.users.get(1)!.role).toBe('FREE');
    expect(db.files.size).toBe(files + 1);
  });
});
