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
              /** In the form 2026-12-15. */
              day: z.string(),
              signUps: count,
              /** The number of predictions that students received. */
              predictions: count,
              purchases: count,
              /** The revenue from the purchases. */
              paise: count,
            }),
          ),
        ),
      }),
    ),
  },
});
