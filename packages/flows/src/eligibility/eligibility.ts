import { examOfProgramme, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { poolNamed, poolsOf } from './pools.ts';
import type { Applicant, ApplicantProfile } from './applicant.ts';
import { ruleOf, type QuotaRule } from './quotas.ts';

/** Why a seat is out of reach, as a code that screens put into words. */
export const ineligibilityReasons = [
  /** `detail`: the exam by whose ranks the seat is given. */
  'exam',
  /** Not for foreign nationals, nor for holders of an OCI card of March 2021 or later. */
  'citizenship',
  /** `detail`: the states whose students may apply, joined by ', '. */
  'domicile',
  /** `detail`: where Class 11 and 12 have to be attended, as codes joined by ', '. */
  'schooling',
  'esi',
  'armed-forces',
  /** `detail`: the community. */
  'community',
  'women-only',
  'nri',
  'foreign',
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
      /** Whether the student may choose the seat from Round 3 on, if it stays vacant. */
      readonly opensLate?: boolean;
    };

/** What is known of a seat; what is absent decides nothing. */
export interface SeatFacts {
  readonly programme?: string | null | undefined;
  readonly quotaName?: string | null | undefined;
  readonly allottedCategory?: string | null | undefined;
  readonly allottedPh?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly collegeKind?: string | null | undefined;
  /** Whether the college takes women only in this programme. */
  readonly womenOnly?: boolean | null | undefined;
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

/** Foreign nationals and holders of a late OCI card get the seats of non-residents alone. */
const byCitizenship = ({ nationality }: Applicant, { access }: QuotaRule): Eligibility =>
  access !== 'nri' && (nationality === 'foreign' || nationality === 'OCI since 2021-03-04')
    ? refuse('citizenship')
    : mayApply;

const byGender = ({ gender }: Applicant, rule: QuotaRule, { womenOnly }: SeatFacts): Eligibility =>
  gender === 'M' && (womenOnly || rule.only === 'F') ? refuse('women-only') : mayApply;

const byDomicile = (
  { homeState }: Applicant,
  { states }: QuotaRule,
  seatState: string | null | undefined,
): Eligibility => {
  const accepted = states ?? (seatState?.trim() ? [seatState.trim()] : []);
  return accepted.length > 0 && isNone<string>(homeState, accepted)
    ? refuse('domicile', accepted.join(', '))
    : mayApply;
};

const byUniversity = ({ alumniOf }: Applicant, { university }: QuotaRule): Eligibility =>
  university && isNone(alumniOf, [university]) ? refuse('alumni', university) : mayApply;

const bySchool = ({ schooling }: Applicant, { schools }: QuotaRule): Eligibility =>
  schools && isNone(schooling, schools) ? refuse('schooling', schools.join(', ')) : mayApply;

/**
 * Undergraduate seats by the school, postgraduate ones by the university of the first degree. A
 * seat of an unknown exam is refused only where both would be.
 */
const byStudy = (profile: Applicant, rule: QuotaRule, exam: Exam | undefined): Eligibility => {
  const school = bySchool(profile, rule);
  if (exam === 'UG' || (exam === undefined && !rule.university)) return school;
  const university = byUniversity(profile, rule);
  return exam === undefined && school.mayApply ? school : university;
};

const byOrigin = ({ nationality, nri }: Applicant, { isForeign }: QuotaRule): Eligibility => {
  if (isForeign && (nationality === 'Indian' || nationality === 'NRI')) return refuse('foreign');
  const isIndian = nationality === undefined || nationality === 'Indian';
  return isIndian && nri === false ? refuse('nri') : mayApply;
};

const byCommunity = (profile: Applicant, { community, only }: QuotaRule): Eligibility => {
  if (community && isNone(profile.minority, [community])) return refuse('community', community);
  return only && only !== 'F' && isNone(profile.category, [only])
    ? refuse('category', only)
    : mayApply;
};

const byAccess = (
  profile: Applicant,
  rule: QuotaRule,
  { state }: SeatFacts,
  exam: Exam | undefined,
): Eligibility => {
  switch (rule.access) {
    case 'everyone':
    case 'service':
      return mayApply;
    case 'domicile':
      return byDomicile(profile, rule, state);
    case 'study':
      return byStudy(profile, rule, exam);
    case 'esi':
      return profile.esi === false ? refuse('esi') : mayApply;
    case 'armed-forces':
      return profile.armedForces === false ? refuse('armed-forces') : bySchool(profile, rule);
    case 'community':
      return byCommunity(profile, rule);
    case 'nri':
      return byOrigin(profile, rule);
    case 'alumni':
      return byUniversity(profile, rule);
  }
};

const byQuota = (profile: Applicant, rule: QuotaRule, seat: SeatFacts): Eligibility => {
  const programme = seat.programme?.trim();
  const exam = programme ? examOfProgramme(programme) : profile.exam;
  const verdict = byAccess(profile, rule, seat, exam);
  return verdict.mayApply || !rule.opensLate ? verdict : { ...verdict, opensLate: true };
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

/** Whether a year costs more than the student's budget; not where either is unknown. */
export const exceedsBudget = (
  profile: Pick<ApplicantProfile, 'budgetPerYear'> | null,
  fee: number | null | undefined,
): boolean => typeof fee === 'number' && fee > (profile?.budgetPerYear ?? Infinity);

const byBudget = (profile: ApplicantProfile, { annualFee }: SeatFacts): Eligibility =>
  exceedsBudget(profile, annualFee) ? refuse('budget') : mayApply;

/**
 * Whether a student may apply for a seat. Nothing is refused by what was not answered or is not
 * known; of several reasons the first counts: the exam, citizenship, gender, the quota's, the
 * reservation's, the budget's.
 */
export const eligibilityOf = (profile: Applicant, seat: SeatFacts): Eligibility => {
  const rule = ruleOf(seat.quotaName ?? '');
  const verdicts = [
    byExam(profile, seat),
    byCitizenship(profile, rule),
    byGender(profile, rule, seat),
    byQuota(profile, rule, seat),
    byReservation(profile, rule, seat),
    byBudget(profile, seat),
  ];
  return verdicts.find((verdict) => !verdict.mayApply) ?? mayApply;
};
