import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  categories,
  eligibilityOf,
  ineligibilityReasons,
  seatAccesses,
  seatAccessOf,
  type Applicant,
  type ApplicantProfile,
  type SeatAccess,
  type SeatFacts,
} from './index.ts';

const names: readonly (readonly [name: string, access: SeatAccess])[] = [
  ['All India', 'everyone'],
  ['Open Seat Quota', 'everyone'],
  ['Deemed/Paid Seats Quota', 'everyone'],
  ['Management/Paid Seats Quota', 'everyone'],
  ['DNB Quota', 'everyone'],
  ['B.Sc Nursing All India', 'everyone'],
  ['Delhi University Quota', 'domicile'],
  ['IP University Quota', 'domicile'],
  ['Internal - Puducherry UT Domicile', 'domicile'],
  ['B.Sc Nursing Delhi NCR', 'domicile'],
  ['85% State Quota', 'domicile'],
  ['Employees State Insurance Scheme(ESI)', 'parentage'],
  ['ESI-IP Quota Nursing', 'parentage'],
  ['Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) DU Quota', 'parentage'],
  ['Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) IP Quota', 'parentage'],
  ['B.Sc Nursing Delhi NCR CW Quota', 'parentage'],
  ['Armed Forces Medical Services Quota', 'parentage'],
  ['Muslim Quota', 'community'],
  ['Muslim Women Quota', 'community'],
  ['Muslim OBC Quota', 'community'],
  ['Muslim ST Quota', 'community'],
  ['Muslim Minority Quota', 'community'],
  ['Jain Minority Quota', 'community'],
  ['Non-Resident Indian', 'nri'],
  ['Non-Resident Indian(AMU)Quota', 'nri'],
  ['Non-Resident Indian(Jamia)Quota', 'nri'],
  ['Foreign Country Quota', 'nri'],
  ['Aligarh Muslim University (AMU) Quota', 'alumni'],
  ['Banaras Hindu University Quota', 'alumni'],
  ['Jamia Internal Quota', 'alumni'],
  ['AI', 'everyone'],
  ['AD', 'everyone'],
  ['SO', 'everyone'],
  ['PS', 'everyone'],
  ['DU', 'domicile'],
  ['IP', 'domicile'],
  ['ES', 'parentage'],
  ['EN', 'parentage'],
  ['AF', 'parentage'],
  ['MM', 'community'],
  ['JM', 'community'],
  ['NR', 'nri'],
  ['AM', 'alumni'],
  ['BH', 'alumni'],
  ['', 'everyone'],
  ['A quota of tomorrow', 'everyone'],
];

/** A student who has answered everything and has no claim to any quota. */
const nobody: ApplicantProfile = {
  homeState: 'Kerala',
  category: 'General',
  gender: 'M',
  pwd: false,
  minority: 'none',
  esi: false,
  armedForces: false,
  nri: false,
  alumniOf: 'none',
  budgetPerYear: 100_000,
};

const reasonFor = (profile: Applicant, seat: SeatFacts) => {
  const verdict = eligibilityOf(profile, seat);
  return verdict.mayApply ? null : [verdict.reason, verdict.detail].filter(Boolean).join(' ');
};

describe('seatAccessOf', () => {
  it.each(names)('BEY-ELG-01 says of %j: %s', (name, access) => {
    expect(seatAccessOf(name)).toBe(access);
    expect(seatAccessOf(` ${name.toUpperCase()} `)).toBe(access);
  });
});

