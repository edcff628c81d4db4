import { alerts } from '@seatwise/api-client/contract/alerts';
import { accuracy } from '@seatwise/api-client/contract/accuracy';
import { colleges } from '@seatwise/api-client/contract/colleges';
import { examOfProgramme, exams } from '@seatwise/api-client/contract/constants/counselling';
import { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import { files } from '@seatwise/api-client/contract/files';
import { prediction } from '@seatwise/api-client/contract/prediction';
import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import type { ApiClient } from '@seatwise/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, workerHost, type Host } from '../testing/hosts.ts';
import { createCollegeBook } from '@seatwise/backend/reference/collegeBook';

describe('a server with all official lists', () => {
  let host: Host;
  let api: ApiClient;
  beforeAll(async () => {
    host = await workerHost({ extract: false });
    api = await clientOf(host, 'basic');
  });
  afterAll(() => host.close());

  it('BEY-DAT-63 has the source of each figure on each college’s page', async () => {
    const book = createCollegeBook(host.backend.reference);
    const list = await api.area(colleges).listColleges();
    expect(list.length).toBeGreaterThan(1900);
    const sourceless = list.filter(({ code }) => {
      const { seats, ranks, bond, hostel, stipend } = book.read(code)!;
      const facts = [...seats, ...ranks.flatMap(({ years }) => years), bond, hostel, stipend];
      return facts.some((fact) => fact && fact.source !== 'imported');
    });
    expect(sourceless).toEqual([]);
  });

  it('BEY-DAT-63 predicts from published ranks alone, and nothing for MDS', async () => {
    const { recommend } = api.area(prediction);
    const asked = [
      { air: 61_250, subject: 'MBBS', category: 'OBC', counselingCategory: 'UG' },
      { air: 15_400, subject: 'MD General Medicine', counselingCategory: 'PG' },
      { air: 15_400, subject: 'DNB Radio-Diagnosis', counselingCategory: 'PG' },
    ] as const;
    for (const query of asked) {
      const rows = await recommend(query);
      expect(rows.length).toBeGreaterThan(50);
      for (const { history, feeSource, bondSource } of rows) {
        expect(history!.every(({ round }) => round)).toBe(true);
        for (const source of [feeSource, bondSource]) expect(['imported', null]).toContain(source);
      }
    }
    const dental = { air: 1840, subject: 'MDS Orthodontics', counselingCategory: 'PG' } as const;
    expect(await recommend(dental)).toEqual([]);
  });

  it('BEY-DAT-63 lists the seats of MCC’s matrix of 2026, all of them', async () => {
    const seats = await api.area(seatMatrix).allSeats();
    expect(seats.every(({ source }) => source === 'imported')).toBe(true);
    const ofUg = seats.filter(({ program }) => examOfProgramme(String(program)) === 'UG');
    expect(ofUg.reduce((sum, row) => sum + (row.seats ?? 0), 0)).toBe(31_728);
  });

  it('BEY-DAT-63 announces no made-up date, and calls its documents examples', async () => {
    for (const exam of exams)
      expect(await api.area(counsellingDates).listCounsellingDates({ exam })).toEqual([]);
    const shown = await api.area(alerts).listAlerts();
    expect(shown.every(({ date }) => !date)).toBe(true);
    const documents = await api.area(files).listFiles();
    expect(documents.length).toBeGreaterThan(0);
    for (const { fileName } of documents) expect(fileName).toMatch(/^Example_/);
  });

  it('BEY-DAT-63 offers no quota of UG that leads to no result', async () => {
    const { listQuotas, countRecommendations } = api.area(prediction);
    const offered = await listQuotas({ counselingCategory: 'UG' });
    expect(offered.length).toBeGreaterThan(30);
    for (const { subject, quota } of offered) {
      const query = { air: 1000, subject, quotaName: quota, counselingCategory: 'UG' } as const;
      const { count } = await countRecommendations({ ...query, category: 'OBC' });
      expect([subject, quota, count > 0]).toEqual([subject, quota, true]);
    }
  });

  it('BEY-DAT-64 knows the lowest fee of deemed MBBS seats where a seat’s own is not published', async () => {
    const rows = await api
      .area(prediction)
      .recommend({ air: 400_000, subject: 'MBBS', counselingCategory: 'UG' });
    const deemed = rows.filter(({ quotaName }) => quotaName === 'Deemed/Paid Seats Quota');
    const known = deemed.flatMap(({ feePerYear }) => feePerYear ?? []);
    const unknown = deemed.filter(({ feePerYear }) => feePerYear === null);
    expect(known.length).toBeGreaterThan(20);
    expect(unknown.length).toBeGreaterThan(0);
    for (const { feeAtLeast } of unknown) expect(feeAtLeast).toBe(1_000_000);
    for (const row of deemed)
      if (typeof row.feePerYear === 'number') expect(row.feeAtLeast).toBeNull();
  });

  it('BEY-BCK-11 shows the test of a year that the formula had not seen', async () => {
    const { frozen, groups } = await api.area(accuracy).readAccuracy();
    expect(frozen!.map(({ exam, round, years }) => [exam, round, years[0]!.year])).toEqual([
      ['UG', 'Round 1', 2025],
      ['UG', 'Round 2', 2025],
      ['UG', 'Round 3', 2025],
    ]);
    expect(groups.map(({ exam }) => exam)).toContain('PG');
  });
});
