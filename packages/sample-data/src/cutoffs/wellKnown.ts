import { quotas, type Quota } from '@seatwise/api-client/contract/constants/quotas';
import { seatCategories, type Ph, type Pool } from '@seatwise/api-client/contract/prediction';
import * as z from 'zod/mini';
import table from '../../data/wellKnownRanks.json' with { type: 'json' };

/**
 * First-round MBBS ranks of 2024 by college: all closing ranks that are known, and the open opening
 * one. The sources round those of deemed universities to thousands or tens.
 */
const wellKnown = z.parse(
  z.record(
    z.string(),
    z.strictObject({
      quota: z.enum(Object.values(quotas)),
      opening: z.number(),
      closing: z.partialRecord(z.enum(seatCategories), z.number()),
    }),
  ),
  table,
);

/** The figures of one pool of a college in the measured year. */
export interface Known {
  readonly closing: number;
  readonly openingRatio: number | undefined;
}

interface Seats {
  readonly subject: string;
  readonly quota: Quota;
  readonly pool: Pool;
  readonly ph: Ph;
}

export const knownFigures = (college: string, seats: Seats): Known | undefined => {
  const { subject, quota, pool, ph } = seats;
  const known = wellKnown[college];
  if (subject !== 'MBBS' || ph === 'PH' || known?.quota !== quota) return undefined;
  const closing = known.closing[pool];
  if (closing === undefined) return undefined;
  return { closing, openingRatio: pool === 'OP' ? known.opening / closing : undefined };
};
