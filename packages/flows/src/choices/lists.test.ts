import { choiceLimits, distinctListName } from '@seatwise/api-client/contract/constants/choices';
import { expect, it } from 'vitest';
import { nextRoundName, nextStepsOf } from './lists.ts';

it.each([
  [[], 'Round 1'],
  [['Round 1'], 'Round 2'],
  [['Round 3', 'Round 1'], 'Round 4'],
  [['My dream list', 'Round 1 (2)'], 'Round 1'],
])('BEY-CHC-02 BEY-CHC-13 the list after %j is %s', (names, next) => {
  expect(nextRoundName(names)).toBe(next);
});

it.each([
  [[], 'Karnataka Round 1'],
  [['Round 1', 'Round 2'], 'Karnataka Round 1'],
  [['Karnataka Round 1', 'Round 4', 'Bihar Round 3'], 'Karnataka Round 2'],
])('BEY-STA-09 a state’s list after %j is %s', (names, next) => {
  expect(nextRoundName(names, 'Karnataka')).toBe(next);
});

it('BEY-STA-11 what comes next is to add, to lock, and to hand in on the portal', () => {
  const empty = { count: 0, isLocked: false };
  const locked = { count: 2, isLocked: true };
  const unlocked = { count: 1, isLocked: false };
  expect([[], [empty]].map(nextStepsOf)).toEqual([['add'], ['add']]);
  expect(nextStepsOf([empty, unlocked])).toEqual(['lock']);
  expect(nextStepsOf([empty, locked])).toEqual(['hand-in']);
  expect(nextStepsOf([empty, locked, unlocked])).toEqual(['hand-in', 'lock']);
});

it.each([
  ['Round 1', [], 'Round 1'],
  ['Round 1', ['Round 2'], 'Round 1'],
  ['Round 1', ['Round 1'], 'Round 1 (2)'],
  ['Round 1', ['Round 1', 'Round 1 (2)'], 'Round 1 (3)'],
  ['Round 1 (2)', ['Round 1 (2)'], 'Round 1 (3)'],
  ['x'.repeat(60), ['x'.repeat(60)], `${'x'.repeat(56)} (2)`],
])('BEY-CHC-13 a list %s beside %j is named %s', (name, others, distinct) => {
  expect(distinctListName(name, others)).toBe(distinct);
  expect(distinct.length).toBeLessThanOrEqual(choiceLimits.nameLength);
});
