import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { institutes } from '@seatwise/official-data';
import { describe, expect, it } from 'vitest';
import { createColleges } from './colleges.ts';

const colleges = createColleges();

const countBy = (keyOf: (college: (typeof colleges)[number]) => string) =>
  Object.fromEntries(
    Array.from(Map.groupBy(colleges, keyOf), ([key, group]) => [key, group.length]),
  );

describe('createColleges', () => {
  it('makes 1,247 colleges that differ in name and code', () => {
    expect(colleges).toHaveLength(1247);
    expect(new Set(colleges.map(({ name }) => name.trim().toLowerCase())).size).toBe(1247);
    expect(new Set(colleges.map(({ code }) => code)).size).toBe(1247);
  });

  it('gives them MCC’s codes, codes that MCC does not use, and tidy names', () => {
    const official = new Map(institutes.map((institute) => [institute.name, institute.code]));
    for (const { code, name } of colleges) {
      if (official.has(name)) expect(code).toBe(official.get(name));
      else expect(code).toMatch(/^3\d{5}$/);
      expect(name).toBe(name.trim().replaceAll(/\s+/g, ' '));
    }
  });

  it('covers all 36 states and union territories', () => {
    expect(stateNames).toHaveLength(36);
    expect(new Set(colleges.map(({ state }) => state))).toEqual(new Set(stateNames));
  });

  it('weighs streams and states as in reality', () => {
    expect(countBy(({ stream }) => stream)).toEqual({
      medical: 780,
      dental: 320,
      nursing: 65,
      hospital: 82,
    });
    expect(countBy(({ stream, state }) => `${stream} ${state}`)).toMatchObject({
      'medical Uttar Pradesh': 86,
      'medical Maharashtra': 79,
      'medical Tamil Nadu': 77,
      'medical Karnataka': 73,
      'medical Telangana': 65,
    });
  });

  it('knows the well-known ones', () => {
    const names = colleges.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'AIIMS, New Delhi',
        'PGIMER, Chandigarh',
        'JIPMER, Puducherry',
        'Armed Forces Medical College, Pune',
        'Christian Medical College, Vellore',
        "King George's Medical University, Lucknow",
        "St. John's Medical College, Bengaluru",
        'Government Dental College, Mumbai',
        'Maulana Azad Institute of Dental Sciences, New Delhi',
        'Manipal College of Dental Sciences, Manipal',
        'SRM Dental College, Ramapuram',
        'ESIC Medical College, K.K. Nagar, Chennai',
      ]),
    );
    expect(names.filter((name) => name.startsWith('AIIMS, '))).toHaveLength(20);
  });

  it('has each of them run something, and none something twice', () => {
    for (const { programmes } of colleges) {
      expect(programmes.length).toBeGreaterThan(0);
      expect(new Set(programmes).size).toBe(programmes.length);
    }
  });
});
