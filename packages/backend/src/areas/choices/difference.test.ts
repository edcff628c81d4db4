import { runsOf } from '@seatwise/api-client/testing/replayable';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earlierData } from '../../db/records/earlierData.ts';
import { difference, restored, type Difference } from './difference.ts';

const entry = (code: number, note?: string) => ({
  instituteCode: String(code),
  ...(note !== undefined && { note }),
});
const many = Array.from({ length: 500 }, (_, index) => entry(200_000 + index));

describe('the difference of two versions', () => {
  it('BEY-CHC-07 restores every list from every other', () => {
    const lists = fc.uniqueArray(
      fc.record({ code: fc.nat(30), note: fc.constantFrom(undefined, 'a', 'b') }),
      { selector: ({ code }) => code, maxLength: 20 },
    );
    fc.assert(
      fc.property(lists, lists, (first, second) => {
        const [from, to] = [first, second].map((list) =>
          list.map(({ code, note }) => entry(code, note)),
        ) as [typeof many, typeof many];
        expect(restored(from, difference(from, to))).toEqual(to);
      }),
      { numRuns: runsOf(200) },
    );
  });

  it.each([
    ['nothing', many, [[0, 500]]],
    ['an addition', many.slice(0, -1), [[0, 499]]],
    ['a removal', [entry(1), ...many], [entry(1), [0, 500]]],
    [
      'a move',
      [many[400]!, ...many.toSpliced(400, 1)],
      [
        [400, 1],
        [0, 400],
        [401, 99],
      ],
    ],
    ['a note', many.with(1, entry(1, 'Near')), [[0, 1], entry(1, 'Near'), [2, 498]]],
    ['everything', [], []],
  ])('BEY-CHC-07 of %s is what was there before, and no more', (_, before, expected) => {
    expect(difference(many, before)).toEqual(expected);
  });

  it('BEY-CHC-07 restores a version that an earlier server stored whole', () => {
    const stored = earlierData['choiceVersions']!({ version: 3, entries: many });
    expect(stored).toMatchObject({ version: 3, count: 500 });
    expect(restored([], JSON.parse(String(stored['difference'])) as Difference<object>)).toEqual(
      many,
    );
  });
});
