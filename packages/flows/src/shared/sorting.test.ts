import { describe, expect, it } from 'vitest';
import { nextSort, sortedBy, turned, type Cell } from './sorting.ts';

describe('nextSort', () => {
  it('ADU-06 ADF-07 starts a column ascending', () => {
    expect(nextSort<'id' | 'name'>(undefined, 'id')).toEqual({
      column: 'id',
      direction: 'ascending',
    });
    expect(nextSort({ column: 'id', direction: 'descending' } as const, 'name' as never)).toEqual({
      column: 'name',
      direction: 'ascending',
    });
  });

  it('ADU-07 ADF-06 turns the same column round', () => {
    const once = nextSort({ column: 'id', direction: 'ascending' }, 'id');
    expect(once.direction).toBe('descending');
    expect(nextSort(once, 'id').direction).toBe('ascending');
  });
});

describe('turned', () => {
  it('EVT-03 switches between the two directions', () => {
    expect(turned('ascending')).toBe('descending');
    expect(turned('descending')).toBe('ascending');
  });
});

const cells = (values: readonly Cell[], direction: 'ascending' | 'descending') =>
  sortedBy(
    values.map((cell) => ({ cell })),
    ({ cell }) => cell,
    direction,
  ).map(({ cell }) => cell);

describe('sortedBy', () => {
  it('sorts numbers by size', () => {
    expect(cells([10, 9, 100], 'ascending')).toEqual([9, 10, 100]);
    expect(cells([10, 9, 100], 'descending')).toEqual([100, 10, 9]);
  });

  it('sorts texts by the alphabet, whatever their case', () => {
    expect(cells(['b', 'A', 'c'], 'ascending')).toEqual(['A', 'b', 'c']);
    expect(cells(['b', 'A', 'c'], 'descending')).toEqual(['c', 'b', 'A']);
  });

  it('sorts numbers among texts as texts', () => {
    expect(cells(['b', 10, '9'], 'ascending')).toEqual([10, '9', 'b']);
  });

  it('ADU-09 puts what is missing first in both directions', () => {
    expect(cells([2, null, 1], 'ascending')).toEqual([null, 1, 2]);
    expect(cells([2, null, 1], 'descending')).toEqual([null, 2, 1]);
    expect(cells([2, undefined, 0], 'descending')).toEqual([undefined, 2, 0]);
    expect(cells(['a', null, '', null], 'ascending')).toEqual([null, null, '', 'a']);
  });

  it('keeps the order of equals, and the list it was given', () => {
    const rows = [
      { id: 1, name: 'b' },
      { id: 2, name: 'a' },
      { id: 3, name: 'B' },
    ];
    const order = (direction: 'ascending' | 'descending') =>
      sortedBy(rows, ({ name }) => name, direction).map(({ id }) => id);
    expect(order('ascending')).toEqual([2, 1, 3]);
    expect(order('descending')).toEqual([1, 3, 2]);
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
