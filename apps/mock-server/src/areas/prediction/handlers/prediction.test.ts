import { prediction } from '@seatwise/api-client/contract/prediction';
import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import type { ApiClient } from '@seatwise/api-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCollegeBook } from '@seatwise/backend/reference/collegeBook';
import { clientOf, tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';

describe('prediction over the wire', () => {
  let host: Host;
  let api: ApiClient;
  beforeAll(async () => {
    host = await workerHost();
    api = await clientOf(host, 'free');
  });

  it.each(['free', 'advance', 'premium', 'admin'] as const)(
    'END-15 RNK-72 lists the quotas of the counselling that %s asks for',
    async (mailbox) => {
      const { listQuotas } = (await clientOf(host, mailbox)).area(prediction);
      const [ug, pg] = await Promise.all([
        listQuotas({ counselingCategory: 'UG' }),
        listQuotas({ counselingCategory: 'PG' }),
      ]);
      expect(new Set(ug.map(({ subject }) => subject))).toEqual(
        new Set(['MBBS', 'BDS', 'B.Sc Nursing']),
      );
      expect(pg.length).toBeGreaterThan(ug.length);
      expect(pg.some(({ subject }) => subject === 'MBBS')).toBe(false);
      expect(pg.some(({ subject }) => subject.startsWith('MDS '))).toBe(false);
    },
  );

  it('END-16 RNK-72 recommends seats of the counselling that is asked for', async () => {
    const { recommend } = (await clientOf(host, 'advance')).area(prediction);
    const rows = await recommend({ air: 1840, subject: 'MBBS', counselingCategory: 'UG' });
    expect(rows.length).toBeGreaterThan(100);
  });

  it('END-16 recommends what was asked for, and reads year and rank from the query', async () => {
    const { recommend } = api.area(prediction);
    const rows = await recommend({
      air: 8500,
      subject: 'MBBS',
      category: 'OBC',
      year: '2023',
      counselingCategory: 'UG',
    });
    expect(rows.length).toBeGreaterThan(100);
    expect(
      new Set(
        rows.map(({ subject, category, resultYear }) => `${subject} ${category} ${resultYear}`),
      ),
    ).toEqual(new Set(['MBBS OBC 2023']));
    expect(new Set(rows.map(({ allottedCategory }) => allottedCategory))).toEqual(
      new Set(['OBC', 'OP']),
    );
  });

  it.each([
    ['basic', /^(MBBS|BDS|B\.Sc Nursing)$/],
    ['advance', /^(MD|MS|DNB|NBEMS Diploma) /],
    ['premium', /^nothing is published of MDS$/],
  ] as const)(
    'BEY-PRD-02 recommends %s seats of the own exam where no counselling is named',
    async (mailbox, subjects) => {
      const { recommend } = (await clientOf(host, mailbox)).area(prediction);
      for (const subject of [
        'MBBS',
        'MD General Medicine',
        'DNB General Medicine',
        'MDS Orthodontics',
      ])
        expect((await recommend({ air: 1840, subject })).length > 0).toBe(subjects.test(subject));
    },
  );

  it('BEY-PRD-03 BEY-DAT-63 has no chance of an MDS seat, as nobody publishes ranks of it', async () => {
    const { recommend } = (await clientOf(host, 'premium')).area(prediction);
    expect(
      await recommend({ air: 1840, counselingCategory: 'PG', subject: 'MDS Orthodontics' }),
    ).toEqual([]);
  });

  it('BEY-PRD-24 BEY-PRD-31 names the fees and the bonds as the colleges’ pages do', async () => {
    const rows = await api.area(prediction).recommend({ air: 8500, subject: 'MBBS' });
    const { read } = createCollegeBook(host.backend.reference);
    const pairs = rows.flatMap((row) => {
      const page = read(row.instituteCode!);
      const seat = page?.seats.find(
        ({ program, quotaName }) => program === row.subject && quotaName === row.quotaName,
      );
      return page && seat
        ? [
            [
              [row.feePerYear, row.bond],
              [seat.fee?.value ?? null, page.bond?.value ?? null],
            ],
          ]
        : [];
    });
    expect(pairs.length).toBeGreaterThan(50);
    for (const [costs, onPage] of pairs) expect(costs).toEqual(onPage);
    expect(pairs.some(([costs]) => costs?.[0])).toBe(true);
  });

  it.each([
    ['air=0'],
    ['air=-5'],
    ['air=1.5'],
    ['air=abc'],
    [''],
    ['air=5&category=XX'],
    ['air=5&year=1999'],
  ])('refuses ?%s', async (query) => {
    const headers = { authorization: `Bearer ${await tokenFor(host, 'free')}` };
    expect((await host.fetch(`${prediction.recommend.path}?${query}`, { headers })).status).toBe(
      400,
    );
  });

  it('FND-27 END-17 answers a seat matrix that its own schema accepts', async () => {
    const seats = await api.area(seatMatrix).allSeats();
    expect(seats.length).toBeGreaterThan(1000);
    expect(Object.keys(seats[0]!)).toEqual([
      'id',
      'instNm',
      'program',
      'quotaName',
      'state',
      'seats',
      'source',
    ]);
  });
});
