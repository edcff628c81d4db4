import { expect, it } from 'vitest';
import { shortName } from './shortName.ts';

it.each([
  ['Government Medical College, Bharatpur', 'GMC, Bharatpur'],
  ['Government Medical College, Omandurar, Chennai', 'GMC, Omandurar, Chennai'],
  ['Mandya Institute of Medical Sciences, Mandya', 'Mandya IMS, Mandya'],
  ['Barasat Government Medical College, Barasat', 'Barasat GMC, Barasat'],
  ['Government Dental College, Kottayam', 'Govt. DC, Kottayam'],
  ['AIIMS, Bilaspur', 'AIIMS, Bilaspur'],
])('BEY-CHC-24 %s is short as %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
