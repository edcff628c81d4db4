import * as z from 'zod/mini';
import { exams } from './constants/counselling.ts';
import { predictedRounds } from './constants/prediction.ts';
import { json, defineArea } from './operation.ts';
import { maybe } from './values.ts';

const counts = z.array(z.int());
const names = z.array(z.string());

export const rankBases = ['official', 'estimate'] as const;
export type RankBasis = (typeof rankBases)[number];

export const practice = defineArea('signed-in', {
  /**
   * An additional call. If a backend does not implement it (404, 405 or 501), the app offers no
   * practice allotment. Columns instead of records: parallel lists have the same length, and a
   * number of another kind is an index into that kind's lists.
   */
  practiceSeats: {
    summary:
      'Seats and closing ranks of the last year by round, as a practice allotment needs them',
    route: 'GET /api/practice/seats',
    query: z.object({ exam: z.enum(exams) }),
    answer: json(
      z.object({
        year: z.int(),
        institutes: z.object({ code: names, name: names, state: names }),
        subjects: names,
        quotas: names,
        /** A programme is one choice: a subject at an institute under a quota. */
        programmes: z.object({ institute: counts, subject: counts, quota: counts }),
        /** The programmes that only admit women. */
        womenOnly: z.optional(counts),
        /** The pools: OP, OBC, SC, ST, EW, each first without and then with a disability. */
        cells: z.object({ programme: counts, pool: counts }),
        /**
         * The predicted rounds in order, with one number for each cell: its seats by the end of a
         * main round, or the seats given in the stray rounds; all 0 if there were none.
         */
        rounds: z.array(
          z.object({
            round: z.enum(predictedRounds),
            /** Published in that year, estimated from other rounds or years, or generated. */
            basis: z.enum(rankBases),
            seats: counts,
            opening: counts,
            closing: counts,
            /** The standard deviation of estimated closing ranks, as a logarithm. */
            doubt: maybe(z.array(z.number())),
          }),
        ),
      }),
    ),
  },
});
