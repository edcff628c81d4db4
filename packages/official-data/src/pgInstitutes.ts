import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { collegeKinds } from '@seatwise/api-client/contract/prediction';
import * as z from 'zod/mini';
import codeTable from '../data/pgCodes.json' with { type: 'json' };
import instituteList from '../data/pgInstitutes.json' with { type: 'json' };

const pgInstitute = z.object({
  /** Stays the same when the institute is renamed; no undergraduate institute has this id. */
  id: z.string(),
  /** MCC's code in the PG counselling; null if no profile is certain. */
  code: z.nullable(z.string()),
  /** The full name, as students say it. */
  name: z.string(),
  /** null if the lists have no city. */
  city: z.nullable(z.string()),
  state: z.enum(stateNames),
  /** null if neither its name nor a quota of its seats shows the kind. */
  kind: z.nullable(z.enum(collegeKinds)),
  stream: z.enum(['medical', 'hospital']),
  formerNames: z.optional(z.array(z.string())),
});

export interface PgInstitute extends Omit<z.infer<typeof pgInstitute>, 'code'> {
  /** Identifies the institute in the product: MCC's code, or its id while no list has a code. */
  readonly code: string;
}

/** Institutes with only postgraduate seats: hospitals, and colleges without MBBS seats from MCC. */
export const pgInstitutes: readonly PgInstitute[] = z
  .parse(z.array(pgInstitute), instituteList)
  .map((listed) => Object.assign({}, listed, { code: listed.code ?? listed.id }));

/**
 * MCC's codes in the PG counselling by institute, including undergraduate institutes. Some have one
 * code for university seats and one for National Board seats; the oldest comes first.
 */
export const pgCodes: Readonly<Record<string, readonly string[]>> = z.parse(
  z.record(z.string(), z.array(z.string())),
  codeTable,
);
