import { expect, it } from 'vitest';
import { bestOf } from './comparison.ts';

const line = (...worths: readonly (number | null | undefined)[]) => ({
  label: 'Fees per year',
  values: worths.map((worth) => (worth === null ? null : { text: String(worth), worth })),
});

it.each([
  ['the one that is worth most', [-86_000, -2500, -120_000], [1]],
  ['all that are worth as much', [3, 1, 3], [0, 2]],
  ['none where all are worth the same', [3, 3], []],
  ['none where one is unknown, which may be better', [3, 1, null], []],
  ['one above a seat that is closed to the student', [-1, -Infinity], [0]],
  ['none where nothing has a worth', [undefined, undefined], []],
])('BEY-SHL-10 marks %s', (_, worths, best) => {
  expect([...bestOf(line(...worths))]).toEqual(best);
});
