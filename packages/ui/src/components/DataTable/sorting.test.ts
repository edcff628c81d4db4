import { describe, expect, it } from 'vitest';
import { nextSort } from './sorting.ts';

describe('nextSort', () => {
  it.each([
    [null, 'ascending'],
    [{ column: 'other', direction: 'ascending' }, 'ascending'],
    [{ column: 'other', direction: 'descending' }, 'ascending'],
    [{ column: 'rank', direction: 'ascending' }, 'descending'],
    [{ column: 'rank', direction: 'descending' }, 'ascending'],
  ] as const)('FND-36 FND-37 from %o a press on rank sorts %s', (sort, direction) => {
    expect(nextSort(sort, 'rank')).toEqual({ column: 'rank', direction });
  });
});
