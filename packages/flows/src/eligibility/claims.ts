import type { ApplicantProfile } from './applicant.ts';
import { claims, type Claim, type Eligibility } from './eligibility.ts';

/** The claims that decide about some seats, each once, in their fixed order. */
export const claimsOf = (verdicts: readonly Eligibility[]): readonly Claim[] => {
  const found = new Set(
    verdicts.flatMap((verdict) => (verdict.outcome === 'depends' ? [verdict.reason] : [])),
  );
  return claims.filter((claim) => found.has(claim));
};

/** The claims that a student makes or not with one press each, and the gender where a seat asks for it. */
export interface ClaimAnswers {
  readonly esi: boolean;
  readonly nri: boolean;
  readonly minority: 'none' | 'Muslim' | 'Jain' | 'other';
  readonly gender?: ApplicantProfile['gender'];
}

/** Whether the answers so far leave one of these questions open. */
export const isAskedFor = (
  profile: ApplicantProfile | null,
  question: keyof ClaimAnswers,
): boolean => profile?.[question] === undefined;

/** The answers with those that were missing; what was answered before stays. */
export const withClaims = (
  profile: ApplicantProfile | null,
  answers: ClaimAnswers,
): ApplicantProfile => ({ ...answers, ...profile });
