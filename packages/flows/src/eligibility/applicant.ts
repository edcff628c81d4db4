import type { AnswerOf } from '@seatwise/api-client';
import type { applicant } from '@seatwise/api-client/contract/applicant';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';

type Answer = AnswerOf<(typeof applicant)['readApplicant']>;

/** What a student says about themselves; what is absent was not answered. */
export type ApplicantProfile = Readonly<NonNullable<Answer['profile']>>;

/** A student: what they answered, and the exam of the account. */
export interface Applicant extends ApplicantProfile {
  /** Absent where the account does not say it. */
  readonly exam?: Exam | undefined;
}

/** The answers with what the account says; an answer comes before the gender of the account. */
export const applicantFrom = (
  { profile, accountGender }: Answer,
  exam: Exam | undefined,
): Applicant => ({
  ...(accountGender && { gender: accountGender }),
  ...profile,
  exam,
});
