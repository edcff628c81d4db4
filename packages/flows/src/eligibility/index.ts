export {
  answersFrom,
  answersOfDraft,
  budgetProblem,
  byWeight,
  changedAnswers,
  claimsIn,
  isAsked,
  profileFrom,
  yesAndNo,
} from './answers.ts';
export type { Answers, Question } from './answers.ts';
export {
  claims,
  eligibilityOf,
  exceedsBudget,
  leastFee,
  ineligibilityReasons,
} from './eligibility.ts';
export type { Claim, Eligibility, IneligibilityReason, Outcome, SeatFacts } from './eligibility.ts';
export { claimsOf, isAskedFor, withClaims, type ClaimAnswers } from './claims.ts';
export { categoryName } from './messages.ts';
export { categories, genders } from './pools.ts';
export { applicantFrom, type Applicant, type ApplicantProfile } from './applicant.ts';
export {
  isFilledByState,
  isGovernment,
  isPaid,
  opensLate,
  seatAccesses,
  seatAccessOf,
} from './quotas.ts';
export { isStateQuestion, stateClaimsOf } from './stateClaims.ts';
export type { SeatAccess } from './quotas.ts';
