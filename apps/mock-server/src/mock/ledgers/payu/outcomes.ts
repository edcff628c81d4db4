import * as z from 'zod/mini';
import type { PayuTransaction } from '../../../db/records.ts';
import table from './outcomes.json' with { type: 'json' };

export type Outcome = NonNullable<PayuTransaction['outcome']>;

export const outcomes = ['success', 'failure', 'pending', 'cancelled'] as const satisfies Outcome[];

const text = z.string();

/** The provider's wording of each outcome; `title` is the headline of the return page. */
export const wordsOf = z.parse(
  z.record(
    z.enum(outcomes),
    z.strictObject({
      status: z.enum(['success', 'failure', 'pending']),
      unmappedstatus: text,
      error: text,
      message: text,
      field9: text,
      title: text,
    }),
  ),
  table,
);
