import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collatedOrder } from './collation.ts';

const collator = new Intl.Collator('en-IN');

const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 6 });
const similar = fc.string({
  unit: fc.constantFrom('a', 'A', 'b', ' ', '-', '.', '1'),
  maxLength: 4,
});
const accented = fc.string({
  unit: fc.constantFrom('a', 'é', 'É', 'ß', 'ड', '\u0301'),
  maxLength: 4,
});

describe('collatedOrder', () => {
  it.each([
    ['ASCII words', ascii],
    ['similar words', similar],
    ['words of all scripts', fc.oneof(ascii, similar, accented)],
  ])('sorts %s as the collator does', (_, word) => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const sorted = collatedOrder(words).map((index) => words[index]);
        expect(sorted).toEqual(words.toSorted(collator.compare));
      }),
      { numRuns: 1000 },
    );
  });
});
