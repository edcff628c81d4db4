import type { CollegeKind, Ph, Pool } from '@seatwise/api-client/contract/prediction';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';

export interface SampleYear {
  readonly year: number;
  /** All-India ranks of the first and the last student admitted. */
  readonly minAir: number;
  readonly maxAir: number;
  readonly admits: number;
  /** Generated, not taken from an allotment list. */
  readonly sample: true;
}

/** Who got in where: one institute, subject, quota and pool of seats, year by year. */
export interface SampleCell {
  readonly instituteCode: string;
  readonly institute: string;
  readonly state: string;
  readonly kind: CollegeKind;
  readonly subject: string;
  readonly quota: string;
  readonly allottedCategory: Pool;
  readonly ph: Ph;
  readonly exam: Exam;
  /** Where the API finds it: dental postgraduates come under PG. */
  readonly counseling: 'UG' | 'PG';
  /** The earliest first; a year without an admission is missing. */
  readonly years: readonly SampleYear[];
}
