import { expect, it } from 'vitest';
import { readUsage } from './usage.ts';

const { components, screens } = readUsage();

it('a component knows what it is built from, and these know it', () => {
  expect(components['AlertDialog']?.builtFrom).toEqual(
    expect.arrayContaining(['Button', 'Dialog']),
  );
  expect(components['Dialog']?.partOf).toContain('AlertDialog');
});

it('a screen knows its components, and these know the screen', () => {
  expect(screens['Screens/Events']).toEqual(expect.arrayContaining(['Pagination', 'SearchField']));
  expect(components['Pagination']?.screens).toContain('Screens/Events');
});

it('a screen counts the components of the parts that it imports', () => {
  expect(screens['Screens/Events']).toContain('AlertList');
});

it('every screen is built from components', () => {
  for (const [title, used] of Object.entries(screens)) expect(used, title).not.toEqual([]);
});
