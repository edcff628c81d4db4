import type { ApplicantProfile } from './applicant.ts';

/** Who may use the seats of a quota. */
export const seatAccesses = [
  'everyone',
  'domicile',
  /** By the school, or by the university of the first degree. */
  'study',
  'esi',
  'armed-forces',
  /** The armed forces first, civilians after them. */
  'service',
  'community',
  'nri',
  'alumni',
] as const;
export type SeatAccess = (typeof seatAccesses)[number];

type Schooling = NonNullable<ApplicantProfile['schooling']>;

/** What a quota asks for besides its access. */
export interface QuotaRule {
  readonly access: SeatAccess;
  /** The states whose domicile counts; absent: the seat's own state. */
  readonly states?: readonly string[];
  /** Where Class 11 and 12 have to be attended, for an undergraduate seat. */
  readonly schools?: readonly Schooling[];
  /** The university that its own students come from; with `schools` for postgraduate seats alone. */
  readonly university?: 'AMU' | 'BHU' | 'DU' | 'IP' | 'Jamia';
  readonly community?: 'Muslim' | 'Jain';
  /** Only women, or only a category of the community. */
  readonly only?: 'F' | 'OBC' | 'ST';
  /** Only foreign nationals, so no non-resident Indians. */
  readonly isForeign?: boolean;
  /** Filled without reservation, by candidates who pay. */
  readonly isPaid?: boolean;
  /** Whether everybody may choose seats that stay vacant, from Round 3 on. */
  readonly opensLate?: boolean;
}

const ofDelhi = { access: 'study', schools: ['Delhi'] } as const;
const ofCapitalRegion = ['Delhi', 'NCR'] as const;

const everyone: QuotaRule = { access: 'everyone' };

/**
 * By the names of the allotment lists, the first that matches counts; the two-letter codes are those
 * of the seat matrix and of the postgraduate lists. docs/domain.md names the sources.
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

/** Lists repeat few names thousands of times. */
const known = new Map<string, QuotaRule>();

/** The rule of a quota; one that is not known, or has no name, is open to everyone. */
export const ruleOf = (quotaName: string): QuotaRule => {
  const rule = known.get(quotaName) ?? findRule(quotaName);
  known.set(quotaName, rule);
  return rule;
};

/** Whether everybody may choose vacant seats of a quota from Round 3 on. */
export const opensLate = (quotaName: string): boolean => ruleOf(quotaName).opensLate === true;

/**
 * Whether a state fills the seat in a counselling of its own, and not MCC: its own quota, and what
 * private colleges have beside the seats of the national board and of a minority.
 */
export const isFilledByState = (quotaName: string, collegeKind: string | null | undefined) =>
  /^state quota$/i.test(quotaName.trim()) ||
  (collegeKind === 'private' && !/^(dnb|jain)\b/i.test(quotaName.trim()));

/** Who may use the seats of a quota, by its name or code. */
export const seatAccessOf = (quotaName: string): SeatAccess => ruleOf(quotaName).access;
