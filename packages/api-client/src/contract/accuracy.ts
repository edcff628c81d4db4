import * as z from 'zod/mini';
import { exams } from './constants/counselling.ts';
import { json, defineArea } from './operation.ts';
import { predictedRounds, tiers } from './prediction.ts';
import { stateNames } from './constants/applicant.ts';
import { inBothLanguages, maybe } from './values.ts';

/** The formula in use, and those it was compared with. */
export const comparedFormulas = ['chosen', 'slower', 'former', 'lastYear', 'median'] as const;

const group = z.object({
  exam: z.enum(exams),
  /** The prediction is for the end of this main round. */
  round: maybe(z.enum(predictedRounds)),
  /** The predicted years, the earliest first. */
  years: z.array(
    z.object({
      year: z.int(),
      /** The years that the prediction was based on. */
      from: maybe(z.array(z.int())),
      /** A seat is a programme, quota and category at a college. */
      seats: z.int(),
      /** Seats with closing ranks in earlier years but not in this one: they are not measured. */
      unfilled: maybe(z.int()),
      tiers: z.array(
        z.object({
          tier: z.enum(tiers),
          /** The number of ranks that were tested at these seats. */
          measured: z.int(),
          /** The number of measured ranks that reached the seat. */
          reached: z.int(),
          /** The mean of the predicted chances; null if nothing was measured. */
          chance: maybe(z.number()),
        }),
      ),
    }),
  ),
});

export const accuracy = defineArea('everyone', {
  /**
   * An additional call. If a backend does not implement it (404, 405 or 501), the accuracy page
   * explains the method without figures.
   */
  readAccuracy: {
    summary: 'The prediction measured: each year of the data predicted from the years before it',
    route: 'GET /api/backtest',
    answer: json(
      z.object({
        groups: z.array(group),
        /** A year as predicted before any of its lists were published, by round. */
        frozen: maybe(z.array(group)),
        /** The newest year of states with several years of lists, by counselling authority. */
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
        /** Formulas compared with each other on the published ranks of a round. */
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
                      /** The mean log loss; lower is better. */
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
