import { expect, it } from 'vitest';
import { plural } from './plural.ts';

const seats = { one: '# seat', other: '# seats' };

it.each([
  [0, '0 seats'],
  [1, '1 seat'],
  [2, '2 seats'],
  [123456, '1,23,456 seats'],
])('BEY-TXT-01: %d takes its plural form and Indian grouping', (count, text) => {
  expect(plural(count, seats)).toBe(text);
});

it('BEY-TXT-01: a text without a number says the form alone', () => {
  expect(plural(1, { one: 'new chat message', other: 'new chat messages' })).toBe(
    'new chat message',
  );
});
