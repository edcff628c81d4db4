import type { AnswerOf } from '@seatwise/api-client';
import type { applicant } from '@seatwise/api-client/contract/applicant';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';

type Answer = AnswerOf<(typeof applicant)['readApplicant']>;

/** A student's answers about themselves; an absent field was not answered. */
export type ApplicantProfile = Readonly<NonNullable<Answer['profile']>>;

/** A student: their answers, and their account's exam. */
export interface Applicant extends ApplicantProfile {
  /** Absent if the account does not have it. */
  readonly exam?: Exam | undefined;
}

/** The answers, completed from the account; they take precedence over the account's gender. */
export const applicantFrom = (
  { profile, accountGender }: Answer,
  exam: Exam | undefined,
): Applicant => ({
  ...(accountGender && { gender: accountGender }),
  ...profile,
  exam,
});
