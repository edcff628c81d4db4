import { examOfProgramme, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { openPool, poolsOf } from '../shared/pools.ts';
import { categories, poolNamed } from './pools.ts';
import type { Applicant, ApplicantProfile } from './applicant.ts';
import { ruleOf, type QuotaRule } from './quotas.ts';

/** Why a student cannot have a seat, as a code that screens put into words. */
export const ineligibilityReasons = [
  /** `detail`: the exam whose ranks fill the seat. */
  'exam',
  /** Closed to foreign nationals and to holders of an OCI card of March 2021 or later. */
  'citizenship',
  /** `detail`: the states whose students may apply, joined by ', '. */
  'domicile',
  /** `detail`: where the student must have attended Class 11 and 12, as codes joined by ', '. */
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
  'own-selection',
  'budget',
] as const;
export type IneligibilityReason = (typeof ineligibilityReasons)[number];

/** The reasons that depend on a claim of the student, so that an answer decides. */
export const claims = [
  'esi',
  'nri',
  'community',
  'women-only',
  'armed-forces',
  'domicile',
  'schooling',
  'alumni',
  'category',
  'pwd',
  /** The college selects by its own test, whatever the student answers. */
  'own-selection',
] as const satisfies readonly IneligibilityReason[];
export type Claim = (typeof claims)[number];

interface Because<Reason> {
  readonly reason: Reason;
  /** What the seat requires, if the reason does not say it. */
  readonly detail?: string;
  /** Whether everybody may choose the seat from Round 3 if it stays vacant. */
  readonly opensLate?: boolean;
}

/** Whether a student may have a seat; `depends` if the deciding answer is missing. */
export type Eligibility =
  | { readonly outcome: 'open' }
  | ({ readonly outcome: 'depends' } & Because<Claim>)
  | ({ readonly outcome: 'closed' } & Because<IneligibilityReason>);
export type Outcome = Eligibility['outcome'];

/** What is known about a seat; absent facts decide nothing. */
export interface SeatFacts {
  readonly programme?: string | null | undefined;
  readonly quotaName?: string | null | undefined;
  readonly allottedCategory?: string | null | undefined;
  readonly allottedPh?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly collegeKind?: string | null | undefined;
  /** Whether the college admits only women to this programme. */
  readonly womenOnly?: boolean | null | undefined;
  /** In rupees. */
  readonly annualFee?: number | null | undefined;
}

const open: Eligibility = { outcome: 'open' };

const closed = (reason: IneligibilityReason, detail?: string): Eligibility => ({
  outcome: 'closed',
  reason,
  ...(detail !== undefined && { detail }),
});

const depends = (reason: Claim, detail?: string): Eligibility => ({
  outcome: 'depends',
  reason,
  ...(detail !== undefined && { detail }),
});

/** The first verdict that closes a seat, else the first that depends on an answer. */
const strictest = (verdicts: readonly Eligibility[]): Eligibility =>
  verdicts.find(({ outcome }) => outcome === 'closed') ??
  verdicts.find(({ outcome }) => outcome === 'depends') ??
  open;

/** The verdict on a seat that requires one of these answers. */
const claiming = <Answer>(
  answer: Answer | undefined,
  wanted: readonly Answer[],
  reason: Claim,
  detail?: string,
): Eligibility => {
  if (answer === undefined) return depends(reason, detail);
  return wanted.includes(answer) ? open : closed(reason, detail);
};

const byExam = ({ exam }: Applicant, { programme }: SeatFacts): Eligibility => {
  const name = programme?.trim();
  if (!exam || !name) return open;
  const wanted = examOfProgramme(name);
  return wanted === exam ? open : closed('exam', wanted);
};

/** Foreign nationals and holders of a late OCI card can only get seats for non-residents. */
const byCitizenship = ({ nationality }: Applicant, { access }: QuotaRule): Eligibility =>
  access !== 'nri' && (nationality === 'foreign' || nationality === 'OCI since 2021-03-04')
    ? closed('citizenship')
    : open;

const byGender = ({ gender }: Applicant, rule: QuotaRule, { womenOnly }: SeatFacts): Eligibility =>
  womenOnly || rule.only === 'F' ? claiming(gender, ['F', 'O'], 'women-only') : open;

const byDomicile = (
  { homeState }: Applicant,
  { states }: QuotaRule,
  seatState: string | null | undefined,
): Eligibility => {
  const accepted = states ?? (seatState?.trim() ? [seatState.trim()] : []);
  return accepted.length > 0
    ? claiming<string>(homeState, accepted, 'domicile', accepted.join(', '))
    : open;
};

const byUniversity = ({ alumniOf }: Applicant, { university }: QuotaRule): Eligibility =>
  university ? claiming(alumniOf, [university], 'alumni', university) : open;

const bySchool = ({ schooling }: Applicant, { schools }: QuotaRule): Eligibility =>
  schools ? claiming(schooling, schools, 'schooling', schools.join(', ')) : open;

/**
 * Undergraduate seats depend on the school, postgraduate seats on the university of the first
 * degree. For a seat of an unknown exam either is enough.
 */
const byStudy = (profile: Applicant, rule: QuotaRule, exam: Exam | undefined): Eligibility => {
  const school = bySchool(profile, rule);
  if (exam === 'UG' || (exam === undefined && !rule.university)) return school;
  const university = byUniversity(profile, rule);
  return exam === undefined && school.outcome !== 'closed' && university.outcome !== 'open'
    ? school
    : university;
};

const byOrigin = ({ nationality, nri }: Applicant, { isForeign }: QuotaRule): Eligibility => {
  if (isForeign && (nationality === 'Indian' || nationality === 'NRI')) return closed('foreign');
  const isIndian = nationality === undefined || nationality === 'Indian';
  return isIndian ? claiming(nri, [true], 'nri') : open;
};

const byCommunity = (
  { minority, category }: Applicant,
  { community, only }: QuotaRule,
): Eligibility =>
  strictest([
    community ? claiming(minority, [community], 'community', community) : open,
    only && only !== 'F' ? claiming(category, [only], 'category', only) : open,
  ]);

const byAccess = (
  profile: Applicant,
  rule: QuotaRule,
  { state }: SeatFacts,
  exam: Exam | undefined,
): Eligibility => {
  switch (rule.access) {
    case 'everyone':
    case 'service':
      return open;
    case 'domicile':
      return byDomicile(profile, rule, state);
    case 'study':
      return byStudy(profile, rule, exam);
    case 'esi':
      return claiming(profile.esi, [true], 'esi');
    case 'armed-forces':
      return strictest([
        claiming(profile.armedForces, [true], 'armed-forces'),
        bySchool(profile, rule),
      ]);
    case 'community':
      return byCommunity(profile, rule);
    case 'nri':
      return byOrigin(profile, rule);
    case 'alumni':
      return byUniversity(profile, rule);
  }
};

const examOfSeat = ({ exam }: Applicant, { programme }: SeatFacts): Exam | undefined =>
  programme?.trim() ? examOfProgramme(programme.trim()) : exam;

const byQuota = (profile: Applicant, rule: QuotaRule, seat: SeatFacts): Eligibility => {
  const verdict = byAccess(profile, rule, seat, examOfSeat(profile, seat));
  return verdict.outcome === 'open' || !rule.opensLate ? verdict : { ...verdict, opensLate: true };
};

/** AFMC invites candidates registered with MCC to its own test, so no rank secures a seat there. */
const bySelection = (profile: Applicant, seat: SeatFacts): Eligibility =>
  seat.collegeKind === 'armed forces' && examOfSeat(profile, seat) === 'UG'
    ? depends('own-selection')
    : open;

/** Deemed colleges and paid seats have no reservation. */
const byReservation = (
  { category, pwd }: ApplicantProfile,
  { isPaid }: QuotaRule,
  { allottedCategory, allottedPh, collegeKind }: SeatFacts,
): Eligibility => {
  const pool = poolNamed(allottedCategory ?? '');
  const isReserved = !isPaid && collegeKind !== 'deemed' && pool !== '' && pool !== openPool;
  const reached = categories.filter((one) => poolsOf(one).includes(pool));
  return strictest([
    isReserved ? claiming(category, reached, 'category', pool) : open,
    allottedPh?.trim().toUpperCase() === 'PH' ? claiming(pwd, [true], 'pwd') : open,
  ]);
};

interface KnownFee {
  readonly feePerYear?: number | null | undefined;
  readonly feeAtLeast?: number | null | undefined;
}

/** The yearly fee; if unknown, the lowest known fee of the course and quota. */
export const leastFee = ({ feePerYear, feeAtLeast }: KnownFee): number | null | undefined =>
  feePerYear ?? feeAtLeast ?? feePerYear;

/** Whether a year costs more than the student's budget; false if either is unknown. */
export const exceedsBudget = (
  profile: Pick<ApplicantProfile, 'budgetPerYear'> | null,
  fee: number | null | undefined,
): boolean => typeof fee === 'number' && fee > (profile?.budgetPerYear ?? Infinity);

const byBudget = (profile: ApplicantProfile, { annualFee }: SeatFacts): Eligibility =>
  exceedsBudget(profile, annualFee) ? closed('budget') : open;

/**
 * Whether a student may have a seat: the one rule for results, lists, tests and practice. Unknown
 * facts of a seat decide nothing. Of several reasons the first counts, refusals before open
 * questions: exam, citizenship, gender, quota, the college's selection, reservation, budget.
 */
export const eligibilityOf = (profile: Applicant, seat: SeatFacts): Eligibility => {
  const rule = ruleOf(seat.quotaName ?? '');
  return strictest([
    byExam(profile, seat),
    byCitizenship(profile, rule),
    byGender(profile, rule, seat),
    byQuota(profile, rule, seat),
    bySelection(profile, seat),
    byReservation(profile, rule, seat),
    byBudget(profile, seat),
  ]);
};
