import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { expect, it } from 'vitest';
import { distanceBetween } from './distance.ts';

it.each([
  ['Delhi', 'Kerala', 2240],
  ['Delhi', 'Maharashtra', 1150],
  ['Tamil Nadu', 'Karnataka', 290],
  ['Punjab', 'Haryana', 0],
])('BEY-SHL-05 from %s to %s it is about %i km by the capitals', (from, to, kilometres) => {
  expect(Math.abs(distanceBetween(from, to)! - kilometres)).toBeLessThanOrEqual(20);
  expect(distanceBetween(to, from)).toBe(distanceBetween(from, to));
});

it('BEY-SHL-05 knows every state, and none that is no state', () => {
  for (const from of stateNames)
    for (const to of stateNames) expect(distanceBetween(from, to)).toBeLessThan(3600);
  expect(distanceBetween('Kerala', 'Atlantis')).toBeUndefined();
  expect(distanceBetween('Kerala', 'toString')).toBeUndefined();
});
