import { describe, expect, it } from 'vitest';
import { chatDays } from './chatDays.ts';

const on = (day: string, ...keys: string[]) => keys.map((key) => ({ key, day }));
const daysOf = (...days: ReturnType<typeof on>[]) => chatDays(days.flat());

describe('chatDays', () => {
  it('groups consecutive messages of a date, with the index of the first', () => {
    const days = daysOf(on('Monday', 'a', 'b'), on('Tuesday', 'c'));
    expect(days.map(({ day, from, messages }) => [day, from, messages.length])).toEqual([
      ['Monday', 0, 2],
      ['Tuesday', 2, 1],
    ]);
    expect(chatDays([])).toEqual([]);
  });

  it('retains its keys when earlier messages of the same days are prepended', () => {
    const keysOf = (days: ReturnType<typeof daysOf>) => days.map(({ key }) => key);
    const before = keysOf(daysOf(on('Monday', 'b'), on('Tuesday', 'c')));
    const after = keysOf(daysOf(on('Monday', 'a', 'b'), on('Tuesday', 'c')));
    expect(after).toEqual(before);
  });

  it('gives a recurring date its own keys', () => {
    const days = daysOf(on('Monday', 'a'), on('Tuesday', 'b'), on('Monday', 'c'));
    expect(new Set(days.map(({ key }) => key)).size).toBe(3);
  });

  it('has one group without a date where messages have no dates', () => {
    expect(chatDays([{ key: 'a' }, { key: 'b' }]).map(({ day }) => day)).toEqual([undefined]);
  });
});
