import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applicantFrom,
  categories,
  claims,
  claimsOf,
  eligibilityOf,
  ineligibilityReasons,
  isAskedFor,
  seatAccesses,
  seatAccessOf,
  withClaims,
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
  ['Delhi University Quota', 'study'],
  ['IP University Quota', 'study'],
  ['Internal - Puducherry UT Domicile', 'domicile'],
  ['B.Sc Nursing Delhi NCR', 'study'],
  ['85% State Quota', 'domicile'],
  ['Employees State Insurance Scheme(ESI)', 'esi'],
  ['ESI-IP Quota Nursing', 'esi'],
  ['Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) DU Quota', 'armed-forces'],
  ['Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) IP Quota', 'armed-forces'],
  ['B.Sc Nursing Delhi NCR CW Quota', 'armed-forces'],
  ['Armed Forces Medical Services Quota', 'service'],
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
  ['DU', 'study'],
  ['IP', 'study'],
  ['ES', 'esi'],
  ['EN', 'esi'],
  ['AF', 'service'],
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
  nationality: 'Indian',
  homeState: 'Kerala',
  schooling: 'elsewhere',
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
  if (verdict.outcome === 'open') return null;
  const reason = [verdict.reason, verdict.detail].filter(Boolean).join(' ');
  return verdict.outcome === 'depends' ? `${reason}?` : reason;
};

describe('seatAccessOf', () => {
  it.each(names)('BEY-ELG-01 says of %j: %s', (name, access) => {
    expect(seatAccessOf(name)).toBe(access);
    expect(seatAccessOf(` ${name.toUpperCase()} `)).toBe(access);
  });
});

