export { eligibilityOf, ineligibilityReasons } from './eligibility.ts';
export type { Eligibility, IneligibilityReason, SeatFacts } from './eligibility.ts';
export { categories, genders, poolsOf } from './pools.ts';
export type { ApplicantProfile } from './profile.ts';
export { seatAccesses, seatAccessOf } from './quotas.ts';
export type { SeatAccess } from './quotas.ts';
