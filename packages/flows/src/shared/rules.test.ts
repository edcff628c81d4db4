import { expect, it } from 'vitest';
import { problemsOf, unless, valuesOf, type Rules } from './rules.ts';

const rules: Rules<{ name: string; age: number; note: string }> = {
  name: ({ name }) => unless(name !== '', 'A name is missing.'),
  age: ({ age }) => unless(age >= 17, 'Too young.'),
};
const empty = { name: '', age: 0, note: '' };

it('finds what is wrong in the order of the rules, of all fields or of some', () => {
  const found = problemsOf(rules, empty);
  expect(Object.entries(found)).toEqual([
    ['name', 'A name is missing.'],
    ['age', 'Too young.'],
  ]);
  expect(problemsOf(rules, empty, ['note', 'age'])).toEqual({ age: 'Too young.' });
  expect(problemsOf(rules, { ...empty, name: 'Asha', age: 18 })).toEqual({});
});

it.each([[null], ['text'], [{ name: 3, age: '18', constructor: 'x' }]])(
  'reads no value of another type from the draft %j',
  (stored) => expect(valuesOf(empty, stored)).toEqual(empty),
);

it('reads the values of a stored draft', () => {
  expect(valuesOf(empty, { name: 'Asha', age: 18 })).toEqual({ name: 'Asha', age: 18, note: '' });
});
