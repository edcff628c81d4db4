import type {
  alumniUniversities,
  minorities,
  StateName,
} from '@seatwise/api-client/contract/constants/applicant';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { categories, genders } from './pools.ts';

/** What a student says about themselves; what is absent was not answered. */
export interface ApplicantProfile {
  readonly homeState?: StateName | undefined;
  readonly category?: (typeof categories)[number] | undefined;
  readonly gender?: (typeof genders)[number] | undefined;
  /** A benchmark disability, certified. */
  readonly pwd?: boolean | undefined;
  readonly minority?: (typeof minorities)[number] | undefined;
  /** A child of a person insured with the Employees' State Insurance. */
  readonly esi?: boolean | undefined;
  /** A child or widow of armed forces personnel, or in their service. */
  readonly armedForces?: boolean | undefined;
  /** A non-resident or overseas Indian, sponsored by one, or a foreign national. */
  readonly nri?: boolean | undefined;
  /** The university, of those with seats for their own, that the student comes from. */
  readonly alumniOf?: (typeof alumniUniversities)[number] | undefined;
  /** The most that a year may cost, in rupees. */
  readonly budgetPerYear?: number | undefined;
}

/** A student: what they answered, and the exam of the account. */
export interface Applicant extends ApplicantProfile {
  /** Absent where the account does not say it. */
  readonly exam?: Exam | undefined;
}
