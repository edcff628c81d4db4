import { describe, expect, it } from 'vitest';
import { quotas } from '@seatwise/api-client/contract/constants/quotas';
import { courseTexts } from '@seatwise/official-data';
import { categoryOf, programmeOf, quotaAt, quotaOf, roundOf } from './codes.ts';
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
    ['Deemed/Pai d Seats Quota', 'UG', quotas.deemed],
    ['Employees State Insurance Scheme(ES\nI)', 'UG', quotas.esi],
    ['MNG', 'UG', quotas.deemed],
    ['AIQ', 'UG', quotas.allIndia],
    ['AMS', 'UG', quotas.open],
    ['BON', 'UG', quotas.open],
    ['JEI', 'UG', quotas.puducherry],
    ['Self-Financed Merit Seat/(Paid Seat Quota)', 'UG', quotas.deemed],
    ['Aligarh Muslim University', 'PG', quotas.amu],
    ['(AMU) Self finance All India', 'UG', quotas.deemed],
    ['(AMU)Self finance internal', 'UG', quotas.amu],
    ['Armed Forces Medical', 'PG', quotas.armedForces],
    ['Jamia Muslim (Women) Quota', 'UG', quotas.muslimWomen],
    [
      'Employees State Insurance Scheme Nursing Quota (ESI- IP Quota Nursing)',
      'UG',
      quotas.nursingEsi,
    ],
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
    ['GNNO', '', 'OP', 'NO'],
    ['GN PwD', '', 'OP', 'PH'],
    ['PwD SC', '', 'SC', 'PH'],
    ['EW NO', '', 'EW', 'NO'],
    ['Op en PwD', '', 'OP', 'PH'],
    ['OBC (Priority: 6)', '', 'OBC', 'NO'],
    ['GN (Priority: 5A)', '', 'OP', 'NO'],
    ['GN PwD (Group: I)', '', 'OP', 'PH'],
  ])('BEY-DAT-03 category %s %s is %s %s', (written, column, pool, ph) => {
    expect(categoryOf(written, column)).toEqual({ pool, ph });
  });

  it.each([
    ['MBBS', 'UG', 'MBBS'],
    ['M.B.B.S.', 'UG', 'MBBS'],
    ['M.D. (GENERAL  MEDICINE)', 'PG', 'MD General Medicine'],
    ['B.Sc. Nursing', 'UG', 'B.Sc Nursing'],
    ['(NBEMS) GENERAL MEDICINE', 'PG', 'DNB General Medicine'],
    ['(NBEMS-DIPLOMA) FAMILY MEDICINE', 'PG', 'NBEMS Diploma Family Medicine'],
    ['M.D. (DERM.,VENE. and LEPROSY)/ (DERMATOLOGY)', 'PG', 'MD Dermatology (DVL)'],
    ['M.D. (Obst. and Gynae)/MS (Obstetrics and Gynaecology)', 'PG', 'MS Obstetrics & Gynaecology'],
    ['M.D. (SOCIAL and PREVENTIVE MEDICINE)', 'PG', 'MD Community Medicine'],
    ['M.S. (ORTHOPA EDICS)', 'PG', 'MS Orthopaedics'],
    ['DNB IN GERIATRIC MEDICINE', 'PG', 'DNB Geriatrics'],
    ['MD IN ANAESTHESIA', 'PG', 'MD Anaesthesiology'],
    ['DIPLOMA IN ANESTHESIA', 'PG', 'Diploma in Anaesthesiology'],
    ['DNB OR NBEMS DIPLOMA IN OTORHINOLARYNGOLOGY', 'PG', 'DNB or NBEMS Diploma ENT'],
    ['MDS IN ORTHODONITICS & DENTOFACIAL ORTHOPEDICS', 'MDS', 'MDS Orthodontics'],
    [
      'MDS (Conservative Dentistry and Endodontics)',
      'MDS',
      'MDS Conservative Dentistry & Endodontics',
    ],
  ] as const)('BEY-DAT-03 program %s of %s is %s', (written, exam, program) => {
    expect(programmeOf(written, exam)).toBe(program);
  });

  it.each(['UG', 'PG', 'MDS'] as const)(
    'BEY-DAT-03 every program of %s is read by the text of its lists and by its own name',
    (exam) => {
      for (const [written, programme] of Object.entries(courseTexts[exam])) {
        expect(programmeOf(written, exam)).toBe(programme);
        expect(programmeOf(programme, exam)).toBe(programme);
      }
    },
  );

  it.each([
    ['MBBS', '200495', quotas.ipForces],
    ['MBBS', '200449', quotas.duForces],
    ['B.Sc Nursing', '904765', quotas.nursingForces],
  ])('BEY-DAT-03 CW for %s at %s is %s', (course, code, quota) => {
    expect(quotaAt(quotaOf('CW', 'UG')!, course, code)).toBe(quota);
  });

  it.each([
    ['Round 1', 'Round 1'],
    ['2nd Mop Up BDS/BSc', 'Second Mop-up'],
    ['Mop Up', 'Mop-up'],
    ['Special Stray II', 'Special Stray Vacancy II'],
    ['Special Stray', 'Special Stray Vacancy'],
    ['BDS Stray', 'BDS Stray'],
    ['Round 5 BDS/BSc', 'Round 5'],
    ['Registration', undefined],
  ])('BEY-DAT-03 round %s is %s', (written, round) => {
    expect(roundOf(written)).toBe(round);
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
    candidateCategory: 6,
    remarks: 7,
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
