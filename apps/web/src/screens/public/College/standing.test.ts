import { expect, it } from 'vitest';
import { nearestSeats, standingOf } from './standing.ts';

const year = (of: number, round: string, maxAir: number) => ({
  year: of,
  round,
  maxAir,
  minAir: 1,
  admits: 1,
  source: 'imported' as const,
});

const seat = (allottedCategory: 'OP' | 'OBC' | 'SC', years: ReturnType<typeof year>[]) => ({
  program: 'MBBS',
  quotaName: 'All India',
  allottedCategory,
  allottedPh: 'NO' as const,
  years,
});

const college = {
  state: 'Delhi',
  kind: 'government' as const,
  ranks: [
    seat('OBC', [year(2025, 'Round 1', 900)]),
    seat('OP', [
      year(2024, 'Round 1', 480),
      year(2025, 'Round 1', 500),
      year(2025, 'Round 2', 520),
      year(2025, 'Stray Vacancy', 9000),
    ]),
    seat('SC', [year(2025, 'Round 1', 4000)]),
  ],
};

it('BEY-COL-07 has the seats a student can take, the hardest first, by the last main rank of a year', () => {
  const { open, depending } = standingOf(college, { exam: 'UG', category: 'OBC', pwd: false });
  expect(open.map(({ series }) => series.allottedCategory)).toEqual(['OP', 'OBC']);
  expect(open[0]!.closings).toEqual([
    { year: 2025, rank: 520 },
    { year: 2024, rank: 480 },
  ]);
  expect(depending).toEqual([]);
});

it('BEY-COL-07 names the seats that an answer decides about', () => {
  expect(standingOf(college, { exam: 'UG' }).depending).toHaveLength(2);
});

it('BEY-COL-07 picks what closed nearest to the rank, in the order of the ladder', () => {
  const { open } = standingOf(college, { exam: 'UG', category: 'OBC', pwd: false });
  const closings = (rank: number | undefined) =>
    nearestSeats(open, rank, 1).map(({ closings: [newest] }) => newest.rank);
  expect(closings(850)).toEqual([900]);
  expect(closings(undefined)).toEqual([520]);
});
