import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { expect, it } from 'vitest';
import { placeName } from './places.hi.ts';
import { comparison } from './shortlist.hi.ts';
import { content as choices } from './choices.hi.ts';
import { content as verdict } from './verdict.hi.ts';

it('BEY-LNG-17 each state and union territory has a Hindi name', () => {
  const latin = stateNames.filter((name) => /[a-z]/i.test(placeName(name)));
  expect(latin).toEqual([]);
});

it('BEY-LNG-17 Hindi sentences name the state in Hindi', () => {
  expect(verdict.state('Madhya Pradesh', 85)).toMatch(/^मध्य प्रदेश की 85%/);
  expect(choices.place('Bhopal', 'Madhya Pradesh')).toBe('Bhopal, मध्य प्रदेश');
  expect(comparison.lines.distance('Bihar')).toMatch(/^बिहार से/);
});
