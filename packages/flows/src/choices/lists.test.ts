import { choiceLimits, distinctListName } from '@seatwise/api-client/contract/constants/choices';
import { expect, it } from 'vitest';
import { nextRoundName } from './lists.ts';

it.each([
  [[], 'Round 1'],
  [['Round 1'], 'Round 2'],
  [['Round 3', 'Round 1'], 'Round 4'],
  [['My dream list', 'Round 1 (2)'], 'Round 1'],
])('BEY-CHC-02 BEY-CHC-13 the list after %j is %s', (names, next) => {
  expect(nextRoundName(names)).toBe(next);
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
