import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { describe, expect, it } from 'vitest';
import { createInstituteNames } from './instituteNames.ts';
import { institutes, nameDecisions } from './institutes.ts';
import { streamOf } from './streams.ts';
import { readSpellings } from './testing/spellings.ts';

const names = createInstituteNames([], institutes, nameDecisions);
const spellings = readSpellings();

/** Institutes that only appear in the 2026 seat matrix. */
const firstIn2026 = [
  'aiims-rewari',
  'capfims-delhi',
  'chettinad-kolar',
  'dsims-perambalur',
  'gmc-dantewada',
  'gmc-janjgir-champa',
  'gmc-jashpur',
  'gmc-kabirdham',
  'gmc-manendragarh',
  'gmc-piduguralla',
  'sgmc-gangtok',
  'srinivasan-mc-trichy',
  'st-peters-hosur',
];

const found = (written: string, course = 'MBBS', code = ''): string | undefined =>
  names.read({ written, course, code })?.college.name;
const proposed = (written: string, course = 'MBBS', code = '') =>
  names.propose({ written, course, code }).map(({ college }) => college.name);

describe('the spellings of the official lists', () => {
  it('name every institute of MCC that gave seats until 2025', () => {
    expect(spellings).toHaveLength(1821);
    const named = new Set(spellings.map(({ id }) => id));
    const unnamed = institutes.filter(({ id }) => !named.has(id)).map(({ id }) => id);
    expect(unnamed).toEqual(['acms-delhi', 'afmc-pune', ...firstIn2026].toSorted());
  });

  it('are read as the institutes that they mean, and cut off after 90 characters', () => {
    // Some mirrors cut texts at this length.
    const texts = spellings.flatMap((spelling) => [
      spelling,
      { ...spelling, written: spelling.written.slice(0, 90) },
    ]);
    const misread = texts.flatMap(({ id, written, course }) => {
      const result = names.read({ written, course });
      const meant = result?.college.institute?.id ?? 'none';
      return meant === id ? [] : [`${written} is ${meant}`];
    });
    expect(misread).toEqual([]);
  });

  it('are read though lines of a table break their words', () => {
    const misread = spellings.filter(({ id, written, course }) => {
      const result = names.read({ written: written.replace(/(\w{7})(\w)/g, '$1\n$2'), course });
      return result && result.college.institute?.id !== id;
    });
    expect(misread).toEqual([]);
  });

  it('are none of another stream', () => {
    const next = { MBBS: 'BDS', BDS: 'B.Sc. Nursing', 'B.Sc. Nursing': 'MBBS' };
    const taken = spellings.filter(({ written, course }) => {
      const other = next[course as keyof typeof next];
      const read = names.read({ written, course: other });
      return read && read.college.stream !== streamOf(other);
    });
    expect(taken).toEqual([]);
  });

  it('are none of another state', () => {
    const elsewhere = spellings.flatMap(({ id, written, course }, index) => {
      const own = institutes.find((institute) => institute.id === id)?.state;
      const state = stateNames[index % stateNames.length]!;
      const result = names.read({ written: `${written}, ${state}`, course });
      return result && state !== own ? [`${written}, ${state}`] : [];
    });
    expect(elsewhere).toEqual([]);
  });
});

describe('a name that many colleges bear', () => {
  it.each([
    'Government Medical College, Phalodi, NH 125',
    'ESIC MEDICAL COLLEGE & HOSPITAL, SURAT, GUJARAT',
  ])('is not taken for almost the same in another city: %s', (written) => {
    const scores = names.propose({ written, course: 'MBBS' }).map(({ score }) => score);
    expect(Math.max(0, ...scores)).toBeLessThan(0.9);
  });
});

