import { describe, expect, it } from 'vitest';
import { createCells, createColleges } from '../index.ts';
import type { Pool } from '@seatwise/api-client/contract/prediction';

const cells = createCells(createColleges());

const row2024 = (institute: string, quota: string, pool: Pool) =>
  cells
    .find(
      (cell) =>
        cell.institute === institute &&
        cell.subject === 'MBBS' &&
        cell.quota === quota &&
        cell.allottedCategory === pool &&
        cell.ph === 'NO',
    )
    ?.years.find(({ year }) => year === 2024);

const openRanks = (institute: string, quota: string) => {
  const row = row2024(institute, quota, 'OP');
  return [row?.minAir, row?.maxAir];
};

const allIndia = 'All India';
const open = 'Open Seat Quota';

describe('the well-known colleges, 2024', () => {
  it.each([
    ['AIIMS, New Delhi', open, 1, 47, 214, 186, 647, 1150],
    ['Maulana Azad Medical College, New Delhi', allIndia, 58, 145, 336, 329, 2097, 4268],
    [
      'Vardhman Mahavir Medical College and Safdarjung Hospital, New Delhi',
      allIndia,
      54,
      141,
      432,
      327,
      1749,
      8852,
    ],
    ['University College of Medical Sciences, Delhi', allIndia, 149, 390, 581, 787, 3853, 11_941],
    ['Lady Hardinge Medical College, New Delhi', allIndia, 489, 826, 1769, 1470, 8427, 16_132],
    ['AIIMS, Bhopal', open, 79, 510, 1013, 992, 5850, 15_645],
    ['AIIMS, Rishikesh', open, 241, 731, 1200, 1133, 8393, 19_156],
    ['Seth G.S. Medical College, Mumbai', allIndia, 52, 1010, 3387, 2163, 16_607, 29_866],
    ['Grant Government Medical College, Mumbai', allIndia, 1244, 2338, 4237, 3875, 29_621, 48_044],
    ['B.J. Government Medical College, Pune', allIndia, 937, 2379, 5164, 4598, 28_594, 72_444],
    ['Madras Medical College, Chennai', allIndia, 100, 1023, 4921, 1241, 10_376, 48_469],
    ['Stanley Medical College, Chennai', allIndia, 1256, 2121, 6986, 2919, 15_879, 58_707],
    ['Government Medical College, Kozhikode', allIndia, 415, 1149, 10_350, 1449, 36_877, 34_361],
    [
      'Government Medical College, Thiruvananthapuram',
      allIndia,
      662,
      1715,
      7203,
      2060,
      43_043,
      56_771,
    ],
    [
      'Bangalore Medical College and Research Institute, Bengaluru',
      allIndia,
      431,
      1345,
      4427,
      3371,
      23_453,
      30_135,
    ],
    ['Osmania Medical College, Hyderabad', allIndia, 1113, 3517, 6915, 5813, 33_079, 60_966],
  ])('%s, %s: %d to %d, then %d, %d, %d, %d', (name, quota, first, last, ...reserved) => {
    expect(openRanks(name, quota)).toEqual([first, last]);
    const pools = ['EW', 'OBC', 'SC', 'ST'] as const;
    expect(pools.map((pool) => row2024(name, quota, pool)?.maxAir)).toEqual(reserved);
  });

  it.each([
    ['Gandhi Medical College, Secunderabad', allIndia, 549, 2588],
    ['Andhra Medical College, Visakhapatnam', allIndia, 2112, 4326],
    ['Patna Medical College, Patna', allIndia, 2102, 3273],
    ['SCB Medical College, Cuttack', allIndia, 1334, 3208],
    ['Kilpauk Medical College, Chennai', allIndia, 2168, 3190],
    ['Mysore Medical College and Research Institute, Mysuru', allIndia, 2161, 3627],
    ['Jawaharlal Nehru Medical College, Aligarh Muslim University, Aligarh', open, 1003, 3131],
    ['Kasturba Medical College, Manipal', 'Deemed/Paid Seats Quota', 154, 57_207],
    ['Kasturba Medical College, Mangaluru', 'Deemed/Paid Seats Quota', 2822, 57_207],
  ])('%s, %s: %d to %d', (name, quota, first, last) => {
    expect(openRanks(name, quota)).toEqual([first, last]);
  });

  it.each([
    ['Amrita School of Medicine, Kochi', 20, 287],
    ['Sri Ramachandra Medical College, Chennai', 21, 314],
    ['Dr. D.Y. Patil Medical College, Pune', 60, 569],
    ['SRM Medical College, Kattankulathur', 132, 638],
  ])('%s, deemed: %dk to %dk', (name, first, last) => {
    const ranks = openRanks(name, 'Deemed/Paid Seats Quota');
    expect(ranks.map((rank) => Math.round(rank! / 1000))).toEqual([first, last]);
  });
});
