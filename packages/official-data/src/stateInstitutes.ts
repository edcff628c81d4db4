import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { collegeKinds } from '@seatwise/api-client/contract/prediction';
import * as z from 'zod/mini';
import instituteList from '../data/stateInstitutes.json' with { type: 'json' };

const stateInstitute = z.strictObject({
  /** Also names it in the product: MCC has no code of it. */
  id: z.string(),
  /** In full, as a student says it. */
  name: z.string(),
  /** Null where the lists do not say it. */
  city: z.nullable(z.string()),
  state: z.enum(stateNames),
  /** Null where it is not certain. */
  kind: z.nullable(z.enum(collegeKinds)),
  stream: z.enum(['medical', 'dental']),
});
export type StateInstitute = z.infer<typeof stateInstitute>;

/** Institutes whose seats only their state allots. */
export const stateInstitutes: readonly StateInstitute[] = z.parse(
  z.array(stateInstitute),
  instituteList,
);
