import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { collegeKinds } from '@seatwise/api-client/contract/prediction';
import * as z from 'zod/mini';
import codeTable from '../data/pgCodes.json' with { type: 'json' };
import instituteList from '../data/pgInstitutes.json' with { type: 'json' };

const pgInstitute = z.object({
  /** Stays the same when the institute is renamed; none of an undergraduate institute. */
  id: z.string(),
  /** MCC's code of the PG counselling; null where no profile of it is certain. */
  code: z.nullable(z.string()),
  /** In full, as a student says it. */
  name: z.string(),
  /** Null where the lists do not say it. */
  city: z.nullable(z.string()),
  state: z.enum(stateNames),
  /** Null where neither its name nor a quota of its seats tells. */
  kind: z.nullable(z.enum(collegeKinds)),
  stream: z.enum(['medical', 'hospital']),
  formerNames: z.optional(z.array(z.string())),
});

export interface PgInstitute extends Omit<z.infer<typeof pgInstitute>, 'code'> {
  /** Names it in the product: MCC's code, or its id while no list has a code of it. */
  readonly code: string;
}

/** Institutes with postgraduate seats alone: hospitals, and medical colleges that MCC fills no MBBS seats of. */
export const pgInstitutes: readonly PgInstitute[] = z
  .parse(z.array(pgInstitute), instituteList)
  .map((listed) => Object.assign({}, listed, { code: listed.code ?? listed.id }));

/**
 * MCC's codes of the PG counselling by institute, the undergraduate ones among them. Some have one
 * for their university and one for their National Board seats; the oldest is first.
 */
export const pgCodes: Readonly<Record<string, readonly string[]>> = z.parse(
  z.record(z.string(), z.array(z.string())),
  codeTable,
);
