import { describe, expect, it } from 'vitest';
import { disagreementsOf, mergeRevisions, syncedList, type SyncedList } from './syncedList.ts';

interface Entry {
  readonly instituteCode: string;
}
const entries = (codes: string): Entry[] =>
  codes.split('').map((instituteCode) => ({ instituteCode }));

const list = (
  version: number,
  base: string,
  items: string,
  sending?: readonly [string, string],
): SyncedList<Entry> => ({
  ...syncedList({ version, items: entries(base) }),
  items: entries(items),
  sending: sending ? { writeId: sending[0], items: entries(sending[1]) } : null,
});
const codesOf = (items: readonly Entry[] | undefined) =>
  items?.map(({ instituteCode }) => instituteCode).join('');

it('BEY-CHC-16 a conflict names the choice, where it was, and what each device made of it', () => {
  const conflictOf = (items: string, others: string) =>
    disagreementsOf<Entry>({
      ...list(1, 'abcd', items),
      conflict: { version: 2, items: entries(others), base: entries('abcd') },
    });
  const a = { instituteCode: 'a' };
  expect(conflictOf('bcda', 'bcad')).toEqual([
    { before: a, from: 0, mine: { entry: a, place: 3 }, theirs: { entry: a, place: 2 } },
  ]);
  expect(conflictOf('bcd', 'bcda')).toEqual([
    { before: a, from: 0, mine: undefined, theirs: { entry: a, place: 3 } },
  ]);
  expect(disagreementsOf(list(1, 'abcd', 'bcda'))).toEqual([]);
});

describe('the edits of two tabs that did not know of each other', () => {
  it.each([
    ['are mergeRevisions', list(1, 'abc', 'cab'), list(1, 'abc', 'abcd'), 'cabd'],
    [
      'are counted from the write that both wait for',
      list(1, 'abc', 'abc', ['one', 'abcd']),
      list(1, 'abc', 'abcde', ['one', 'abcd']),
      'abce',
    ],
    [
      'are mergeRevisions over a newer version',
      list(2, 'abcx', 'abcx'),
      list(1, 'abc', 'bc'),
      'bcx',
    ],
    [
      'are mergeRevisions over a newer version, and the older write is given up',
      list(2, 'abcx', 'xabc'),
      list(1, 'abc', 'bc', ['one', 'bc']),
      'xbc',
    ],
    [
      'are mergeRevisions over a newer version that has the older write',
      list(2, 'abcx', 'abcx'),
      list(1, 'abc', 'abc', ['one', 'abcx']),
      'abc',
    ],
  ])('BEY-CHC-04 %s', (_, one, other, items) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const)
      expect(codesOf(mergeRevisions(first, second)?.items)).toBe(items);
  });

  it('BEY-CHC-04 are counted from what both began with, where that is known', () => {
    const [one, other] = [list(2, 'abcx', 'abcxd'), list(1, 'abc', 'abc')];
    expect(codesOf(mergeRevisions(one, other, entries('abcd'))?.items)).toBe('abcx');
  });

  it.each([
    ['of one choice', list(1, 'abc', 'bca'), list(1, 'abc', 'bc')],
    ['of lists that the server began anew', list(1, 'abc', 'abcd'), list(1, 'xyz', 'xyzw')],
  ])('BEY-CHC-04 %s are left for the server', (_, one, other) => {
    expect(mergeRevisions(one, other)).toBeUndefined();
    expect(mergeRevisions(other, one)).toBeUndefined();
  });

  it('BEY-CHC-04 wait until the student has resolved about a newer version', () => {
    const asked: SyncedList<Entry> = {
      ...list(1, 'abc', 'bca'),
      conflict: { version: 2, items: entries('bc'), base: entries('abc') },
    };
    expect(mergeRevisions(asked, list(2, 'bc', 'bcd'))).toBeUndefined();
    expect(mergeRevisions(list(2, 'bc', 'bcd'), asked)).toBeUndefined();
    expect(mergeRevisions(list(2, 'bc', 'bc'), asked)).toEqual(asked);
    expect(mergeRevisions(asked, list(1, 'abc', 'abc'))).toEqual(asked);
  });
});
