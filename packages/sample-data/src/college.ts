import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
import type { CollegeKind } from '@seatwise/api-client/contract/prediction';

export const streams = ['medical', 'dental', 'nursing', 'hospital'] as const;
export type Stream = (typeof streams)[number];

/** A college, with what its samples are made from. */
export interface SampleCollege {
  /** Six digits, as on allotment letters. */
  readonly code: string;
  readonly name: string;
  readonly state: StateName;
  readonly kind: CollegeKind;
  readonly stream: Stream;
  /** How sought after it is among its kind: 0 is the most, 1 or a little more the least. */
  readonly standing: number;
  /** The first year it admitted students, not before the first year of the cut-offs. */
  readonly since: number;
  /** What it runs as a rule, undergraduate first. */
  readonly programmes: readonly string[];
}
