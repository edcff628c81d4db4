import { expect, it } from 'vitest';
import { examOfProgramme } from './counselling.ts';

it.each([
  ['MBBS', 'UG'],
  ['mbbs', 'UG'],
  ['mds Periodontology', 'MDS'],
  ['BDS', 'UG'],
  ['B.Sc Nursing', 'UG'],
  ['MDS Periodontology', 'MDS'],
  ['MD General Medicine', 'PG'],
  ['DNB General Medicine', 'PG'],
])('BEY-COL-03 of %s count in NEET %s', (program, exam) => {
  expect(examOfProgramme(program)).toBe(exam);
});
