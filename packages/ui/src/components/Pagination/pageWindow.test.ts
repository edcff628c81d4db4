import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './pageWindow.ts';

describe('pageWindow', () => {
  it.each([
    [1, 1, '1'],
    [1, 0, '1'],
    [1, 4, '1 2 3 4'],
    [1, 9, '1 2 3 4 gap 9'],
    [4, 9, '1 2 3 4 5 gap 9'],
    [5, 9, '1 gap 4 5 6 gap 9'],
    [6, 9, '1 gap 5 6 7 8 9'],
    [9, 9, '1 gap 6 7 8 9'],
    [99, 9, '1 gap 6 7 8 9'],
  ])('page %i of %i shows %s', (page, count, expected) => {
    expect(pageWindow(page, count).join(' ')).toBe(expected);
  });

  it('always includes the first, the current and the last page, in order, and no needless gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, count] = [Math.min(a, b), Math.max(a, b)];
        const entries = pageWindow(page, count);
        const pages = entries.filter((entry) => entry !== 'gap');
        expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other));
        expect([pages[0], pages.at(-1)]).toEqual([1, count]);
        expect(pages).toContain(page);
        entries.forEach((entry, index) => {
          if (entry !== 'gap') return;
          const [before, after] = [entries[index - 1], entries[index + 1]] as [number, number];
          // A gap for a single page would be as wide as the page button itself.
          expect(after - before).toBeGreaterThan(2);
        });
      }),
    );
  });
});
