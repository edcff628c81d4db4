import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { collegeKinds } from '@seatwise/api-client/contract/prediction';
import * as z from 'zod/mini';
import instituteList from '../data/stateInstitutes.json' with { type: 'json' };

const stateInstitute = z.strictObject({
  /** Also identifies the institute in the product, because MCC has no code for it. */
  id: z.string(),
  /** The full name, as students say it. */
  name: z.string(),
  /** null if the lists have no city. */
  city: z.nullable(z.string()),
  state: z.enum(stateNames),
  /** null if uncertain. */
  kind: z.nullable(z.enum(collegeKinds)),
  stream: z.enum(['medical', 'dental']),
});
export type StateInstitute = z.infer<typeof stateInstitute>;

/** Institutes whose seats only their state allots. */
export const stateInstitutes: readonly StateInstitute[] = z.parse(
  z.array(stateInstitute),
  instituteList,
);