describe('the quota', () => {
  it.each(names)(
    'BEY-ELG-01 %j keeps out, of those without a claim, all but «everyone»',
    (quotaName, access) => {
      const seat = { quotaName, state: 'Tamil Nadu' };
      expect(eligibilityOf(nobody, seat).mayApply).toBe(access === 'everyone');
      expect(eligibilityOf({}, seat)).toEqual({ mayApply: true });
    },
  );

  it.each<[string, ApplicantProfile, string | null]>([
    ['Delhi University Quota', { homeState: 'Delhi' }, null],
    ['Delhi University Quota', { homeState: 'Kerala' }, null],
    ['Delhi University Quota', { homeState: 'Kerala', alumniOf: 'DU' }, null],
    ['Delhi University Quota', { homeState: 'Kerala', alumniOf: 'IP' }, 'domicile Delhi'],
    ['IP University Quota', { homeState: 'Delhi', alumniOf: 'none' }, null],
    ['IP University Quota', { homeState: 'Haryana', alumniOf: 'none' }, 'domicile Delhi'],
    ['Internal - Puducherry UT Domicile', { homeState: 'Puducherry' }, null],
    ['Internal - Puducherry UT Domicile', { homeState: 'Tamil Nadu' }, 'domicile Puducherry'],
    ['B.Sc Nursing Delhi NCR', { homeState: 'Haryana' }, null],
    [
      'B.Sc Nursing Delhi NCR',
      { homeState: 'Kerala' },
      'domicile Delhi, Haryana, Uttar Pradesh, Rajasthan',
    ],
    ['85% State Quota', { homeState: 'Tamil Nadu' }, null],
    ['85% State Quota', { homeState: 'Kerala' }, 'domicile Tamil Nadu'],
    ['Employees State Insurance Scheme(ESI)', { esi: true }, null],
    ['Employees State Insurance Scheme(ESI)', { esi: false }, 'esi'],
    ['Armed Forces Medical Services Quota', { armedForces: true, homeState: 'Kerala' }, null],
    ['Armed Forces Medical Services Quota', { armedForces: false }, 'armed-forces'],
    ['B.Sc Nursing Delhi NCR CW Quota', { armedForces: false }, 'armed-forces'],
    ['B.Sc Nursing Delhi NCR CW Quota', { armedForces: true, homeState: 'Delhi' }, null],
    [
      'B.Sc Nursing Delhi NCR CW Quota',
      { armedForces: true, homeState: 'Kerala' },
      'domicile Delhi, Haryana, Uttar Pradesh, Rajasthan',
    ],
    ['Muslim Minority Quota', { minority: 'Muslim' }, null],
    ['Muslim Minority Quota', { minority: 'Jain' }, 'community Muslim'],
    ['Jain Minority Quota', { minority: 'other' }, 'community Jain'],
    ['Muslim Women Quota', { minority: 'Muslim', gender: 'F' }, null],
    ['Muslim Women Quota', { minority: 'Muslim' }, null],
    ['Muslim Women Quota', { minority: 'Muslim', gender: 'M' }, 'women-only'],
    ['Muslim Women Quota', { minority: 'none', gender: 'F' }, 'community Muslim'],
    ['Muslim OBC Quota', { minority: 'Muslim', category: 'OBC' }, null],
    ['Muslim OBC Quota', { minority: 'Muslim', category: 'SC' }, 'category OBC'],
    ['Muslim ST Quota', { minority: 'Muslim', category: 'ST' }, null],
    ['Non-Resident Indian', { nri: true }, null],
    ['Foreign Country Quota', { nri: false }, 'nri'],
    ['Aligarh Muslim University (AMU) Quota', { alumniOf: 'AMU' }, null],
    ['Aligarh Muslim University (AMU) Quota', { alumniOf: 'BHU' }, 'alumni AMU'],
    ['Banaras Hindu University Quota', { alumniOf: 'BHU' }, null],
    ['Jamia Internal Quota', { alumniOf: 'none' }, 'alumni Jamia'],
  ])('BEY-ELG-02 %s, %j: %s', (quotaName, profile, reason) => {
    expect(reasonFor(profile, { quotaName, state: 'Tamil Nadu' })).toBe(reason);
  });

  it('BEY-ELG-02 of a domicile that nobody knows decides nothing', () => {
    expect(reasonFor(nobody, { quotaName: '85% State Quota' })).toBeNull();
    expect(reasonFor(nobody, { quotaName: '85% State Quota', state: ' ' })).toBeNull();
  });
});

