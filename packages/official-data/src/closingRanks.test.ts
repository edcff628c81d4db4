import { dataRounds } from '@seatwise/api-client/contract/constants/data';
import { quotas } from '@seatwise/api-client/contract/constants/quotas';
import { seatCategories, seatPh } from '@seatwise/api-client/contract/prediction';
import { describe, expect, it } from 'vitest';
import { closingRankLists, type ClosingRank } from './closingRanks.ts';
import { institutes } from './institutes.ts';

const lists = closingRankLists.map(({ year, round, count, read }) => ({
  year,
  round,
  count,
  ranks: read(),
}));
const ranksOf = (year: number, round: string) =>
  lists.find((list) => list.year === year && list.round === round)!.ranks;
const codeOf = (id: string) => institutes.find((institute) => institute.id === id)!.code;

describe('the closing ranks of the central counselling', () => {
  it('are those of 31 rounds from 2019 to 2025', () => {
    const rounds = Map.groupBy(lists, ({ year }) => year);
    const names = Array.from(rounds, ([year, of]) => [year, of.map(({ round }) => round)]);
    expect(Object.fromEntries(names)).toEqual({
      2019: ['Round 1', 'Second Mop-up'],
      2020: ['Round 1', 'Round 2', 'Mop-up'],
      2021: [
        'Round 1',
        'Round 2',
        'Mop-up',
        'Stray Vacancy',
        'Second Mop-up',
        'BDS Stray',
        'Special Stray Vacancy',
      ],
      2022: ['Round 1', 'Mop-up', 'Stray Vacancy', 'Second Mop-up'],
      2023: ['Round 1', 'Round 2', 'Round 3', 'Round 5', 'Special Stray Vacancy'],
      2024: [
        'Round 1',
        'Round 2',
        'Round 3',
        'Stray Vacancy',
        'Special Stray Vacancy',
        'Special Stray Vacancy II',
      ],
      2025: ['Round 1', 'Round 2', 'Round 3', 'Stray Vacancy'],
    });
    expect(lists.flatMap(({ ranks }) => ranks)).toHaveLength(38_040);
    for (const { count, ranks } of lists) expect(ranks).toHaveLength(count);
  });

  it('are of known rounds, colleges, courses, quotas and categories', () => {
    const codes = new Map(institutes.map(({ code, stream }) => [code, stream]));
    const streams = { MBBS: ['medical'], BDS: ['dental', 'medical'], 'B.Sc Nursing': ['nursing'] };
    const names = new Set<string>(Object.values(quotas));
    const strange = lists.flatMap(({ round, ranks }) =>
      ranks.filter(
        ({ code, course, quota, pool, ph }) =>
          !dataRounds.includes(round) ||
          !streams[course as keyof typeof streams]?.includes(codes.get(code)!) ||
          !names.has(quota) ||
          !seatCategories.includes(pool) ||
          !seatPh.includes(ph),
      ),
    );
    expect(strange).toEqual([]);
  });

  it('open before they close, with room for all who were allotted', () => {
    const strange = lists.flatMap(({ ranks }) =>
      ranks.filter(
        ({ closing, opening = closing, allotted = opening === closing ? 1 : 2 }) =>
          !(opening >= 1 && opening <= closing && closing < 2_500_000) ||
          allotted < (opening === closing ? 1 : 2) ||
          allotted > closing - opening + 1,
      ),
    );
    expect(strange).toEqual([]);
  });

  it('have each seat of a round once', () => {
    for (const { ranks } of lists) {
      const seats = ranks.map(({ code, course, quota, pool, ph }) =>
        [code, course, quota, pool, ph].join(),
      );
      expect(new Set(seats).size).toBe(seats.length);
    }
  });

  // If a table only had the seats that were left, it would close where Round 1 did, or before.
  it.each([2020, 2021])('reach further by the end of Round 2 of %i than in Round 1', (year) => {
    const seatOf = ({ code, course, quota, pool, ph }: ClosingRank) =>
      [code, course, quota, pool, ph].join();
    const first = new Map(ranksOf(year, 'Round 1').map((rank) => [seatOf(rank), rank.closing]));
    const moved = ranksOf(year, 'Round 2').flatMap((rank) => {
      const before = first.get(seatOf(rank));
      return before === undefined ? [] : [rank.closing / before];
    });
    const median = moved.toSorted((a, b) => a - b)[moved.length >> 1]!;
    expect(median).toBeGreaterThan(1.1);
    expect(median).toBeLessThan(1.4);
  });

  it.each([
    ['aiims-delhi', 2024, 'Round 1', 'Open Seat Quota', 1, 47],
    ['mamc-delhi', 2024, 'Round 1', 'All India', 58, 145],
    ['jipmer-puducherry', 2024, 'Round 1', 'Open Seat Quota', 38, 350],
    ['aiims-delhi', 2025, 'Round 1', 'Open Seat Quota', undefined, 48],
  ] as const)('%s in %i, %s, %s, open: %i to %i', (id, year, round, quota, opening, closing) => {
    const seat = ranksOf(year, round).find(
      (rank) =>
        rank.code === codeOf(id) &&
        rank.course === 'MBBS' &&
        rank.quota === quota &&
        rank.pool === 'OP' &&
        rank.ph === 'NO',
    );
    expect([seat?.opening, seat?.closing]).toEqual([opening, closing]);
  });
});
