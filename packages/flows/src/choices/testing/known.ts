import { seatKey } from '../../list-sync/index.ts';
import type { Choice, SeatOutlook } from '../seat.ts';

/** A choice with this college code. */
export const choice = (instituteCode: string, more: Partial<Choice> = {}): Choice => ({
  instituteCode,
  institute: `College ${instituteCode}`,
  subject: 'MBBS',
  quotaName: 'All India',
  ...more,
});

/** The outlook of a choice: its chance and its closing rank. */
export const known = (
  entry: Choice,
  probability: number | null,
  maxAir: number | null,
  inMatrix: boolean | null = true,
): readonly [string, SeatOutlook] => {
  const { instituteCode, subject, quotaName } = entry;
  const history =
    maxAir === null
      ? []
      : [
          { year: 2023, minAir: 1, maxAir: maxAir * 3, admits: 5 },
          { year: 2024, minAir: 1, maxAir, admits: 5 },
        ];
  return [seatKey(entry), { instituteCode, subject, quotaName, inMatrix, probability, history }];
};
