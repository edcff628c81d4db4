import * as z from 'zod/mini';
import table from '../data/specialities.json' with { type: 'json' };

const number = z.number();

const speciality = z.strictObject({
  name: z.string(),
  /** The share of teaching colleges that run it. */
  common: number,
  /** What a middling college gives through the central counselling. */
  seats: number,
  /** All-India open closing ranks of 2024 over the colleges: the keenest, the median, the last. */
  closing: z.tuple([number, number, number]),
});
export type Speciality = z.infer<typeof speciality>;

/**
 * Postgraduate programmes of universities, fellowships and two-year diplomas of the National Board,
 * which hospitals train for, and dental branches, whose closing ranks are made up.
 */
export const specialities = z.parse(
  z.record(z.enum(['university', 'nationalBoard', 'diplomas', 'dental']), z.array(speciality)),
  table,
);
