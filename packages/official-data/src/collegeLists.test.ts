import { strayRounds } from '@seatwise/api-client/contract/constants/data';
import { beforeAll, describe, expect, it } from 'vitest';
import { closingRankLists } from './closingRanks.ts';
import { loadCollegeLists, type ClosedSeats, type CollegeList } from './collegeLists.ts';
import { institutes } from './institutes.ts';
import { stateInstitutes } from './stateInstitutes.ts';
import { loadStateLists } from './stateLists.ts';

let lists: readonly CollegeList[];
beforeAll(async () => {
  lists = await loadCollegeLists();
});

const listOf = (name: string) => lists.find((list) => list.name === name)!;
const seatsOf = (name: string, publisher: string, quota: string, category: string): ClosedSeats =>
  listOf(name).seats.find(
    (seats) =>
      seats.course === 'MBBS' &&
      seats.publisher.en === publisher &&
      seats.quota.en === quota &&
      seats.category.en === category,
  )!;

describe('BEY-COL-09 the lists of states and courses', () => {
  it('are there for each state that a list names a college of, and each undergraduate course', () => {
    const states = new Set(institutes.map(({ state }) => state));
    const named = lists.filter(({ of }) => of === 'state').map(({ name }) => name);
    expect(named.filter((name) => !states.has(name as never))).toEqual([]);
    expect(named.length).toBeGreaterThan(30);
    expect(lists.filter(({ of }) => of === 'course').map(({ name }) => name)).toEqual([
      'MBBS',
      'BDS',
      'B.Sc Nursing',
    ]);
  });

  it('have the last rank of the central main rounds of each year', () => {
    const seats = seatsOf('MBBS', 'MCC', 'All India', 'Open (OP)');
    const { colleges } = listOf('MBBS');
    const expected = closingRankLists
      .filter(({ round }) => !strayRounds.has(round))
      .flatMap(({ year, read }) => read().map((rank) => Object.assign({ year }, rank)))
      .filter(
        ({ course, quota, pool, ph }) =>
          course === 'MBBS' && quota === 'All India' && pool === 'OP' && ph === 'NO',
      );
    const byCell = Map.groupBy(expected, ({ code, year }) => `${code} ${year}`);
    const shown = seats.ranks.flatMap(([index, ...closing]) =>
      closing.flatMap((rank, at) =>
        rank ? [[`${colleges[index!]!.code} ${seats.years[at]!.year}`, rank] as const] : [],
      ),
    );
    expect(new Map(shown)).toEqual(
      new Map(
        Array.from(byCell, ([cell, of]) => [cell, Math.max(...of.map(({ closing }) => closing))]),
      ),
    );
    expect(seats.years.map(({ year, round }) => `${year} ${round.en}`)).toContain('2025 Round 3');
  });

  it('have the All India ranks of the state’s own lists, with the round after which they stand', async () => {
    const seats = seatsOf('Karnataka', 'KEA', 'State quota', 'General merit');
    expect(seats.years.map(({ year, round }) => `${year} ${round.en}`)).toEqual([
      '2025 Round 3',
      '2024 Round 2',
      '2023 Round 1',
      '2022 Round 2',
      '2021 Round 2',
      '2020 Round 2',
    ]);
    const [index, newest] = seats.ranks[0]!;
    const { code, name } = listOf('Karnataka').colleges[index!]!;
    const published = (await loadStateLists('kea'))
      .find(({ year }) => year === 2025)!
      .rounds.flatMap(({ ranks }) => ranks)
      .filter((rank) => rank.code === code && rank.course === 'MBBS' && rank.category === 'GM')
      .map(({ closing }) => closing);
    expect(published, name).toContain(newest);
  });

  it('begin with a quota of most colleges and its open seats', () => {
    for (const { seats } of lists) {
      const first = seats[0]!;
      const ofCourse = seats.filter(({ course }) => course === first.course);
      const ofQuota = ofCourse.filter(
        ({ publisher, quota }) => publisher === first.publisher && quota.en === first.quota.en,
      );
      const most = (of: readonly ClosedSeats[]) => Math.max(...of.map(({ ranks }) => ranks.length));
      expect(most(ofQuota)).toBe(most(ofCourse));
    }
    expect(listOf('Telangana').seats[0]!.category.en).toBe('Open');
  });

  it('name no page of a college that has none', () => {
    const placed = stateInstitutes.filter(({ city }) => city !== null).map(({ id }) => id);
    const pages = new Set([...institutes.map(({ code }) => code), ...placed]);
    for (const { colleges } of lists)
      for (const { code } of colleges) expect(code === undefined || pages.has(code)).toBe(true);
  });
});
