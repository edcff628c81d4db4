import { describe, expect, it } from 'vitest';
import { quotas } from '@seatwise/api-client/contract/constants/quotas';
import { categoryOf, programmeOf, quotaOf } from './codes.ts';
import { guessMappings } from './columnMapping.ts';

describe('the codes of official lists', () => {
  it.each([
    ['AI', 'UG', quotas.allIndia],
    ['PS', 'UG', quotas.deemed],
    ['PS', 'PG', quotas.management],
    ['AD', 'PG', quotas.dnb],
    ['non-resident indian', 'UG', quotas.nri],
    ['Employees State Insurance Scheme (ESI)', 'UG', quotas.esi],
    ['SO', 'UG', quotas.open],
  ] as const)('BEY-DAT-03 quota %s of %s is %s', (written, exam, quota) => {
    expect(quotaOf(written, exam)).toBe(quota);
  });

  it.each([
    ['OP NO', '', 'OP', 'NO'],
    ['BC PH', '', 'OBC', 'PH'],
    ['EW', '', 'EW', 'NO'],
    ['Open PwD', '', 'OP', 'PH'],
    ['OBC', 'PwBD', 'OBC', 'PH'],
    ['SC', 'No', 'SC', 'NO'],
  ])('BEY-DAT-03 category %s %s is %s %s', (written, column, pool, ph) => {
    expect(categoryOf(written, column)).toEqual({ pool, ph });
  });

  it.each([
    ['MBBS', 'UG', 'MBBS'],
    ['M.B.B.S.', 'UG', 'MBBS'],
    ['M.D. (GENERAL  MEDICINE)', 'PG', 'MD General Medicine'],
  ] as const)('BEY-DAT-03 program %s of %s is %s', (written, exam, program) => {
    expect(programmeOf(written, exam)).toBe(program);
  });

  it('BEY-DAT-03 what no list has is unknown', () => {
    expect(quotaOf('constructor', 'UG')).toBeUndefined();
    expect(categoryOf('XX NO')).toBeUndefined();
    expect(programmeOf('MD General Medicine', 'UG')).toBeUndefined();
  });
});

it('BEY-DAT-02 the columns of an allotment list are guessed from its headings', () => {
  const headings =
    'SNo,Rank,Allotted Quota,Allotted Institute,Course,Allotted Category,Candidate Category,Remarks';
  expect(guessMappings(headings.split(',')).cutoffs).toEqual({
    rank: 1,
    quota: 2,
    college: 3,
    program: 4,
    category: 5,
  });
  expect(
    guessMappings('College Code,Branch,Quota,Category,Opening Rank,Closing Rank'.split(','))
      .cutoffs,
  ).toEqual({
    collegeCode: 0,
    program: 1,
    quota: 2,
    category: 3,
    openingRank: 4,
    closingRank: 5,
  });
});
