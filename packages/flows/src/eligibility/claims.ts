import type { ApplicantProfile } from './applicant.ts';
import { claims, type Claim, type Eligibility } from './eligibility.ts';

/** The claims that decide about some seats, each once, in their fixed order. */
export const claimsOf = (verdicts: readonly Eligibility[]): readonly Claim[] => {
  const found = new Set(
    verdicts.flatMap((verdict) => (verdict.outcome === 'depends' ? [verdict.reason] : [])),
  );
  return claims.filter((claim) => found.has(claim));
};

/** The claims that one press each can answer, and the gender if a seat depends on it. */
export interface ClaimAnswers {
  readonly esi: boolean;
  readonly nri: boolean;
  readonly minority: 'none' | 'Muslim' | 'Jain' | 'other';
  readonly gender?: ApplicantProfile['gender'];
}

/** Whether the answers so far leave this question open. */
export const isAskedFor = (
  profile: ApplicantProfile | null,
  question: keyof ClaimAnswers,
): boolean => profile?.[question] === undefined;

/** The answers, completed by the claims; earlier answers stay. */
export const withClaims = (
  profile: ApplicantProfile | null,
  answers: ClaimAnswers,
): ApplicantProfile => ({ ...answers, ...profile });
