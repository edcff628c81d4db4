import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  offsetsOf,
  optionHeight,
  optionWindow,
  scrollFor,
  visibleOptions,
} from './optionWindow.ts';

const seen = { top: 0, height: visibleOptions * optionHeight };

/** Options of one to eight lines. */
const lists = fc
  .array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 2000 })
  .map((lines) => lines.map((count) => count * optionHeight));
const offsetsFor = (heights: readonly number[]): readonly number[] => {
  const values = heights.map((_, index) => `option ${index}`);
  return offsetsOf(values, new Map(values.map((value, index) => [value, heights[index]!])));
};

describe('offsetsOf', () => {
  it('lays one below the other, and takes those not yet known to need one line', () => {
    expect(offsetsOf(['a', 'b', 'c'], new Map([['b', 65]]))).toEqual([0, 40, 105, 145]);
    expect(offsetsOf([], new Map())).toEqual([0]);
  });
});

describe('optionWindow', () => {
  it('draws all that can be seen, and few more', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (heights, offset) => {
        const offsets = offsetsFor(heights);
        const top = Math.min(offset, Math.max(0, offsets.at(-1)! - seen.height));
        const { from, to } = optionWindow(offsets, { ...seen, top });
        heights.forEach((height, index) => {
          const begins = offsets[index]!;
          if (begins < top + seen.height && begins + height > top)
            expect(index >= from && index < to).toBe(true);
        });
        expect(to).toBeLessThanOrEqual(heights.length);
        expect(to - from).toBeLessThan(30);
      }),
    );
  });

  it('draws none of none', () => {
    expect(optionWindow([0], seen)).toEqual({ from: 0, to: 0 });
  });
});

describe('scrollFor', () => {
  it('scrolls no further than it must to show an option whole', () => {
    const alike = offsetsFor(Array.from({ length: 100 }, () => optionHeight));
    expect(scrollFor(alike, 3, seen)).toBe(0);
    expect(scrollFor(alike, visibleOptions, seen)).toBe(optionHeight);
    expect(scrollFor(alike, 0, { ...seen, top: 10 * optionHeight })).toBe(0);
    fc.assert(
      fc.property(lists, fc.nat(), fc.nat({ max: 100_000 }), (heights, pick, from) => {
        const offsets = offsetsFor(heights);
        const index = pick % heights.length;
        const top = scrollFor(offsets, index, { ...seen, top: from });
        expect(top).toBeLessThanOrEqual(offsets[index]!);
        // One that is higher than the list shows its beginning.
        expect(top + Math.max(seen.height, heights[index]!)).toBeGreaterThanOrEqual(
          offsets[index + 1]!,
        );
      }),
    );
  });
});
