import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { collegeKinds } from '@seatwise/api-client/contract/prediction';
import * as z from 'zod/mini';
import instituteList from '../data/institutes.json' with { type: 'json' };
import decisionTable from '../data/nameDecisions.json' with { type: 'json' };

export const instituteStreams = ['medical', 'dental', 'nursing'] as const;
export type InstituteStream = (typeof instituteStreams)[number];

/** Who fills an institute's undergraduate seats; `MCC and …` if MCC fills the all-India part. */
const filling = ['MCC', 'MCC and state', 'MCC and GGSIPU', 'GGSIPU', 'AFMC'] as const;

const institute = z.object({
  /** Stays the same when the institute is renamed. */
  id: z.string(),
  /** MCC's code in its seat matrix, which is stable over the years; null if no list has one. */
  code: z.nullable(z.string().check(z.regex(/^\d{6}$/))),
  /** The full name, as students say it. */
  name: z.string(),
  shortName: z.string().check(z.maxLength(24)),
  city: z.string(),
  state: z.enum(stateNames),
  kind: z.enum(collegeKinds),
  stream: z.enum(instituteStreams),
  filledBy: z.enum(filling),
  /** Whether the institute only admits women. */
  womenOnly: z.optional(z.literal(true)),
  /** The source of a statement about the institute. */
  source: z.optional(z.string()),
  formerNames: z.optional(z.array(z.string())),
});

export interface Institute extends Omit<z.infer<typeof institute>, 'code'> {
  /** Identifies the institute in the product: MCC's code, or its id while no list has a code. */
  readonly code: string;
}

/** A name in a list, with the college that an admin or we decided it means. */
export interface NameDecision {
  readonly written: string;
  /** An institute's id or a college's code; null for a text that names no college. */
  readonly institute: string | null;
  readonly reason: string;
}

/** Every institute of the official lists, once; a medical and a dental wing are two institutes. */
export const institutes: readonly Institute[] = z
  .parse(z.array(institute), instituteList)
  .map((listed) => Object.assign({}, listed, { code: listed.code ?? listed.id }));

const decisionsByReason = z.parse(
  z.record(z.string(), z.record(z.string(), z.nullable(z.string()))),
  decisionTable,
);

/** Names in lists that the matching rules do not understand, with their institutes. */
export const nameDecisions: readonly NameDecision[] = Object.entries(decisionsByReason).flatMap(
  ([reason, decided]) =>
    Object.entries(decided).map(([written, institute]) => ({ written, institute, reason })),
);
