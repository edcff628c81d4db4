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
   * An additional call. Where a backend does not implement it (404, 405 or 501), practice allotments
   * are not offered. Columns instead of records: a list below is as long as its neighbours, and a
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
        /** A programme is what can be chosen: a subject at an institute under a quota. */
        programmes: z.object({ institute: counts, subject: counts, quota: counts }),
        /** The programmes that take women only. */
        womenOnly: z.optional(counts),
        /** The pools are numbered OP, OBC, SC, ST, EW, each without and then with a disability. */
        cells: z.object({ programme: counts, pool: counts }),
        /**
         * The predicted rounds in their order, a number for each cell: its seats by the end of a main
         * round, and of the stray rounds those that they gave; all 0 where there were none.
         */
        rounds: z.array(
          z.object({
            round: z.enum(predictedRounds),
            /** Published in that year; estimated from other rounds or years; or generated. */
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
