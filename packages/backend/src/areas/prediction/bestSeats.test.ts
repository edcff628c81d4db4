import { describe, expect, it } from 'vitest';
import { bestSeats } from './bestSeats.ts';
import type { Recommendation } from './recommend.ts';

const seat = (subject: string, quotaName: string, instituteCode: string): Recommendation => ({
  subject,
  quotaName,
  instituteCode,
});

describe('BEY-PRD-36 the best seats of each branch', () => {
  it('are the first of each quota, a branch together, with how many they stand for', () => {
    const found = [
      seat('MD General Medicine', 'All India', '1'),
      seat('MD Pathology', 'All India', '2'),
      seat('MD General Medicine', 'All India', '3'),
      seat('MD General Medicine', 'Delhi University Quota', '4'),
    ];
    expect(bestSeats(found)).toEqual([
      { ...found[0], alike: 2 },
      { ...found[3], alike: 1 },
      { ...found[1], alike: 1 },
    ]);
  });
});
