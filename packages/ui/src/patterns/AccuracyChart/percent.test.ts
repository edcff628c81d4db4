import { expect, it } from 'vitest';
import { wholePercent } from './percent.ts';

it.each([
  [0, 0],
  [0.0001, 1],
  [0.013, 1],
  [0.712, 71],
  [0.996, 99],
  [0.9999, 99],
  [1, 100],
])('a share of %d is %d percent: never all or none where it is not', (share, percent) => {
  expect(wholePercent(share)).toBe(percent);
});
