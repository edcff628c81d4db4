import * as z from 'zod/mini';
import { json, defineArea } from './operation.ts';
import { maybe } from './values.ts';

const count = maybe(z.int());

export const figures = defineArea('admin', {
  readFigures: {
    summary:
      'Sign-ups, predictions and purchases of the last 30 days, by day in India, oldest first',
    route: 'GET /api/admin/figures',
    answer: json(
      z.object({
        days: maybe(
          z.array(
            z.object({
              /** Such as 2026-12-15. */
              day: z.string(),
              signUps: count,
              /** Answers of the college prediction to students. */
              predictions: count,
              purchases: count,
              /** What the purchases brought in. */
              paise: count,
            }),
          ),
        ),
      }),
    ),
  },
});
