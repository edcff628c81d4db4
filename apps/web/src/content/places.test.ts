import { expect, it } from 'vitest';
import { content as applicant } from './applicant.hi.ts';
import { content as stateAuthority } from './stateAuthority.hi.ts';
import { starring } from './starring.hi.ts';
import { comparison } from './shortlist.hi.ts';
import { content as choices, warnings } from './choices.hi.ts';
import { content as verdict } from './verdict.hi.ts';

it('BEY-LNG-17 Hindi sentences name the state and the quota in Hindi', () => {
  expect(verdict.state('Madhya Pradesh', 85)).toMatch(/^मध्य प्रदेश की 85%/);
  expect(choices.place('Bhopal', 'Madhya Pradesh')).toBe('Bhopal, मध्य प्रदेश');
  expect(applicant.ofState.title('Bihar', 'BCECE')).toMatch(/^बिहार की/);
  expect(stateAuthority.dates('Bihar')).toMatch(/^बिहार की/);
  expect(choices.seat('MBBS', 'Non-Resident Indian')).toBe('MBBS · NRI कोटा');
  expect(starring.seat('GMC', 'MBBS', 'State quota')).toMatch(/^GMC, MBBS, स्टेट कोटा:/);
  expect(warnings.reasons.domicile('Puducherry')).toBe('यह पुदुचेरी के छात्रों के लिए है।');
  expect(comparison.lines.distance('Bihar')).toMatch(/^बिहार से/);
});
