import { describe, expect, it } from 'vitest';
import { redone, undone, withAdded, withMoved, withoutKeys } from './edits.ts';
import { merge } from './merge.ts';
import { seatKey } from './entry.ts';

const entries = (codes: string) => codes.split('').map((instituteCode) => ({ instituteCode }));
const codesOf = (items: readonly { instituteCode: string }[]) =>
  items.map(({ instituteCode }) => instituteCode).join('');
const keys = (codes: string) => new Set(entries(codes).map(seatKey));

describe('merge', () => {
  it.each([
    ['equal changes', 'abc', 'cab', 'cab', 'cab'],
    ['an addition on each side', 'abc', 'abcx', 'yabc', 'yabcx'],
    ['an addition into a new order', 'abc', 'axbc', 'cba', 'cbax'],
    ['a removal and a move', 'abcd', 'acd', 'dabc', 'dac'],
    ['two moves of different entries', 'abcd', 'bcda', 'dabc', 'dbca'],
    ['two removals', 'abc', 'ab', 'bc', 'b'],
    ['the same addition on both sides', 'abc', 'xabc', 'abcx', 'xabc'],
  ])('BEY-CHC-04 of %s keeps both', (_, base, mine, theirs, expected) => {
    const { items, conflicts } = merge(entries(base), entries(mine), entries(theirs));
    expect(codesOf(items)).toBe(expected);
    expect(conflicts).toEqual([]);
  });

  it('BEY-CHC-11 takes the college as the server has it, and asks nothing about that', () => {
    const [base] = [{ instituteCode: 'a', institute: 'A college' }];
    const mine = { ...base, note: 'Near' };
    const theirs = { ...base, institute: 'A College, Delhi', city: 'Delhi' };
    expect(merge([base], [mine], [theirs])).toEqual({ items: [mine], conflicts: [] });
    expect(merge([base], [base], [theirs])).toEqual({ items: [theirs], conflicts: [] });
  });

  it.each([
    ['an entry moved to two places', 'abcd', 'bcda', 'bcad', 'bcda', 'bcad'],
    ['an entry moved and removed', 'abcd', 'bcda', 'bcd', 'bcda', 'bcd'],
  ])('BEY-CHC-04 asks about %s', (_, base, mine, theirs, first, second) => {
    for (const [side, expected] of [
      ['mine', first],
      ['theirs', second],
    ] as const) {
      const merged = merge(entries(base), entries(mine), entries(theirs), side);
      expect(codesOf(merged.items)).toBe(expected);
      expect(merged.conflicts).toEqual([seatKey({ instituteCode: 'a' })]);
    }
  });

  it('BEY-CHC-04 asks about two notes of one entry, and joins a note with a move', () => {
    const [a, b] = entries('ab');
    const noted = (note: string) => [{ ...a, instituteCode: 'a', note }, b!];
    expect(merge([a!, b!], noted('x'), noted('y')).conflicts).toEqual([seatKey(a!)]);
    const { items, conflicts } = merge([a!, b!], noted('x'), [b!, a!]);
    expect(items).toEqual([b, { instituteCode: 'a', note: 'x' }]);
    expect(conflicts).toEqual([]);
  });
});

describe('edits', () => {
  it('BEY-CHC-02 add what is not there, in order, as far as there is room', () => {
    expect(codesOf(withAdded(entries('ab'), entries('bccd'), 4))).toBe('abcd');
    expect(codesOf(withAdded(entries('ab'), entries('cd'), 3))).toBe('abc');
  });

  it('BEY-CHC-02 move several entries together to a place', () => {
    expect(codesOf(withMoved(entries('abcde'), keys('db'), 0))).toBe('bdace');
    expect(codesOf(withMoved(entries('abcde'), keys('a'), 99))).toBe('bcdea');
  });

  it('BEY-CHC-03 are taken back and made again, whatever came in between', () => {
    const before = entries('abc');
    const after = withMoved(before, keys('c'), 0);
    const later = withoutKeys(withAdded(after, entries('x'), 500), keys('b'));
    expect(codesOf(undone(later, { before, after }))).toBe('acx');
    expect(codesOf(redone(undone(later, { before, after }), { before, after }))).toBe('cax');
  });
});
