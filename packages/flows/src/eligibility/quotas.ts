import type { CollegeKind } from '@seatwise/api-client/contract/constants/prediction';
import type { ApplicantProfile } from './applicant.ts';

/** Who may use the seats of a quota. */
export const seatAccesses = [
  'everyone',
  'domicile',
  /** Depends on the school, or on the university of the first degree. */
  'study',
  'esi',
  'armed-forces',
  /** Members of the armed forces first, then civilians. */
  'service',
  'community',
  'nri',
  'alumni',
] as const;
export type SeatAccess = (typeof seatAccesses)[number];

type Schooling = NonNullable<ApplicantProfile['schooling']>;

/** What a quota requires besides its access. */
export interface QuotaRule {
  readonly access: SeatAccess;
  /** The states whose domicile counts; if absent, the seat's own state. */
  readonly states?: readonly string[];
  /** Where the student must have attended Class 11 and 12, for an undergraduate seat. */
  readonly schools?: readonly Schooling[];
  /** The university whose graduates may apply; with `schools`, only for postgraduate seats. */
  readonly university?: 'AMU' | 'BHU' | 'DU' | 'IP' | 'Jamia';
  readonly community?: 'Muslim' | 'Jain';
  /** Reserved for women, or for one category of the community. */
  readonly only?: 'F' | 'OBC' | 'ST';
  /** Only for foreign nationals, so closed to non-resident Indians. */
  readonly isForeign?: boolean;
  /** Filled without reservation, by paying candidates. */
  readonly isPaid?: boolean;
  /** Whether everybody may choose vacant seats from Round 3. */
  readonly opensLate?: boolean;
}

const ofDelhi = { access: 'study', schools: ['Delhi'] } as const;
const ofCapitalRegion = ['Delhi', 'NCR'] as const;

const everyone: QuotaRule = { access: 'everyone' };

/**
 * The rules by the names in the allotment lists; the first match counts. The two-letter codes come
 * from the seat matrix and the postgraduate lists. docs/domain.md names the sources.
 */
const rules: readonly (readonly [name: RegExp, rule: QuotaRule])[] = [
  [/foreign country/, { access: 'nri', isPaid: true, isForeign: true }],
  [/^non-resident indian$|^nri?$/, { access: 'nri', isPaid: true, opensLate: true }],
  [/non-resident indian|\bnri\b/, { access: 'nri', isPaid: true }],
  [/\bip quota nursing|employees state insurance|^e[sn]$/, { access: 'esi' }],
  [
    /armed forces.*\b(du|ip) quota|delhi ncr.*\bcw\b/,
    { access: 'armed-forces', schools: ofCapitalRegion },
  ],
  [/armed forces|^af$/, { access: 'service' }],
  [/^muslim women/, { access: 'community', community: 'Muslim', only: 'F' }],
  [/^muslim obc/, { access: 'community', community: 'Muslim', only: 'OBC' }],
  [/^muslim st\b/, { access: 'community', community: 'Muslim', only: 'ST' }],
  [/^muslim minority|^mm$/, { access: 'community', community: 'Muslim', opensLate: true }],
  [/^muslim/, { access: 'community', community: 'Muslim' }],
  [/^jain\b|^jm$/, { access: 'community', community: 'Jain', opensLate: true }],
  [/delhi university|^du$/, { ...ofDelhi, university: 'DU' }],
  [/\bip university|^ip$/, { ...ofDelhi, university: 'IP' }],
  [/delhi ncr/, { access: 'study', schools: ofCapitalRegion }],
  [/puducherry/, { access: 'domicile', states: ['Puducherry'] }],
  [/aligarh muslim university|^am$/, { access: 'alumni', university: 'AMU' }],
  [/banaras hindu university|^bh$/, { access: 'alumni', university: 'BHU' }],
  [/jamia internal/, { access: 'alumni', university: 'Jamia' }],
  [/\bpaid seats|^ps$/, { access: 'everyone', isPaid: true }],
  [/\bdomicile|\bstate quota/, { access: 'domicile' }],
];

const findRule = (quotaName: string): QuotaRule => {
  const name = quotaName.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return rules.find(([pattern]) => pattern.test(name))?.[1] ?? everyone;
};

/** A cache, because lists repeat a few names thousands of times. */
const known = new Map<string, QuotaRule>();

/** The rule of a quota; a quota without a name or a known rule is open to everyone. */
export const ruleOf = (quotaName: string): QuotaRule => {
  const rule = known.get(quotaName) ?? findRule(quotaName);
  known.set(quotaName, rule);
  return rule;
};

/** Whether the quota's seats go to paying candidates, at a college of any kind. */
export const isPaid = (quotaName: string): boolean => ruleOf(quotaName).isPaid === true;

const governmentKinds: ReadonlySet<unknown> = new Set<CollegeKind>([
  'central',
  'government',
  'ESIC',
  'armed forces',
]);

/** Seats of government colleges, which cost far less than others, their self-financed ones excepted. */
export const isGovernment = ({
  collegeKind,
  quotaName,
}: {
  readonly collegeKind?: CollegeKind | null | undefined;
  readonly quotaName?: string | null | undefined;
}): boolean => governmentKinds.has(collegeKind) && !isPaid(quotaName ?? '');

/** Whether everybody may choose the quota's vacant seats from Round 3. */
export const opensLate = (quotaName: string): boolean => ruleOf(quotaName).opensLate === true;

/**
 * Whether a state fills the seat in its own counselling, and not MCC: the state quota, and all
 * seats of private colleges except those of the national board and of a minority.
 */
export const isFilledByState = (quotaName: string, collegeKind: string | null | undefined) =>
  /^state quota$/i.test(quotaName.trim()) ||
  (collegeKind === 'private' && !/^(dnb|jain)\b/i.test(quotaName.trim()));

/** Who may use the seats of a quota, by its name or code. */
export const seatAccessOf = (quotaName: string): SeatAccess => ruleOf(quotaName).access;
