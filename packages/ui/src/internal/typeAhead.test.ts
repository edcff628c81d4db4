import { describe, expect, it } from 'vitest';
import { createTypeAhead } from './typeAhead.ts';

const labels = ['Edit', 'Delete', 'Download', 'Deactivate', 'Élan'];

/** Types letters with pauses between them, from where one is. */
const type = (letters: string, { pause = 100, from = -1 } = {}): number => {
  let now = 0;
  const find = createTypeAhead(() => now);
  let current = from;
  for (const letter of letters) {
    current = find(letter, labels, current);
    now += pause;
  }
  return current;
};

describe('createTypeAhead', () => {
  it.each([
    ['e', -1, 0],
    ['d', -1, 1],
    ['D', -1, 1],
    ['dea', -1, 3],
    ['dow', -1, 2],
    ['x', 2, 2],
    ['de', 2, 3],
  ])('typing %s from %i leads to %i', (letters, from, index) => {
    expect(type(letters, { from })).toBe(index);
  });

  it('goes round when one letter is typed again and again', () => {
    expect(['d', 'dd', 'ddd', 'dddd'].map((letters) => type(letters))).toEqual([1, 2, 3, 1]);
  });

  it('begins a new word after a pause', () => {
    expect(type('de', { pause: 501 })).toBe(0);
  });
});
