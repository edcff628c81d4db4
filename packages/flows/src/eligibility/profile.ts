import type { AnswerOf } from '@seatwise/api-client';
import type { applicant } from '@seatwise/api-client/contract/applicant';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';

/** What a student says about themselves; what is absent was not answered. */
export type ApplicantProfile = Readonly<
  NonNullable<AnswerOf<(typeof applicant)['readApplicant']>['profile']>
>;

/** A student: what they answered, and the exam of the account. */
export interface Applicant extends ApplicantProfile {
  /** Absent where the account does not say it. */
  readonly exam?: Exam | undefined;
}
