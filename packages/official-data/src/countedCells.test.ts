import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { closingRankLists } from './closingRanks.ts';

/**
 * Ranks counted from the rows of MCC's lists, for 50 seats of 17 colleges. A script that shares
 * nothing with the importer selected the rows by how college names begin.
 */
const counted = readFileSync(new URL('testing/countedCells.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

it('BEY-DAT-55 50 seats are counted apart from the importer', () => {
  expect(counted).toHaveLength(50);
});

it.each(counted)(
  'BEY-DAT-55 %s, %s, college %s, %s, %s %s is as its rows are counted',
  (year, round, code, quota, pool, ph, written = '') => {
    // Several candidates can share a rank, which lists write as `1(A)`, `1(B)`.
    const ranks = written.split(' ').map((rank) => Number.parseInt(rank, 10));
    const list = closingRankLists.find(
      (each) => each.year === Number(year) && each.round === round,
    );
    const seat = { code, course: 'MBBS', quota, pool, ph };
    expect(list?.read()).toContainEqual({
      ...seat,
      opening: Math.min(...ranks),
      closing: Math.max(...ranks),
      allotted: ranks.length,
    });
  },
);
