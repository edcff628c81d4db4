import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alphabetical } from './alphabet.ts';

const collator = new Intl.Collator('en-IN');

const plain = fc.string({ unit: 'grapheme-ascii', maxLength: 6 });
const close = fc.string({ unit: fc.constantFrom('a', 'A', 'b', ' ', '-', '.', '1'), maxLength: 4 });
const foreign = fc.string({
  unit: fc.constantFrom('a', 'é', 'É', 'ß', 'ड', '\u0301'),
  maxLength: 4,
});

describe('alphabetical', () => {
  it.each([
    ['plain words', plain],
    ['words that are close', close],
    ['words of all kinds', fc.oneof(plain, close, foreign)],
  ])('sorts %s as the collator does', (_, word) => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const sorted = alphabetical(words).map((index) => words[index]);
        expect(sorted).toEqual(words.toSorted(collator.compare));
      }),
      { numRuns: 1000 },
    );
  });
});
