import { expect, it } from 'vitest';
import { isAtWork } from './officeHours.ts';

it.each([
  ['2026-11-25T05:57:00+05:30', false],
  ['2026-11-25T08:59:59+05:30', false],
  ['2026-11-25T09:00:00+05:30', true],
  ['2026-11-25T20:59:59+05:30', true],
  ['2026-11-25T21:00:00+05:30', false],
  // In London it is 4:30 in the morning.
  ['2026-11-25T04:30:00Z', true],
])('BEY-CNV-18 says at %s whether counsellors are at work: %s', (time, isOpen) => {
  expect(isAtWork({ opens: 9, closes: 21 }, Date.parse(time))).toBe(isOpen);
});
