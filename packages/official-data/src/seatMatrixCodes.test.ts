import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createInstituteNames } from './instituteNames.ts';
import { institutes, nameDecisions } from './institutes.ts';

/** Every institute of MCC's 2026 seat matrix with its code, a course, and its name and address. */
const matrix = readFileSync(new URL('testing/seatMatrix2026.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', course = '', ...written] = line.split('|');
    return { code, course, written: written.join('|') };
  });

const names = createInstituteNames([], institutes, nameDecisions);

describe('the codes of the institutes', () => {
  it('BEY-DAT-60 are those of the seat matrix of 2026, each beside the institute of its name', () => {
    const wrong = matrix.filter(
      ({ code, course, written }) => names.read({ written, course })?.college.code !== code,
    );
    expect(matrix).toHaveLength(606);
    expect(wrong).toEqual([]);
  });

  it('BEY-DAT-60 are in no other list: what the matrix lacks has no code', () => {
    const codes = new Set(matrix.map(({ code }) => code));
    const others = institutes.filter(({ code }) => !codes.has(code));
    expect(others).toHaveLength(16);
    for (const { id, code } of others) expect(code).toBe(id);
  });

  it.each([
    ['mamc-delhi', '200449'],
    ['aiims-delhi', '200502'],
    ['vmmc-delhi', '200495'],
    ['kgmu-lucknow', '200296'],
    ['grant-mc-mumbai', '200219'],
    ['lhmc-delhi', '200448'],
  ])('BEY-DAT-60 %s is %s', (id, code) => {
    expect(institutes.find((institute) => institute.id === id)?.code).toBe(code);
  });
});