describe('the exam', () => {
  it.each<[Exam | undefined, string | null, string | null]>([
    ['UG', 'MBBS', null],
    ['UG', ' B.Sc Nursing ', null],
    ['UG', 'MD General Medicine', 'exam PG'],
    ['PG', 'BDS', 'exam UG'],
    ['PG', 'MDS Periodontology', 'exam MDS'],
    ['MDS', 'MDS Periodontology', null],
    [undefined, 'MBBS', null],
    ['UG', null, null],
    ['UG', ' ', null],
  ])('BEY-ELG-06 of a student of NEET %s, for %s: %s', (exam, programme, reason) => {
    expect(reasonFor({ exam }, { programme, quotaName: 'All India' })).toBe(reason);
  });
});

describe('the reservation', () => {
  const pools = ['OP', 'OBC', 'BC', 'SC', 'ST', 'EW'] as const;
  const reachable: Readonly<Record<(typeof categories)[number], readonly string[]>> = {
    General: ['OP'],
    OBC: ['OP', 'OBC', 'BC'],
    SC: ['OP', 'SC'],
    ST: ['OP', 'ST'],
    EWS: ['OP', 'EW'],
  };

  it.each(categories)('BEY-ELG-03 %s reaches its own pool and the open one', (category) => {
    const reached = pools.filter(
      (allottedCategory) =>
        eligibilityOf({ category }, { quotaName: 'All India', allottedCategory }).mayApply,
    );
    expect(reached.toSorted()).toEqual(reachable[category].toSorted());
  });

  it.each<[string, SeatFacts, string | null]>([
    ['a reserved seat', { quotaName: 'All India', allottedCategory: 'SC' }, 'category SC'],
    ['a deemed college', { collegeKind: 'deemed', allottedCategory: 'SC' }, null],
    ['a paid seat', { quotaName: 'Management/Paid Seats Quota', allottedCategory: 'SC' }, null],
    ['a private college', { collegeKind: 'private', allottedCategory: 'BC' }, 'category OBC'],
    ['a seat for PwD', { quotaName: 'All India', allottedPh: 'PH' }, 'pwd'],
    ['a seat for all', { quotaName: 'All India', allottedPh: 'NO' }, null],
  ])('BEY-ELG-03 of %s', (_, seat, reason) => {
    expect(reasonFor({ category: 'General', pwd: false }, seat)).toBe(reason);
  });
});

describe('the budget', () => {
  it('BEY-ELG-04 counts last, and only where the fee is known', () => {
    expect(reasonFor(nobody, { annualFee: 100_001 })).toBe('budget');
    expect(reasonFor(nobody, { annualFee: 100_000 })).toBeNull();
    expect(reasonFor(nobody, { annualFee: null })).toBeNull();
    expect(reasonFor(nobody, { quotaName: 'Foreign Country Quota', annualFee: 9e6 })).toBe('nri');
    expect(reasonFor({}, { annualFee: 9e6 })).toBeNull();
  });
});

it('BEY-ELG-02 an answer that is taken back never hides a seat', () => {
  const seats = fc.record({
    quotaName: fc.constantFrom(...names.map(([name]) => name)),
    allottedCategory: fc.constantFrom('OP', 'BC', 'SC', 'ST', 'EW', ''),
    allottedPh: fc.constantFrom('NO', 'PH'),
    state: fc.constantFrom('Delhi', 'Kerala', null),
    collegeKind: fc.constantFrom('deemed', 'private', 'government'),
    annualFee: fc.constantFrom(null, 50_000, 200_000),
  });
  fc.assert(
    fc.property(seats, fc.subarray(Object.keys(nobody)), (seat, answered) => {
      const less = Object.fromEntries(
        Object.entries(nobody).filter(([question]) => answered.includes(question)),
      );
      const verdict = eligibilityOf(nobody, seat);
      if (verdict.mayApply) expect(eligibilityOf(less, seat).mayApply).toBe(true);
      else expect(ineligibilityReasons).toContain(verdict.reason);
      expect(seatAccesses).toContain(seatAccessOf(seat.quotaName));
    }),
  );
});
