import { choices } from '@seatwise/api-client/contract/choices';
import { colleges } from '@seatwise/api-client/contract/colleges';
import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { prediction } from '@seatwise/api-client/contract/prediction';
import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import type { ApiClient } from '@seatwise/api-client';
import { codeOf } from '@seatwise/official-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, workerHost, type Host } from '../testing/hosts.ts';

const pgLink = 'https://mcc.nic.in/pg-medical-counselling/';

describe('what is published of seats', () => {
  let host: Host;
  let api: ApiClient;
  beforeAll(async () => {
    host = await workerHost({ extract: false });
    api = await clientOf(host, 'basic');
  });
  afterAll(() => host.close());

  const pageOf = (id: string) => api.area(colleges).readCollege({ code: codeOf(id) });

  it('BEY-DAT-65 is on a college’s page with year, publisher and link, by the body that gives the seats', async () => {
    const { pg, bond } = await pageOf('dmc-laheriasarai');
    expect(bond).toBeNull();
    expect(pg!.map(({ seats }) => seats)).toEqual(['PG, university', 'PG, National Board']);
    expect(pg![0]).toMatchObject({
      fee: {
        value: 23_200,
        source: 'imported',
        publisher: 'MCC',
        year: 2026,
        documentUrl: pgLink,
        asOf: '2026-02-27',
      },
      courseFee: { value: 88_600 },
      stipend: { value: 82_000 },
    });
  });

  it('BEY-DAT-65 has the bond of PG seats for these only, and Karnataka’s fees on their own', async () => {
    const mysuru = await pageOf('mmcri-mysuru');
    expect(mysuru.bond).toBeNull();
    expect(mysuru.pg![0]!.bond).toMatchObject({
      value: { years: 1, leaving: 1_000_000 },
      publisher: 'Bond forms deposited with MCC',
    });
    const mbbs = mysuru.stateFees!.find(({ program }) => program === 'MBBS');
    expect(mbbs).toMatchObject({
      seats: 'government',
      fee: { value: 60_100, publisher: 'KEA', year: 2023 },
    });
    expect(
      mysuru.seats.filter(({ program }) => program === 'MBBS').map(({ fee }) => fee),
    ).not.toContainEqual(expect.objectContaining({ value: 60_100 }));
  });

  it('BEY-DAT-65 is on the rows of a prediction; paid seats have no fee of all quotas', async () => {
    const ask = (subject: string) =>
      api.area(prediction).recommend({ air: 15_400, subject, counselingCategory: 'PG' });
    const medicine = await ask('MD General Medicine');
    const of = (quota: string) => medicine.filter(({ quotaName }) => quotaName === quota);
    expect(of('All India').filter(({ feePerYear }) => feePerYear).length).toBeGreaterThan(50);
    expect(of('All India').filter(({ stipend }) => stipend).length).toBeGreaterThan(150);
    expect(of('All India').filter(({ bond }) => bond).length).toBeGreaterThan(50);
    const paid = of('Management/Paid Seats Quota');
    expect(paid.length).toBeGreaterThan(10);
    for (const { feePerYear, bond } of paid) expect([feePerYear, bond]).toEqual([null, null]);
    const radiology = await ask('DNB Radio-Diagnosis');
    const fees = new Set(radiology.flatMap(({ feePerYear }) => feePerYear ?? []));
    expect([...fees]).toContain(125_000);
  });

  it('BEY-DAT-68 says where to ask for a fee that is not known, and for no other', async () => {
    const rows = await api
      .area(prediction)
      .recommend({ air: 61_250, subject: 'MBBS', counselingCategory: 'UG' });
    const unknown = rows.filter(({ feePerYear }) => feePerYear === null);
    expect(unknown.every(({ city }) => city)).toBe(true);
    expect(unknown.filter(({ website }) => website).length).toBeGreaterThan(unknown.length / 2);
    for (const { feePerYear, city, website } of rows)
      if (typeof feePerYear === 'number') expect([city, website]).toEqual([undefined, undefined]);
  });

  it('BEY-DAT-69 lists the PG seats that Round 1 of the last year gave, and none of MDS', async () => {
    const seats = await api.area(seatMatrix).allSeats();
    const of = (exam: string) =>
      seats.filter(({ program }) => examOfProgramme(String(program)) === exam);
    expect(of('PG')).toHaveLength(8491);
    expect(of('PG').reduce((sum, row) => sum + (row.seats ?? 0), 0)).toBe(24_671);
    expect(of('MDS')).toEqual([]);
    const lists = await api.area(colleges).listSources();
    expect(lists.filter(({ kind }) => kind === 'seats')).toMatchObject([
      { exam: 'UG', year: 2026, round: 'Round 1', holds: 'all' },
      { exam: 'PG', year: 2024, round: 'Round 1', holds: 'given' },
    ]);
  });

  it('BEY-DAT-69 calls no PG seat missing that another round may give', async () => {
    const seats = await api.area(seatMatrix).allSeats();
    const rows = await api
      .area(prediction)
      .recommend({ air: 15_400, subject: 'MD General Medicine', counselingCategory: 'PG' });
    const given = new Set(seats.map((row) => `${row.instNm} ${row.program} ${row.quotaName}`));
    const other = rows.find(
      (row) => !given.has(`${row.institute} ${row.subject} ${row.quotaName}`),
    )!;
    const { instituteCode, subject, quotaName } = other;
    const [outlook] = await api.area(choices).readSeatOutlooks({
      seats: [{ instituteCode: instituteCode!, subject: subject!, quotaName: quotaName! }],
    });
    expect(outlook!.inMatrix).toBeNull();
  });

  it('BEY-DAT-70 names the portal’s code of PG seats', async () => {
    const code = codeOf('dmc-laheriasarai');
    const seatOf = (subject: string, quotaName: string) => ({
      instituteCode: code,
      subject,
      quotaName,
    });
    const outlooks = await api.area(choices).readSeatOutlooks({
      seats: [seatOf('MD General Medicine', 'All India'), seatOf('MBBS', 'All India')],
    });
    expect(outlooks.map(({ portalCode }) => portalCode)).toEqual([
      '700107 / 701358 / 904601',
      undefined,
    ]);
  });

  it('BEY-DAT-71 says of each list of ranks what it holds', async () => {
    const lists = await api.area(colleges).listSources();
    const holdingOf = (exam: string, year: number, round: string) =>
      lists.find((list) => list.exam === exam && list.year === year && list.round === round)?.holds;
    expect(holdingOf('UG', 2025, 'Round 1')).toBe('all');
    expect(holdingOf('UG', 2021, 'Round 2')).toBe('all');
    expect(holdingOf('UG', 2025, 'Round 2')).toBe('new');
    const { ranks } = await pageOf('dmc-laheriasarai');
    const years = ranks.flatMap(({ years: of }) => of);
    expect(new Set(years.map(({ holds }) => holds))).toEqual(new Set(['all', 'new']));
  });
});
