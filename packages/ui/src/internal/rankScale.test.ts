import { describe, expect, it } from 'vitest';
import { rankScale } from './rankScale.ts';

describe('rankScale', () => {
  it('gives every rank a position, better ones first', () => {
    const { at } = rankScale([8214, 15_960, 12_345]);
    const positions = [8214, 12_345, 15_960].map(at);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    for (const position of positions) {
      expect(position).toBeGreaterThan(0);
      expect(position).toBeLessThan(1);
    }
  });

  it('is logarithmic: the distance between 100 and 1,000 equals that between 10,000 and 1,00,000', () => {
    const { at } = rankScale([100, 100_000]);
    expect(at(1000) - at(100)).toBeCloseTo(at(100_000) - at(10_000), 10);
  });

  it('has a margin at both ends', () => {
    const { from, to } = rankScale([1000, 10_000]);
    expect(from).toBe(800);
    expect(to).toBe(12_500);
  });

  it('never begins before rank 1', () => {
    expect(rankScale([1, 50]).from).toBe(1);
    expect(rankScale([1, 50]).at(1)).toBe(0);
  });

  it('includes a single rank', () => {
    expect(rankScale([97, 97]).at(97)).toBeCloseTo(0.5, 10);
    expect(rankScale([1]).at(1)).toBe(0);
  });

  it.each([0, -5, 1, 10_000_000])('clamps a rank out of range: %d', (rank) => {
    const position = rankScale([100, 1000]).at(rank);
    expect([0, 1]).toContain(position);
  });

  it('ignores ranks of 0, which mean none', () => {
    expect(rankScale([0, 1000, 2000]).from).toBe(800);
  });
});
