import { expect, it } from 'vitest';
import { readUsage } from './usage.ts';

const { components, screens } = readUsage();

it('a component knows what it is built from', () => {
  expect(components['AlertDialog']).toEqual(expect.arrayContaining(['Button', 'Dialog']));
});

it('a screen knows its components', () => {
  expect(screens['Screens/Events']).toEqual(expect.arrayContaining(['Pagination', 'SearchField']));
});

it('a screen counts the components of the parts that it imports', () => {
  expect(screens['Screens/Events']).toContain('AlertList');
});

it('every screen is built from components', () => {
  for (const [title, used] of Object.entries(screens)) expect(used, title).not.toEqual([]);
});
