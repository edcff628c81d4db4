import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionHeight, optionWindow, scrollFor, visibleOptions } from './optionWindow.ts';

const some = fc.integer({ min: 1, max: 100_000 });

describe('optionWindow', () => {
  it('draws all that can be seen, and few more', () => {
    fc.assert(
      fc.property(some, fc.nat(), (count, offset) => {
        const furthest = Math.max(0, (count - visibleOptions) * optionHeight);
        const scrollTop = Math.min(offset, furthest);
        const { from, to } = optionWindow(scrollTop, count);
        const firstSeen = Math.floor(scrollTop / optionHeight);
        const lastSeen = Math.ceil(scrollTop / optionHeight) + visibleOptions - 1;
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThanOrEqual(firstSeen);
        expect(to).toBeLessThanOrEqual(count);
        expect(to).toBeGreaterThanOrEqual(Math.min(count, lastSeen + 1));
        expect(to - from).toBeLessThan(30);
      }),
    );
  });
});

describe('scrollFor', () => {
  it('scrolls no further than it must to show an option whole', () => {
    expect(scrollFor(3, 0)).toBe(0);
    expect(scrollFor(visibleOptions, 0)).toBe(optionHeight);
    expect(scrollFor(0, 10 * optionHeight)).toBe(0);
    fc.assert(
      fc.property(some, fc.nat({ max: 4_000_000 }), (index, scrollTop) => {
        const top = scrollFor(index, scrollTop);
        expect(top).toBeLessThanOrEqual(index * optionHeight);
        expect(top + visibleOptions * optionHeight).toBeGreaterThanOrEqual(
          (index + 1) * optionHeight,
        );
      }),
    );
  });
});
