import { collegeKinds } from '@seatwise/api-client/contract/prediction';
import type { StateName } from './names.ts';

export const streams = ['medical', 'dental', 'nursing', 'hospital'] as const;
export type Stream = (typeof streams)[number];

export { collegeKinds };
export type CollegeKind = (typeof collegeKinds)[number];

export interface College {
  /** Six digits, as on allotment letters. */
  readonly code: string;
  readonly name: string;
  readonly state: StateName;
  readonly kind: CollegeKind;
  /** Of a college that a published list added: the day that it is of. Nothing of it is made up. */
  readonly added?: { readonly asOf: string | null };
}

/** A college of the dataset, with what its samples are made from. */
export interface SampleCollege extends College {
  readonly stream: Stream;
  /** How sought after it is among its kind: 0 is the most, 1 or a little more the least. */
  readonly standing: number;
  /** The first year it admitted students, not before the first year of the cut-offs. */
  readonly since: number;
  /** What it runs as a rule, undergraduate first. */
  readonly programmes: readonly string[];
}
