import { expect, it } from 'vitest';
import { intakesOf } from './intakes.ts';

const seat = (program: string, seats: number | null) => ({
  program,
  quotaName: 'All India',
  seats,
  fee: null,
  source: 'imported' as const,
});

it('BEY-ELG-06 BEY-COL-02 counts the seats a year by exam, as far as they are known', () => {
  const seats = [
    seat('MBBS', 155),
    seat('B.Sc Nursing', 29),
    seat('MD General Medicine', 110),
    seat('MS General Surgery', null),
    seat('MDS Periodontology', null),
  ];
  expect(intakesOf(seats)).toEqual([
    { exam: 'UG', count: 184, isWhole: true },
    { exam: 'PG', count: 110, isWhole: false },
  ]);
});
