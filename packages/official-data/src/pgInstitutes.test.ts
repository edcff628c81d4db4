import { describe, expect, it } from 'vitest';
import { createInstituteNames } from './instituteNames.ts';
import { institutes, nameDecisions } from './institutes.ts';
import { pgCodes, pgInstitutes } from './pgInstitutes.ts';
import { readPgSpellings } from './testing/spellings.ts';

describe('the institutes of the PG lists', () => {
  it('are 1,287 beside the undergraduate ones, each once', () => {
    expect(pgInstitutes).toHaveLength(1287);
    const ids = [...institutes, ...pgInstitutes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const named = new Set(pgInstitutes.map(({ name, state }) => `${name}, ${state}`));
    expect(named.size).toBe(pgInstitutes.length);
    expect(pgInstitutes.map(({ id }) => id)).toEqual(pgInstitutes.map(({ id }) => id).toSorted());
  });

  it('say their city in their name where the lists do', () => {
    const strange = pgInstitutes.filter(({ name, city }) => city && !name.endsWith(`, ${city}`));
    expect(strange).toEqual([]);
  });

  it('have codes of MCC that no other one has, of which the first is its own', () => {
    const known = new Set([...institutes, ...pgInstitutes].map(({ id }) => id));
    expect(Object.keys(pgCodes).filter((id) => !known.has(id))).toEqual([]);
    const codes = Object.values(pgCodes).flat();
    expect(codes.every((code) => /^[79]0\d{4}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { id, code } of pgInstitutes) expect(pgCodes[id]?.[0] ?? id).toBe(code);
  });

  it.each([
    ['sir-ganga-ram-new-delhi', null],
    ['command-lucknow', 'armed forces'],
    ['esic-hospital-varanasi', 'ESIC'],
    ['dh-ballari', 'government'],
  ])('%s is of the kind %s', (id, kind) => {
    expect(pgInstitutes.find((institute) => institute.id === id)?.kind).toBe(kind);
  });
});

describe("the spellings of MCC's PG lists", () => {
  const spellings = readPgSpellings();
  const all = [...institutes, ...pgInstitutes];
  const names = createInstituteNames([], all, nameDecisions);
  const idOf = (written: string, course: string) =>
    names.read({ written, course })?.college.institute?.id;

  it('are read as the institutes that they mean', () => {
    expect(spellings).toHaveLength(1824);
    const misread = spellings.flatMap(({ id, written, course }) => {
      const meant = idOf(written, course);
      return meant === id ? [] : [`${written} is ${meant ?? 'none'}`];
    });
    expect(misread).toEqual([]);
  });

  it('are mostly read by rules, and never as another institute, without what was decided', () => {
    const decided = nameDecisions.filter(({ reason }) => !reason.includes('PG lists'));
    const ruled = createInstituteNames([], all, decided);
    const read = spellings.map(({ id, written, course }) => ({
      id,
      as: ruled.read({ written, course })?.college.institute?.id,
    }));
    expect(read.filter(({ as }) => as !== undefined).length).toBeGreaterThan(1420);
    expect(read.filter(({ id, as }) => as !== undefined && as !== id).length).toBeLessThanOrEqual(
      1,
    );
  });

  it('are no hospitals for MBBS', () => {
    const hospitals = new Set(
      pgInstitutes.filter(({ stream }) => stream === 'hospital').map(({ id }) => id),
    );
    const taken = spellings.filter(({ written }) => hospitals.has(idOf(written, 'MBBS') ?? ''));
    expect(taken).toEqual([]);
  });

  it.each([
    ['CIVIL HOSPITAL, NEAR BUS STAND, KAITHAL, HARYANA', undefined],
    ['CIVIL HOSPITAL, AMBALA ROAD, KAITHAL, HARYANA', undefined],
    ['APOLLO HOSPITAL, INDORE, MADHYA PRADESH', undefined],
    ['Apollo Hospitals, 21 Greams Road, Chennai, Tamil Nadu 600006', 'apollo-greams-road-chennai'],
    ['DISTRICT HOSPITAL, ANDHRA PRADESH, KADIRI, ANDHRA PRADESH', undefined],
    // The lists only have the hospital in Vizianagaram.
    ['Tirumala Hospitals, 7 Roads, Kadapa, Andhra Pradesh, 516001', undefined],
  ])('%s is %s', (written, id) => {
    expect(idOf(written, 'DNB General Medicine')).toBe(id);
  });
});
