import * as z from 'zod/mini';
import { exams } from './constants/counselling.ts';
import { json, defineArea } from './operation.ts';
import { predictedRounds, tiers } from './prediction.ts';
import { stateNames } from './constants/applicant.ts';
import { inBothLanguages, maybe } from './values.ts';

/** The formula that answers, and those that it was compared with. */
export const comparedFormulas = ['chosen', 'slower', 'former', 'lastYear', 'median'] as const;

const group = z.object({
  exam: z.enum(exams),
  /** By the end of which main round. */
  round: maybe(z.enum(predictedRounds)),
  /** The years that were predicted, the earliest first. */
  years: z.array(
    z.object({
      year: z.int(),
      /** The years that it was predicted from. */
      from: maybe(z.array(z.int())),
      /** A seat is a programme, quota and category at a college. */
      seats: z.int(),
      /** Seats that had closing ranks before and none in this year: they are not measured. */
      unfilled: maybe(z.int()),
      tiers: z.array(
        z.object({
          tier: z.enum(tiers),
          /** Ranks that the seats were asked for. */
          measured: z.int(),
          /** The number of measured ranks with which the seat was within reach. */
          reached: z.int(),
          /** The mean of the chances that were given; null where nothing was measured. */
          chance: maybe(z.number()),
        }),
      ),
    }),
  ),
});

export const accuracy = defineArea('everyone', {
  /**
   * An additional call. Where a backend does not implement it (404, 405 or 501), the page that shows
   * it explains the method without figures.
   */
  readAccuracy: {
    summary: 'The prediction measured: each year of the data predicted from the years before it',
    route: 'GET /api/backtest',
    answer: json(
      z.object({
        groups: z.array(group),
        /** A year as it was predicted before any list of it came in, by round. */
        frozen: maybe(z.array(group)),
        /** The newest year of states with lists of several years, by the authority that gives the seats. */
        authorities: maybe(
          z.array(
            z.object({
              key: z.string(),
              state: maybe(z.enum(stateNames)),
              shortName: inBothLanguages,
              groups: z.array(group),
            }),
          ),
        ),
        /** Formulas side by side, on published ranks of a round. */
        comparisons: maybe(
          z.array(
            z.object({
              exam: z.enum(exams),
              round: z.enum(predictedRounds),
              formulas: z.array(
                z.object({
                  formula: z.enum(comparedFormulas),
                  /** Each year predicted from the years before it. */
                  years: z.array(
                    z.object({
                      year: z.int(),
                      seats: z.int(),
                      /** The mean log loss: the lower, the more of what came was foreseen. */
                      logLoss: z.number(),
                    }),
                  ),
                }),
              ),
            }),
          ),
        ),
      }),
    ),
  },
});
