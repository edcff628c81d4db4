import { expect, it } from 'vitest';
import { foundText } from './foundText.ts';

it.each([
  [12_000, { total: 0, missing: 12_000 }, '12000 rows of the seat matrix'],
  [0, { total: 0, missing: 0 }, '0 rows of the seat matrix'],
  [30, { total: 912, missing: 0 }, '912 seats in 30 rows of the seat matrix'],
  [30, { total: 890, missing: 2 }, '890 seats or more in 30 rows of the seat matrix'],
])('%d rows with %j read %s', (rows, seats, text) => {
  expect(foundText(rows, seats, String)).toBe(text);
});