describe('a code', () => {
  const code = institutes.find(({ id }) => id === 'gmc-kota')?.code ?? '';

  it.each([
    ['Govt. Medical College, Kota', 'Government Medical College, Kota'],
    // Many colleges have that name; the code identifies the right one.
    ['GOVT. MEDICAL COLLEGE', 'Government Medical College, Kota'],
    ['', 'Government Medical College, Kota'],
    ['AIIMS, New Delhi', undefined],
    ['Zeta Medical College, Kota', undefined],
    ['GOVT. MEDICAL COLLEGE, Kerala', undefined],
  ])('agrees with %s or is not taken', (written, expected) => {
    expect(found(written, 'MBBS', code)).toBe(expected);
    expect(found(`(${code}) ${written}`)).toBe(expected);
  });

  it('that no college has says nothing', () => {
    expect(found('Govt. Medical College, Kota', 'MBBS', '999999')).toBe(
      'Government Medical College, Kota',
    );
  });

  it('that contradicts a name leads to a proposal', () => {
    expect(proposed('AIIMS, New Delhi', 'MBBS', code)[0]).toBe('AIIMS, New Delhi');
    expect(proposed('AIIMS, Jodhpur', 'MBBS', code).slice(0, 2)).toEqual([
      'AIIMS, Jodhpur',
      'Government Medical College, Kota',
    ]);
  });
});

describe('a decision', () => {
  const decided = createInstituteNames([], institutes, [
    ...nameDecisions,
    { written: 'Calicut Medical College', institute: 'gmc-kota', reason: 'a mistake' },
    { written: 'Calicut Medical College', institute: 'gmc-kozhikode', reason: 'the old name' },
    { written: 'AIIMS, Patna', institute: null, reason: 'a test' },
    { written: 'Zeta College', institute: 'unknown', reason: 'a test' },
  ]);
  const { code } = institutes.find(({ id }) => id === 'gmc-kota')!;
  const decidedFor = (written: string, course = 'MBBS', ofCode = '') => {
    const read = decided.read({ written, course, code: ofCode });
    return read?.college.institute?.id;
  };

  it.each([
    ['CALICUT MED. COLLEGE', 'gmc-kozhikode'],
    ['Calicut Medical College, Kozhikode, Kerala 673008', 'gmc-kozhikode'],
    ['Calicut Medical College, Kota, Rajasthan', undefined],
    ['AIIMS, Patna', undefined],
    ['Zeta College', undefined],
  ])('makes %s %s', (written, expected) => {
    expect(decidedFor(written)).toBe(expected);
  });

  it('counts more than a code, and in its stream alone', () => {
    expect(decidedFor('Calicut Medical College', 'MBBS', code)).toBe('gmc-kozhikode');
    expect(decidedFor('Calicut Medical College', 'BDS')).toBeUndefined();
  });

  it('may name a college by its code', () => {
    const byCode = createInstituteNames([], institutes, [
      { written: 'The College in Kota', institute: code, reason: 'a test' },
    ]);
    expect(byCode.read({ written: 'The College in Kota' })).toMatchObject({ by: 'alias' });
  });
});

describe('the reason that a reading gives', () => {
  it.each([
    ['KGMC, LUCKNOW', 'alias'],
    ['AIIMS, Patna', 'name'],
    ['Gadag Institute of Medical Sciences', 'place'],
    ['CHHATTISGARH INSTITUTE OF MEDICAL SCIENCES, BILASP', 'cut name'],
  ])('of %s is %s', (written, by) => {
    expect(names.read({ written, course: 'MBBS' })).toMatchObject({ by });
  });
});

describe('proposals', () => {
  it.each([
    ['Goverment Medical Colege Kozhikkode', 'Government Medical College, Kozhikode'],
    ['Sri Ramachandra Medical Colege, Chennai', 'Sri Ramachandra Medical College, Chennai'],
    ['Osmaniya Medical College, Koti, Hyderabad, Telangana', 'Osmania Medical College, Hyderabad'],
  ])('for %s begin with %s', (written, expected) => {
    expect(found(written)).toBeUndefined();
    expect(proposed(written)[0]).toBe(expected);
  });

  it('are of the state and the stream that the text says, three at most', () => {
    for (const { name, state } of institutes) {
      const proposals = names.propose({ written: `Zeta ${name}, ${state}`, course: 'BDS' });
      expect(proposals.length).toBeLessThanOrEqual(3);
      for (const { college, score } of proposals) {
        expect(college).toMatchObject({ state, stream: 'dental' });
        expect(score).toBeGreaterThanOrEqual(0.5);
        expect(score).toBeLessThanOrEqual(1);
      }
    }
  });

  it('are none for what is no name', () => {
    expect(proposed('Zzz')).toEqual([]);
    expect(proposed(' ,; ')).toEqual([]);
  });
});
