import { accuracy } from '@seatwise/api-client/contract/accuracy';
import * as z from 'zod/mini';
import frozen2025 from '../data/ug/frozen2025.json' with { type: 'json' };

const { groups } = accuracy.readAccuracy.answer.schema._zod.def.shape;

/** A prediction recorded before the lists of its year came in; `pnpm accuracy` repeats it. */
export const frozenTest = z.parse(
  z.object({
    exam: z.literal('UG'),
    year: z.int(),
    frozenOn: z.string(),
    /** The lists of earlier years that were still missing here. */
    missing: z.array(z.string()),
    /** The constants of the formula at that time. */
    constants: z.object({
      decay: z.number(),
      growth: z.number(),
      market: z.number(),
      student: z.number(),
    }),
    groups,
  }),
  frozen2025,
);
