import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const draws = (seed: string, count: number): readonly number[] => {
  const { next } = createRandom(seed);
  return Array.from({ length: count }, next);
};

describe('createRandom', () => {
  it('repeats itself for a seed, and for no other', () => {
    expect(draws('a', 5)).toEqual(draws('a', 5));
    expect(draws('a', 5)).not.toEqual(draws('b', 5));
  });

  it('gives these very numbers on every engine', () => {
    expect(draws('colleges', 3).map((number) => number * 2 ** 32)).toEqual([
      3_371_157_335, 1_348_544_303, 1_537_452_309,
    ]);
  });

  it('spreads evenly between 0 and 1', () => {
    const numbers = draws('even', 20_000);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    expect(mean).toBeCloseTo(0.5, 2);
  });
});
