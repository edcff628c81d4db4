import { quotas } from '@seatwise/api-client/contract/constants/quotas';
import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { seatCategories, seatPh } from '@seatwise/api-client/contract/prediction';
import { describe, expect, it } from 'vitest';
import ranks2023 from '../data/pg/2023.json' with { type: 'json' };
import ranks2024 from '../data/pg/2024.json' with { type: 'json' };
import { institutes } from './institutes.ts';
import { pgInstitutes } from './pgInstitutes.ts';
import { programmes } from './programmes.ts';

const years: Readonly<Record<number, Readonly<Record<string, readonly string[]>>>> = {
  2023: ranks2023,
  2024: ranks2024,
};
const cells = Object.entries(years).flatMap(([year, rounds]) =>
  Object.entries(rounds).flatMap(([round, lines]) =>
    lines.map((line) => {
      const [id, course, quota, pool, ph, opening, closing, allotted] = line.split(',');
      const ranks = [Number(opening), Number(closing), Number(allotted)] as const;
      return { list: `${year} ${round}`, seat: { id, course, quota, pool, ph }, ranks };
    }),
  ),
);

describe('the closing ranks of the PG counselling', () => {
  // The totals of the published rows.
  it.each([
    ['2023 Round 1', 12_860, 22_506],
    ['2023 Round 2', 10_375, 15_184],
    ['2023 Round 3', 9_348, 12_658],
    ['2023 Stray Vacancy', 2_602, 2_858],
    ['2023 Special Stray Vacancy', 730, 762],
    ['2024 Round 1', 13_984, 24_671],
    ['2024 Round 2', 11_066, 16_182],
    ['2024 Round 3', 10_345, 13_991],
    ['2024 Stray Vacancy', 2_160, 2_331],
    ['2024 Special Stray Vacancy', 528, 558],
  ])('of %s are %i seats, given to %i candidates', (list, seats, candidates) => {
    const own = cells.filter((cell) => cell.list === list);
    expect(own).toHaveLength(seats);
    expect(own.reduce((sum, { ranks }) => sum + ranks[2], 0)).toBe(candidates);
    expect(new Set(own.map(({ seat }) => Object.values(seat).join())).size).toBe(seats);
  });

  it('are of known institutes, courses, quotas and categories', () => {
    const ids = new Set([...institutes, ...pgInstitutes].map(({ id }) => id));
    const courses = new Set(programmes.PG);
    const quotaNames = new Set<string>(Object.values(quotas));
    const strange = cells.filter(
      ({ seat: { id, course, quota, pool, ph } }) =>
        !ids.has(id!) ||
        !courses.has(course!) ||
        !quotaNames.has(quota!) ||
        !seatCategories.some((each) => each === pool) ||
        !seatPh.some((each) => each === ph),
    );
    expect(strange).toEqual([]);
  });

  it('open before they close', () => {
    const strange = cells.filter(
      ({ ranks: [opening, closing, allotted] }) =>
        !(opening >= 1 && opening <= closing && closing < 260_000) || allotted < 1,
    );
    expect(strange).toEqual([]);
  });

  it('use each institute', () => {
    const used = new Set(cells.map(({ seat }) => seat.id));
    expect(pgInstitutes.filter(({ id }) => !used.has(id))).toEqual([]);
  });

  it.each([
    ['2023 Round 1', 'mamc-delhi', 'MD General Medicine', 'All India', [6, 44, 4]],
    ['2024 Round 1', 'mamc-delhi', 'MD Radio-Diagnosis', 'All India', [8, 31, 3]],
    ['2024 Round 3', 'kgmu-lucknow', 'MD General Medicine', 'All India', [796, 1166, 4]],
    ['2024 Round 1', 'grant-mc-mumbai', 'MD Radio-Diagnosis', 'All India', [82, 130, 3]],
    ['2024 Round 2', 'bjmc-pune', 'MD General Medicine', 'All India', [640, 1124, 5]],
    ['2023 Round 1', 'gsmc-kem-mumbai', 'MD Radio-Diagnosis', 'All India', [7, 35, 2]],
    ['2024 Round 1', 'vmmc-delhi', 'MD General Medicine', quotas.ip, [1320, 2050, 4]],
    ['2024 Round 1', 'ims-bhu-varanasi', 'MD Radio-Diagnosis', quotas.bhu, [675, 1532, 2]],
    ['2024 Round 1', 'mmc-chennai', 'MD General Medicine', 'All India', [7, 320, 6]],
    ['2024 Round 1', 'kmc-manipal', 'MD Radio-Diagnosis', quotas.management, [2894, 4891, 7]],
    ['2024 Round 1', 'sir-ganga-ram-new-delhi', 'DNB General Medicine', quotas.dnb, [222, 861, 6]],
  ])('%s, %s, %s, %s, open are %j', (list, id, course, quota, ranks) => {
    const cell = cells.find(
      ({ list: own, seat }) =>
        own === list && Object.values(seat).join() === [id, course, quota, 'OP', 'NO'].join(),
    );
    expect(cell?.ranks).toEqual(ranks);
  });
});

describe('the programmes', () => {
  it.each(['UG', 'PG', 'MDS'] as const)('BEY-COL-03 of %s count in its ranks', (exam) => {
    for (const programme of programmes[exam]) expect(examOfProgramme(programme)).toBe(exam);
  });

  it('are 116', () => {
    expect(Object.values(programmes).map(({ length }) => length)).toEqual([3, 104, 9]);
  });
});
