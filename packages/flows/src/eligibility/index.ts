export { answersFrom, answersOfDraft, budgetProblem, profileFrom, yesAndNo } from './answers.ts';
export type { Answers } from './answers.ts';
export { eligibilityOf, exceedsBudget, ineligibilityReasons } from './eligibility.ts';
export type { Eligibility, IneligibilityReason, SeatFacts } from './eligibility.ts';
export { categories, genders, poolsOf } from './pools.ts';
export { applicantFrom } from './profile.ts';
export type { Applicant, ApplicantProfile } from './profile.ts';
export { opensLate, seatAccesses, seatAccessOf } from './quotas.ts';
export type { SeatAccess } from './quotas.ts';
