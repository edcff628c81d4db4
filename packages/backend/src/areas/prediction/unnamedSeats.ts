import type { AnswerOf } from '@seatwise/api-client';
import type { prediction } from '@seatwise/api-client/contract/prediction';
import type { Recommendation } from './recommend.ts';

type UnnamedSeat = NonNullable<AnswerOf<typeof prediction.countRecommendations>['seats']>[number];

/** Seats for a question that took no try: the facts about eligibility, without college names. */
export const unnamedSeats = (rows: readonly Recommendation[]): UnnamedSeat[] => {
  const numbers = new Map<string, number>();
  const numberOf = (code: string): number => {
    const number = numbers.get(code) ?? numbers.size + 1;
    numbers.set(code, number);
    return number;
  };
  return rows.map((row) => {
    const newest = row.history?.find(({ year }) => year === row.resultYear);
    return {
      college: numberOf(row.instituteCode!),
      collegeKind: row.collegeKind,
      state: row.state,
      womenOnly: row.womenOnly,
      quotaName: row.quotaName,
      allottedCategory: row.allottedCategory,
      allottedPh: row.allottedPh,
      probabilityTier: row.probabilityTier!,
      closing: newest?.maxAir,
      closingYear: newest?.year,
    };
  });
};
