import { describe, expect, it } from 'vitest';
import { marksToRank } from './marksToRank.ts';

describe('the marks of NEET UG and their ranks', () => {
  it('BEY-MRK-01 are of four years, from published lists of candidates', () => {
    expect(marksToRank.map(({ year, ranks }) => [year, ranks.length])).toEqual([
      [2025, 533],
      [2022, 581],
      [2021, 582],
      [2020, 570],
    ]);
  });

  it('BEY-MRK-01 are what the lists say of 500 marks', () => {
    const of500 = marksToRank.map(({ ranks }) => ranks.find(({ marks }) => marks === 500));
    expect(of500).toEqual([
      { marks: 500, middle: 51_952, candidates: 125, best: 51_522, worst: 52_694 },
      { marks: 500, middle: 83_734, candidates: 42 },
      { marks: 500, middle: 84_487, candidates: 43 },
      { marks: 500, middle: 86_824, candidates: 43 },
    ]);
  });

  // In every year, fewer marks are a worse rank.
  it.each(marksToRank)('rise as the marks of $year fall', ({ ranks }) => {
    const wrong = ranks.filter(({ marks, middle, best = middle, worst = middle }, index) => {
      const better = ranks[index - 1];
      const isInOrder = best <= middle && middle <= worst && marks <= 720 && best >= 1;
      return !isInOrder || (better && (better.marks <= marks || better.middle >= best));
    });
    expect(wrong).toEqual([]);
  });

  it('have best and worst ranks where 100 candidates and more are listed', () => {
    for (const { ranks } of marksToRank)
      for (const { best, worst, candidates } of ranks)
        expect([best, worst].every(Boolean)).toBe(candidates >= 100);
  });
});
