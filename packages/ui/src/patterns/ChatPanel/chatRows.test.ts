import { describe, expect, it } from 'vitest';
import { chatRows } from './chatRows.ts';

const on = (day: string, ...keys: string[]) => keys.map((key) => ({ key, day }));
const keysOf = (...days: ReturnType<typeof on>[]) => chatRows(days.flat()).map(({ key }) => key);

describe('chatRows', () => {
  it('puts a row before each date but the first', () => {
    expect(keysOf(on('Monday', 'a', 'b'), on('Tuesday', 'c'))).toEqual([
      'a',
      'b',
      'day Tuesday 0',
      'c',
    ]);
    expect(chatRows([])).toEqual([]);
  });

  it('numbers messages but not dates, and groups the rows of a day', () => {
    const rows = chatRows([...on('Monday', 'a'), ...on('Tuesday', 'b')]);
    expect(rows.map(({ position }) => position)).toEqual([1, undefined, 2]);
    expect(rows.map(({ group }) => group)).toEqual(['Monday 0', 'Tuesday 0', 'Tuesday 0']);
  });

  it('keeps its keys when earlier messages of the same days are prepended', () => {
    const before = keysOf(on('Monday', 'b'), on('Tuesday', 'c'));
    const after = keysOf(on('Monday', 'a', 'b'), on('Tuesday', 'c'));
    expect(after.slice(-before.length)).toEqual(before);
  });

  it('gives a recurring date its own keys', () => {
    const keys = keysOf(
      on('Monday', 'a'),
      on('Tuesday', 'b'),
      on('Monday', 'c'),
      on('Tuesday', 'd'),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has no date rows where messages have no dates', () => {
    expect(chatRows([{ key: 'a' }, { key: 'b' }]).map(({ key }) => key)).toEqual(['a', 'b']);
  });
});
