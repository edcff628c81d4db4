import { describe, expect, it } from 'vitest';
import { lazyArray } from './lazyArray.ts';

describe('lazyArray', () => {
  it('reads like an array and computes only the entries that are read', () => {
    const made: number[] = [];
    const squares = lazyArray(100_000, (index) => {
      made.push(index);
      return index ** 2;
    });
    expect(squares).toHaveLength(100_000);
    expect(squares[3]).toBe(9);
    expect(squares.slice(99_998)).toEqual([99_998 ** 2, 99_999 ** 2]);
    expect(made).toEqual([3, 99_998, 99_999]);
  });

  it('has no entries out of bounds', () => {
    const few = lazyArray(2, String);
    expect([few[-1], few[2], few.at(-1)]).toEqual([undefined, undefined, '1']);
    expect([...few]).toEqual(['0', '1']);
    expect([1 in few, 2 in few]).toEqual([true, false]);
  });
});
