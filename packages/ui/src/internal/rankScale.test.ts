import { describe, expect, it } from 'vitest';
import { rankScale } from './rankScale.ts';

describe('rankScale', () => {
  it('BEY-PRD-20 is plain: equal distances are equal numbers of ranks, from rank 1 on', () => {
    const { at } = rankScale([51, 169, 45_210]);
    expect(at(1)).toBe(0);
    expect(at(20_001) - at(10_001)).toBeCloseTo(at(40_001) - at(30_001), 10);
    // A seat that closes at 169 is out of reach for rank 45,210; the scale shows it.
    expect(at(169)).toBeLessThan(0.01);
    expect(at(45_210)).toBeGreaterThan(0.9);
  });

  it.each([
    [[1], 10],
    [[97], 100],
    [[15_960], 20_000],
    [[45_210], 50_000],
    [[24_09_876], 25_00_000],
  ])('ends at a round rank: %j at %d', (ranks, end) => {
    expect(rankScale(ranks).to).toBe(end);
  });

  it.each([0, -5, 10_000_000])('clamps a rank out of range: %d', (rank) => {
    expect([0, 1]).toContain(rankScale([100, 1000]).at(rank));
  });
});
