import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covering, stackDots, stripScale } from './stripLayout.ts';

const seats = [52, 832, 3893, 8001, 15_136, 22_395, 49_168, 569_093, 987_074, 1_410_141];

describe('stripScale', () => {
  it('BEY-PRD-39 puts equal ratios of ranks at equal distances, as far as rounding allows', () => {
    const { at } = stripScale(seats, 45_210, 24);
    expect(at(100_000) - at(10_000)).toBeCloseTo(at(10_000) - at(1_000), 1);
    expect(at(45_210)).toBeGreaterThan(at(22_395));
    expect([at(1), at(9_999_999)]).toEqual([0, 1]);
  });

  it.each([
    ['many seats', seats, 45_210, 8, [52, 190, 670, 2_400, 8_600, 31_000, 110_000, 390_000]],
    ['one seat', [50_000], 45_210, 4, [23_000, 32_000, 45_000, 64_000]],
    ['none', [], 45_210, 4, [23_000, 32_000, 45_000, 64_000]],
    ['the first rank, with fewer ranks than bins', [1], 1, 8, [1, 2, 3, 4, 6, 7]],
  ])('begins bins at round ranks: %s', (_, ranks, own, count, starts) => {
    const { bins } = stripScale(ranks, own, count);
    expect(bins[0]!.from).toBe(1);
    expect(bins.slice(1).map(({ from }) => from)).toEqual(starts.slice(1));
  });

  it.each([
    [seats, 45_210, [100, 1_000, 10_000, 100_000, 1_000_000]],
    [[30_000, 60_000], 45_210, [50_000]],
    [[3, 90], 10, [5, 10, 20, 50]],
  ])('marks round ranks: %j', (ranks, own, ticks) => {
    expect(stripScale(ranks, own, 8).ticks).toEqual(ticks);
  });

  it('gives no room to the hundredth of the seats at either end', () => {
    const ranks = [1, ...Array.from({ length: 198 }, (_, at) => 20_000 + at * 500), 2_000_000];
    const { bins, at } = stripScale(ranks, 45_210, 8);
    expect(at(20_000)).toBeLessThan(0.05);
    expect(bins.at(-1)!.to).toBe(2_000_000);
  });

  it('has each rank in one bin, and bins in order without gaps', () => {
    const rank = fc.integer({ min: 1, max: 2_500_000 });
    fc.assert(
      fc.property(fc.array(rank), rank, fc.integer({ min: 4, max: 26 }), (ranks, own, count) => {
        const { bins, at, binOf } = stripScale(ranks, own, count);
        expect(bins.length).toBeGreaterThan(0);
        for (const [index, bin] of bins.entries()) {
          expect(bin.to).toBeGreaterThanOrEqual(bin.from);
          if (index > 0) expect(bin.from).toBe(bins[index - 1]!.to + 1);
        }
        for (const each of [...ranks, own]) {
          expect(at(each)).toBeGreaterThanOrEqual(binOf(each) / bins.length);
          expect(at(each)).toBeLessThanOrEqual((binOf(each) + 1) / bins.length);
        }
      }),
    );
  });
});

describe('covering', () => {
  it.each([
    [
      { from: 1, to: 9 },
      { from: 30, to: 40 },
      { from: 1, to: 40 },
    ],
    [
      { from: 30, to: 40 },
      { from: 10, to: 19 },
      { from: 10, to: 40 },
    ],
  ])('reaches from the first to the last: %j and %j', (a, b, both) => {
    expect(covering(a, b)).toEqual(both);
  });
});

describe('stackDots', () => {
  const size = { width: 440, height: 80 };
  const scale = stripScale(seats, 45_210, 10);

  it.each([
    ['few are large', 10, 3.5],
    ['many are smaller', 12, 2.5],
    ['none is smaller than four pixels', 900, 2],
  ])('makes dots as large as the fullest stack allows: %s', (_, count, radius) => {
    const same = Array.from({ length: count }, () => 22_395);
    expect(stackDots(same, scale, size).radius).toBe(radius);
  });

  it('keeps all dots in the strip, and stacks equal ranks', () => {
    const rank = fc.integer({ min: 1, max: 1_500_000 });
    fc.assert(
      fc.property(fc.array(rank, { maxLength: 1000 }), (ranks) => {
        const { places } = stackDots([...ranks, 22_395, 22_395], scale, size);
        for (const { x, y } of places) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(size.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(size.height);
        }
        const [below, above] = places.slice(-2);
        expect(above!.x).toBe(below!.x);
        expect(above!.y).toBeGreaterThanOrEqual(below!.y);
      }),
    );
  });
});
