import { expect, it } from 'vitest';
import type { ClosedSeats, ListedCollege } from '@seatwise/official-data/college-lists';
import { chooseSeats, findRows, listQuery } from './closedSeats.ts';

const text = (en: string) => ({ en, hi: en });

const college = (name: string, city: string): ListedCollege => ({
  name,
  city,
  state: 'Kerala',
  kind: 'government',
});

const seats = (
  course: string,
  publisher: string,
  category: string,
  ranks: readonly (readonly number[])[] = [],
): ClosedSeats => ({
  course,
  publisher: text(publisher),
  portal: 'https://mcc.nic.in/',
  quota: text('Quota'),
  category: text(category),
  years: [2025, 2024].map((year) => ({ year, round: text('Round 3') })),
  ranks,
});

const query = (search: string) => listQuery.read(new URLSearchParams(search));

it('BEY-COL-08 each choice narrows the next, and one that is not offered is the first', () => {
  const all = [
    seats('MBBS', 'CEE', 'Open'),
    seats('MBBS', 'CEE', 'SC'),
    seats('MBBS', 'MCC', 'Open'),
    seats('BDS', 'MCC', 'ST'),
  ];
  const first = chooseSeats(all, query(''));
  expect(first.seats).toBe(all[0]);
  expect(first.courses).toEqual(['MBBS', 'BDS']);
  expect(first.quotas).toEqual([all[0], all[2]]);
  expect(first.categories).toEqual([all[0], all[1]]);
  expect(chooseSeats(all, query('quota=MCC: Quota&category=SC')).seats).toBe(all[2]);
  expect(chooseSeats(all, query('course=BDS')).seats).toBe(all[3]);
  expect(chooseSeats(all, query('course=BHMS&category=SC')).seats).toBe(all[1]);
});

it('BEY-COL-08 the rows stand by their newest rank, those without it behind', () => {
  const colleges = ['A', 'B', 'C', 'D'].map((name) => college(name, 'Kochi'));
  const ranks = [
    [0, 900, 100],
    [1, 0, 50],
    [2, 300, 0],
    [3, 0, 40],
  ];
  const rows = findRows(colleges, seats('MBBS', 'CEE', 'Open', ranks), '');
  expect(rows.map(({ college: { name } }) => name)).toEqual(['C', 'A', 'D', 'B']);
});

it('BEY-COL-08 every typed word has to be in the name or the place', () => {
  const colleges = [
    college('Government Medical College', 'Kozhikode'),
    college('Government Medical College', 'Thrissur'),
  ];
  const found = (typed: string) =>
    findRows(
      colleges,
      seats('MBBS', 'CEE', 'Open', [
        [0, 1, 1],
        [1, 2, 2],
      ]),
      typed,
    ).map(({ college: { city } }) => city);
  expect(found('  medical THRI ')).toEqual(['Thrissur']);
  expect(found('kerala')).toEqual(['Kozhikode', 'Thrissur']);
  expect(found('dental')).toEqual([]);
});
