import type { RowOf } from '@seatwise/api-client';
import { authorities } from '@seatwise/api-client/contract/authorities';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { colleges } from '@seatwise/api-client/contract/colleges';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, workerHost, type Host } from '../../../testing/hosts.ts';

let host: Host;
beforeAll(async () => {
  host = await workerHost();
});
afterAll(() => host.close());

const waysOf = async (code: string, exam?: Exam) => {
  const answer = await call(host, authorities.readWays, { code, exam });
  expect(answer.status).toBe(200);
  return (await answer.json()) as RowOf<typeof authorities.readWays>[];
};

const waysInto = (name: string) =>
  waysOf(host.backend.reference.colleges.find((college) => college.name === name)!.code);

describe('BEY-STA-22 the ways into a college', () => {
  it('are the kinds of MCC’s seats and of its state’s, these with fee and ranks by round', async () => {
    const ways = await waysInto('Bangalore Medical College and Research Institute, Bengaluru');
    expect(ways.map(({ authority, kind }) => [authority.shortName?.en, kind?.opens])).toEqual([
      ['MCC', 'India'],
      ['KEA', 'state'],
    ]);
    expect(ways[0]!.seats).toEqual([]);
    const [open] = ways[1]!.seats;
    expect(open).toMatchObject({
      program: 'MBBS',
      pool: { en: 'General merit' },
      category: 'GM',
      isOpen: true,
      claims: [],
      fee: 64_350,
    });
    expect(ways[1]!.seats.find(({ category }) => category === '3B')).toMatchObject({
      isOpen: false,
    });
    expect(open!.rounds[0]).toMatchObject({ year: 2020, round: 'Round 1', closing: 3857 });
  });

  it('BEY-STA-29 are of the exam that is asked about', async () => {
    const ways = await waysOf('rv-dental-bengaluru', 'MDS');
    expect(new Set(ways.map(({ authority }) => authority.shortName?.en))).toEqual(new Set(['KEA']));
    const seats = ways.flatMap((way) => way.seats);
    expect(seats.length).toBeGreaterThan(20);
    expect(seats.filter(({ program }) => !program.startsWith('MDS '))).toEqual([]);
    expect(await waysOf('200124', 'PG')).toEqual([]);
  });

  it('BEY-STA-27 are on the page of a college that only its state’s list names, where this says its city', async () => {
    const page = await call(host, colleges.readCollege, { code: 'bgs-mch-bengaluru' });
    expect(await page.json()).toMatchObject({
      code: 'bgs-mch-bengaluru',
      state: 'Karnataka',
      seats: [],
      ranks: [],
    });
    const ways = await waysOf('bgs-mch-bengaluru');
    expect(ways.map(({ authority }) => authority.shortName?.en)).toContain('KEA');
    expect(ways.flatMap(({ seats }) => seats).length).toBeGreaterThan(10);
    const nameless = await call(host, colleges.readCollege, { code: 'ayaan-ims-telangana' });
    expect(nameless.status).toBe(404);
  });

  it('have the state’s merit where its lists have no All India ranks', async () => {
    const ways = await waysInto('Thanjavur Medical College, Thanjavur');
    const [seat] = ways.at(-1)!.seats;
    expect(seat!.rounds.every(({ closing, merit }) => closing === undefined && merit! > 0)).toBe(
      true,
    );
  });

  it('name the authority of a state without lists, and nothing of the state for a central college', async () => {
    const ways = await waysInto('Maulana Azad Medical College, New Delhi');
    expect(ways.at(-1)).toMatchObject({
      authority: { name: { en: 'Guru Gobind Singh Indraprastha University' } },
      seats: [],
    });
    const central = await waysInto('AIIMS, New Delhi');
    expect(new Set(central.map(({ authority }) => authority.shortName?.en))).toEqual(
      new Set(['MCC']),
    );
  });

  it('are of no college that there is not', async () => {
    expect((await call(host, authorities.readWays, { code: '999999' })).status).toBe(404);
  });
});
