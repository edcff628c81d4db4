import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { poolNamed, poolsOf } from './pools.ts';
import type { Applicant, ApplicantProfile } from './profile.ts';
import { ruleOf, type QuotaRule } from './quotas.ts';

/** Why a seat is out of reach, as a code that screens put into words. */
export const ineligibilityReasons = [
  /** `detail`: the exam by whose ranks the seat is given. */
  'exam',
  /** `detail`: the states whose students may apply, joined by ', '. */
  'domicile',
  'esi',
  'armed-forces',
  /** `detail`: the community. */
  'community',
  'women-only',
  'nri',
  /** `detail`: the university. */
  'alumni',
  /** `detail`: the pool that the seat is reserved for. */
  'category',
  'pwd',
  'budget',
] as const;
export type IneligibilityReason = (typeof ineligibilityReasons)[number];

export type Eligibility =
  | { readonly mayApply: true }
  | {
      readonly mayApply: false;
      readonly reason: IneligibilityReason;
      /** What the seat asks for, where the reason alone does not say it. */
      readonly detail?: string;
    };

/** What is known of a seat; what is absent decides nothing. */
export interface SeatFacts {
  readonly programme?: string | null | undefined;
  readonly quotaName?: string | null | undefined;
  readonly allottedCategory?: string | null | undefined;
  readonly allottedPh?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly collegeKind?: string | null | undefined;
  /** In rupees. */
  readonly annualFee?: number | null | undefined;
}

const mayApply: Eligibility = { mayApply: true };

const refuse = (reason: IneligibilityReason, detail?: string): Eligibility => ({
  mayApply: false,
  reason,
  ...(detail !== undefined && { detail }),
});

/** Whether an answer was given that is none of those that a quota accepts. */
const isNone = <Answer>(answer: Answer | undefined, wanted: readonly Answer[]): boolean =>
  answer !== undefined && !wanted.includes(answer);

const byExam = ({ exam }: Applicant, { programme }: SeatFacts): Eligibility => {
  const name = programme?.trim();
  if (!exam || !name) return mayApply;
  const wanted = examOfProgramme(name);
  return wanted === exam ? mayApply : refuse('exam', wanted);
};

const byDomicile = (
  { homeState, alumniOf }: ApplicantProfile,
  { states, university }: QuotaRule,
  seatState: string | null | undefined,
): Eligibility => {
  const accepted = states ?? (seatState?.trim() ? [seatState.trim()] : []);
  if (accepted.length === 0 || !isNone<string>(homeState, accepted)) return mayApply;
  if (university && !isNone<string>(alumniOf, [university])) return mayApply;
  return refuse('domicile', accepted.join(', '));
};

const byQuota = (profile: ApplicantProfile, rule: QuotaRule, { state }: SeatFacts): Eligibility => {
  switch (rule.access) {
    case 'everyone':
      return mayApply;
    case 'domicile':
      return byDomicile(profile, rule, state);
    case 'parentage':
      if (rule.parentage === 'esi') return profile.esi === false ? refuse('esi') : mayApply;
      if (profile.armedForces === false) return refuse('armed-forces');
      return rule.states ? byDomicile(profile, rule, state) : mayApply;
    case 'community':
      if (rule.community && isNone(profile.minority, [rule.community]))
        return refuse('community', rule.community);
      if (rule.only === 'F') return isNone(profile.gender, ['F']) ? refuse('women-only') : mayApply;
      return rule.only && isNone(profile.category, [rule.only])
        ? refuse('category', rule.only)
        : mayApply;
    case 'nri':
      return profile.nri === false ? refuse('nri') : mayApply;
    case 'alumni':
      return rule.university && isNone(profile.alumniOf, [rule.university])
        ? refuse('alumni', rule.university)
        : mayApply;
  }
};

/** Deemed colleges and paid seats know no reservation. */
const byReservation = (
  { category, pwd }: ApplicantProfile,
  { isPaid }: QuotaRule,
  { allottedCategory, allottedPh, collegeKind }: SeatFacts,
): Eligibility => {
  const pool = poolNamed(allottedCategory ?? '');
  const isExempt = isPaid || collegeKind === 'deemed';
  if (!isExempt && pool && category && !poolsOf(category).includes(pool))
    return refuse('category', pool);
  return pwd === false && allottedPh?.trim().toUpperCase() === 'PH' ? refuse('pwd') : mayApply;
};

const byBudget = ({ budgetPerYear }: ApplicantProfile, { annualFee }: SeatFacts): Eligibility =>
  budgetPerYear !== undefined && typeof annualFee === 'number' && annualFee > budgetPerYear
    ? refuse('budget')
    : mayApply;

/**
 * Whether a student may apply for a seat. Nothing is refused by what was not answered or is not
 * known; of several reasons the first counts: the exam, the quota's, the reservation's, the budget's.
 */
export const eligibilityOf = (profile: Applicant, seat: SeatFacts): Eligibility => {
  const rule = ruleOf(seat.quotaName ?? '');
  const verdicts = [
    byExam(profile, seat),
    byQuota(profile, rule, seat),
    byReservation(profile, rule, seat),
    byBudget(profile, seat),
  ];
  return verdicts.find((verdict) => !verdict.mayApply) ?? mayApply;
};
