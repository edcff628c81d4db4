import type { seatCategories, seatPh } from '@seatwise/api-client/contract/prediction';
import type { CollegeKind } from '../college.ts';
import type { Exam } from '../programmes.ts';

export type Pool = (typeof seatCategories)[number];
export type Ph = (typeof seatPh)[number];

export interface CutoffYear {
  readonly year: number;
  /** All-India ranks of the first and the last student admitted. */
  readonly minAir: number;
  readonly maxAir: number;
  readonly admits: number;
  /** Generated, not taken from an allotment list. */
  readonly sample: boolean;
  /** Of an imported year: the ranks of each round. */
  readonly rounds?: readonly {
    readonly round: string;
    readonly minAir: number;
    readonly maxAir: number;
    readonly admits: number;
  }[];
}

/** Who got in where: one institute, subject, quota and pool of seats, year by year. */
export interface CutoffCell {
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
  readonly years: readonly CutoffYear[];
}
