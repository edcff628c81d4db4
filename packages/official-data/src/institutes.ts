import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { collegeKinds } from '@seatwise/api-client/contract/prediction';
import * as z from 'zod/mini';
import instituteList from '../data/institutes.json' with { type: 'json' };
import decisionTable from '../data/nameDecisions.json' with { type: 'json' };

export const instituteStreams = ['medical', 'dental', 'nursing'] as const;
export type InstituteStream = (typeof instituteStreams)[number];

/** Who fills the undergraduate seats of an institute; `MCC and …` where MCC fills the all-India part. */
const filling = ['MCC', 'MCC and state', 'MCC and GGSIPU', 'GGSIPU', 'AFMC'] as const;

const institute = z.object({
  /** Stays the same when the institute is renamed. */
  id: z.string(),
  /** MCC's code in its seat matrix, which it keeps over the years; null where no list has one. */
  code: z.nullable(z.string().check(z.regex(/^\d{6}$/))),
  /** In full, as a student says it. */
  name: z.string(),
  shortName: z.string().check(z.maxLength(24)),
  city: z.string(),
  state: z.enum(stateNames),
  kind: z.enum(collegeKinds),
  stream: z.enum(instituteStreams),
  filledBy: z.enum(filling),
  /** Whether it takes women only. */
  womenOnly: z.optional(z.literal(true)),
  /** Where a statement about it comes from. */
  source: z.optional(z.string()),
  formerNames: z.optional(z.array(z.string())),
});

export interface Institute extends Omit<z.infer<typeof institute>, 'code'> {
  /** Names it in the product: MCC's code, or its id while no list has a code of it. */
  readonly code: string;
}

/** What a list calls a college, as an admin or we have decided. */
export interface NameDecision {
  readonly written: string;
  /** An institute's id, or a college's code; null for a text that names none. */
  readonly institute: string | null;
  readonly reason: string;
}

/** Every institute of the official lists, once; a medical and a dental wing are two. */
export const institutes: readonly Institute[] = z
  .parse(z.array(institute), instituteList)
  .map((listed) => Object.assign({}, listed, { code: listed.code ?? listed.id }));

const decisionsByReason = z.parse(
  z.record(z.string(), z.record(z.string(), z.nullable(z.string()))),
  decisionTable,
);

/** What lists call institutes beyond what the matching rules understand. */
export const nameDecisions: readonly NameDecision[] = Object.entries(decisionsByReason).flatMap(
  ([reason, decided]) =>
    Object.entries(decided).map(([written, institute]) => ({ written, institute, reason })),
);