describe('the quota', () => {
  it.each(names)(
    'BEY-ELG-01 %j keeps out, of those without a claim, all but «everyone» and «service»',
    (quotaName, access) => {
      const seat = { quotaName, state: 'Tamil Nadu' };
      const isOpen = access === 'everyone' || access === 'service';
      expect(eligibilityOf(nobody, seat).outcome).toBe(isOpen ? 'open' : 'closed');
      expect(eligibilityOf({}, seat).outcome).toBe(isOpen ? 'open' : 'depends');
    },
  );

  it.each<[string, ApplicantProfile, string | null]>([
    ['Internal - Puducherry UT Domicile', { homeState: 'Puducherry' }, null],
    ['Internal - Puducherry UT Domicile', { homeState: 'Tamil Nadu' }, 'domicile Puducherry'],
    ['85% State Quota', { homeState: 'Tamil Nadu' }, null],
    ['85% State Quota', { homeState: 'Kerala' }, 'domicile Tamil Nadu'],
    ['Employees State Insurance Scheme(ESI)', { esi: true }, null],
    ['Employees State Insurance Scheme(ESI)', { esi: false }, 'esi'],
    ['B.Sc Nursing Delhi NCR CW Quota', { armedForces: false }, 'armed-forces'],
    ['Muslim Minority Quota', { minority: 'Muslim' }, null],
    ['Muslim Minority Quota', { minority: 'Jain' }, 'community Muslim'],
    ['Jain Minority Quota', { minority: 'other' }, 'community Jain'],
    ['Muslim Women Quota', { minority: 'Muslim', gender: 'F' }, null],
    ['Muslim Women Quota', { minority: 'Muslim' }, 'women-only?'],
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

  it('BEY-ELG-02 gives an answer of an earlier form the meaning that it had', () => {
    expect(reasonFor({ nri: false }, { quotaName: 'Non-Resident Indian' })).toBe('nri');
    expect(reasonFor({ nri: true }, { quotaName: 'Foreign Country Quota' })).toBeNull();
    const doctor = { exam: 'PG', alumniOf: 'AMU' } as const;
    expect(reasonFor(doctor, { quotaName: 'DU' })).toBe('alumni DU');
  });

  it('BEY-ELG-02 of a domicile that nobody knows decides nothing', () => {
    expect(reasonFor(nobody, { quotaName: '85% State Quota' })).toBeNull();
    expect(reasonFor(nobody, { quotaName: '85% State Quota', state: ' ' })).toBeNull();
  });
});

describe('the seats of Delhi', () => {
  const du = 'Delhi University Quota';
  const nursing = 'B.Sc Nursing Delhi NCR';
  const widows = 'Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) DU Quota';

  it.each<[programme: string, quotaName: string, ApplicantProfile, string | null]>([
    ['MBBS', du, { homeState: 'Delhi', schooling: 'elsewhere' }, 'schooling Delhi'],
    ['MBBS', du, { homeState: 'Bihar', schooling: 'Delhi' }, null],
    ['MBBS', du, { homeState: 'Bihar' }, 'schooling Delhi?'],
    ['MBBS', du, { schooling: 'NCR', alumniOf: 'DU' }, 'schooling Delhi'],
    ['BDS', 'IP University Quota', { schooling: 'Delhi', alumniOf: 'none' }, null],
    ['MD General Medicine', du, { homeState: 'Delhi', alumniOf: 'IP' }, 'alumni DU'],
    ['MD General Medicine', du, { schooling: 'elsewhere', alumniOf: 'DU' }, null],
    ['MDS Periodontology', 'IP University Quota', { alumniOf: 'none' }, 'alumni IP'],
    ['MDS Periodontology', 'IP University Quota', { homeState: 'Kerala' }, 'alumni IP?'],
    ['B.Sc Nursing', nursing, { homeState: 'Haryana', schooling: 'NCR' }, null],
    [
      'B.Sc Nursing',
      nursing,
      { homeState: 'Delhi', schooling: 'elsewhere' },
      'schooling Delhi, NCR',
    ],
    ['MBBS', widows, { armedForces: true, schooling: 'NCR' }, null],
    ['MBBS', widows, { armedForces: true, schooling: 'elsewhere' }, 'schooling Delhi, NCR'],
    ['MBBS', widows, { armedForces: false, schooling: 'Delhi' }, 'armed-forces'],
  ])(
    "BEY-ELG-09 MUST decide about Delhi's undergraduate seats by the school of Class 11 and 12, and about its postgraduate ones by the university of the first degree, never by the home state: %s, %s, %j",
    (programme, quotaName, profile, reason) => {
      expect(reasonFor(profile, { programme, quotaName, state: 'Delhi' })).toBe(reason);
    },
  );

  it('BEY-ELG-09 of an unknown exam are refused only where both ways are closed', () => {
    expect(reasonFor({ schooling: 'elsewhere' }, { quotaName: du })).toBe('alumni DU?');
    expect(reasonFor({ schooling: 'elsewhere', alumniOf: 'DU' }, { quotaName: du })).toBeNull();
    expect(reasonFor({ schooling: 'elsewhere', alumniOf: 'IP' }, { quotaName: du })).toBe(
      'alumni DU',
    );
  });
});

describe('a college for women', () => {
  const hardinge = { programme: 'MBBS', quotaName: 'All India', womenOnly: true };

  it('BEY-ELG-10 MUST offer a man no seat of a college that takes women only', () => {
    expect(reasonFor({ gender: 'M' }, hardinge)).toBe('women-only');
    expect(reasonFor({ gender: 'F' }, hardinge)).toBeNull();
    expect(reasonFor({}, hardinge)).toBe('women-only?');
    expect(reasonFor({ gender: 'M' }, { ...hardinge, womenOnly: false })).toBeNull();
    expect(reasonFor({ gender: 'M' }, { ...hardinge, womenOnly: null })).toBeNull();
  });

  it('BEY-ELG-10 knows a man by his account where he did not answer', () => {
    const answer = { profile: { homeState: 'Kerala' }, accountGender: 'M' } as const;
    expect(reasonFor(applicantFrom(answer, 'UG'), hardinge)).toBe('women-only');
    const answered = { profile: { gender: 'F' }, accountGender: 'M' } as const;
    expect(applicantFrom(answered, 'UG')).toEqual({ gender: 'F', exam: 'UG' });
    expect(applicantFrom({ profile: null }, undefined)).toEqual({ exam: undefined });
  });
});

describe('citizenship', () => {
  const [indian, foreign] = [{ quotaName: 'All India' }, { quotaName: 'Foreign Country Quota' }];
  const nri = { quotaName: 'Non-Resident Indian' };

  it.each<[ApplicantProfile, SeatFacts, string | null]>([
    [{ nationality: 'OCI since 2021-03-04' }, indian, 'citizenship'],
    [{ nationality: 'OCI before 2021-03-04' }, indian, null],
    [{ nationality: 'foreign' }, indian, 'citizenship'],
    [{ nationality: 'foreign', nri: false }, nri, null],
    [{ nationality: 'OCI since 2021-03-04' }, nri, null],
    [{ nationality: 'NRI' }, indian, null],
    [{ nationality: 'NRI', nri: false }, nri, null],
    [{ nationality: 'NRI' }, foreign, 'foreign'],
    [{ nationality: 'Indian', nri: true }, foreign, 'foreign'],
    [{ nationality: 'foreign' }, foreign, null],
    [{ nationality: 'Indian', nri: true }, nri, null],
    [{ nationality: 'Indian', nri: false }, nri, 'nri'],
    [{ nationality: 'Indian' }, nri, 'nri?'],
  ])(
    'BEY-ELG-11 MUST give foreign nationals and holders of a late OCI card the seats of non-residents alone: %j, %j',
    (profile, seat, reason) => {
      expect(reasonFor(profile, seat)).toBe(reason);
    },
  );
});

describe('seats that open late', () => {
  it.each([
    ['Non-Resident Indian', true],
    ['NR', true],
    ['Muslim Minority Quota', true],
    ['Jain Minority Quota', true],
    ['Non-Resident Indian(AMU)Quota', false],
    ['Muslim Quota', false],
    ['Foreign Country Quota', false],
  ])(
    'BEY-ELG-12 MUST say of seats for non-residents and minorities that everybody may choose vacant ones later: %s, %s',
    (quotaName, opensLate) => {
      const verdict = eligibilityOf(nobody, { quotaName });
      expect(verdict.outcome).toBe('closed');
      expect('opensLate' in verdict).toBe(opensLate);
    },
  );

  it('BEY-ELG-12 stay closed to those whom another rule keeps out', () => {
    const verdict = eligibilityOf({ nationality: 'foreign' }, { quotaName: 'Jain Minority Quota' });
    expect(verdict).toEqual({ outcome: 'closed', reason: 'citizenship' });
  });
});

it("BEY-ELG-13 MUST leave the armed forces' postgraduate seats open to civilians", () => {
  const seat = {
    programme: 'MD General Medicine',
    quotaName: 'Armed Forces Medical Services Quota',
  };
  expect(eligibilityOf({ ...nobody, exam: 'PG' }, seat)).toEqual({ outcome: 'open' });
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
        eligibilityOf({ category }, { quotaName: 'All India', allottedCategory }).outcome ===
        'open',
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

describe('what the student has not answered', () => {
  const seats: readonly (readonly [seat: SeatFacts, question: string | null])[] = [
    [{ quotaName: 'All India' }, null],
    [{ quotaName: 'Armed Forces Medical Services Quota', programme: 'MD' }, null],
    [{ quotaName: 'Employees State Insurance Scheme(ESI)' }, 'esi?'],
    [{ quotaName: 'Non-Resident Indian' }, 'nri?'],
    [{ quotaName: 'Jain Minority Quota' }, 'community Jain?'],
    [{ quotaName: 'Muslim OBC Quota' }, 'community Muslim?'],
    [{ quotaName: 'All India', womenOnly: true }, 'women-only?'],
    [{ quotaName: '85% State Quota', state: 'Goa' }, 'domicile Goa?'],
    [{ quotaName: '85% State Quota' }, null],
    [{ quotaName: 'DU', programme: 'MBBS' }, 'schooling Delhi?'],
    [{ quotaName: 'DU', programme: 'MD General Medicine' }, 'alumni DU?'],
    [{ quotaName: 'B.Sc Nursing Delhi NCR CW Quota' }, 'armed-forces?'],
    [{ quotaName: 'All India', allottedCategory: 'SC' }, 'category SC?'],
    [{ quotaName: 'All India', allottedCategory: 'GN' }, null],
    [{ quotaName: 'All India', allottedPh: 'PH' }, 'pwd?'],
    [{ programme: 'MBBS', collegeKind: 'armed forces' }, 'own-selection?'],
    [{ programme: 'MD General Medicine', collegeKind: 'armed forces' }, null],
  ];

  it.each(seats)(
    'BEY-ELG-17 MUST say which answer decides about a seat, where the student has not given it: %j, %s',
    (seat, question) => {
      expect(reasonFor({}, seat)).toBe(question);
      // A man without any claim gets no further question, except from AFMC.
      const answered = question === 'own-selection?' ? question : (question?.slice(0, -1) ?? null);
      expect(reasonFor({ ...nobody, category: 'EWS' }, seat)).toBe(answered);
    },
  );

  it('BEY-ELG-17 matters no more where another answer closes the seat', () => {
    const esi = { quotaName: 'ES', womenOnly: true };
    expect(reasonFor({ esi: true }, esi)).toBe('women-only?');
    expect(reasonFor({ gender: 'M' }, esi)).toBe('women-only');
    expect(reasonFor({ esi: false }, esi)).toBe('esi');
    expect(reasonFor({ esi: true, gender: 'F' }, esi)).toBeNull();
  });

  it('BEY-ELG-18 is asked for by the claims that occur, each once, in a fixed order', () => {
    const verdicts = seats.map(([seat]) => eligibilityOf({ gender: 'F' }, seat));
    expect(claimsOf([...verdicts, ...verdicts])).toEqual(
      claims.filter((claim) => claim !== 'women-only'),
    );
    expect(claimsOf([eligibilityOf(nobody, { quotaName: 'ES' })])).toEqual([]);
  });

  it('BEY-ELG-18 keeps what was answered before when a claim is answered', () => {
    const answers = { esi: false, nri: true, minority: 'none' } as const;
    expect(withClaims(null, answers)).toEqual(answers);
    expect(withClaims({ homeState: 'Goa', esi: true }, answers)).toEqual({
      ...answers,
      homeState: 'Goa',
      esi: true,
    });
    expect(isAskedFor(null, 'esi')).toBe(true);
    expect(isAskedFor({ esi: false }, 'esi')).toBe(false);
  });
});

describe('the budget', () => {
  it('BEY-ELG-04 counts last, and only where the fee is known', () => {
    expect(reasonFor(nobody, { annualFee: 100_001 })).toBe('budget');
    expect(reasonFor(nobody, { annualFee: 100_000 })).toBeNull();
    expect(reasonFor(nobody, { annualFee: null })).toBeNull();
    expect(reasonFor(nobody, { quotaName: 'Non-Resident Indian', annualFee: 9e6 })).toBe('nri');
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
      if (verdict.outcome === 'open') expect(eligibilityOf(less, seat).outcome).not.toBe('closed');
      else expect(ineligibilityReasons).toContain(verdict.reason);
      expect(verdict.outcome).not.toBe('depends');
      expect(seatAccesses).toContain(seatAccessOf(seat.quotaName));
    }),
  );
});
