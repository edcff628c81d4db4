import { expect, it } from 'vitest';
import { found, isLinearizable, wrote, type Operation } from './linearizable.ts';

const write = (value: number, from: number, to: number): Operation => ({
  apply: wrote(String(value)),
  from,
  to,
});
const read = (value: number, from: number, to: number): Operation => ({
  apply: found(String(value)),
  from,
  to,
});

it.each<[string, Operation[], boolean]>([
  ['reads what was written', [write(1, 0, 1), read(1, 2, 3)], true],
  ['reads either while it is written', [write(1, 0, 9), read(0, 1, 2), read(1, 3, 4)], true],
  ['reads an older value', [write(1, 0, 1), write(2, 2, 3), read(1, 4, 5)], false],
  ['goes back in time', [write(1, 0, 9), read(1, 1, 2), read(0, 3, 4)], false],
  ['loses an answered write', [write(1, 0, 1), read(0, 2, 3)], false],
  ['has an unanswered write', [write(1, 0, Infinity), read(1, 5, 6)], true],
  ['lacks an unanswered write', [write(1, 0, Infinity), read(0, 5, 6)], true],
  [
    'has an unanswered write once only',
    [write(1, 0, Infinity), read(1, 1, 2), read(0, 3, 4)],
    false,
  ],
])('BEY-CLU-12 the checker judges a history that %s', (_, history, expected) => {
  expect(isLinearizable('0', history)).toBe(expected);
});
