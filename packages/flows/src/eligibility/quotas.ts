/** Who may use the seats of a quota. */
export const seatAccesses = [
  'everyone',
  'domicile',
  'parentage',
  'community',
  'nri',
  'alumni',
] as const;
export type SeatAccess = (typeof seatAccesses)[number];

/** What a quota asks for besides its access. */
export interface QuotaRule {
  readonly access: SeatAccess;
  /** The states whose domicile counts; absent: the seat's own state. */
  readonly states?: readonly string[];
  /** Studies at this university count, for `domicile` as well as the state does. */
  readonly university?: 'AMU' | 'BHU' | 'DU' | 'IP' | 'Jamia';
  readonly parentage?: 'esi' | 'armedForces';
  readonly community?: 'Muslim' | 'Jain';
  /** Only women, or only a category of the community. */
  readonly only?: 'F' | 'OBC' | 'ST';
  /** Filled without reservation, by candidates who pay. */
  readonly isPaid?: boolean;
}

const delhi = ['Delhi'];
/** The capital region reaches into three neighbours; which districts count is not asked. */
const capitalRegion = ['Delhi', 'Haryana', 'Uttar Pradesh', 'Rajasthan'];

const everyone: QuotaRule = { access: 'everyone' };

/**
 * By the names of the allotment lists, the first that matches counts; the two-letter codes are those
 * of the seat matrix and of the postgraduate lists.
 */
const rules: readonly (readonly [name: RegExp, rule: QuotaRule])[] = [
  [/non-resident indian|foreign country|\bnri\b|^nr$/, { access: 'nri', isPaid: true }],
  [
    /\bip quota nursing|employees state insurance|^e[sn]$/,
    { access: 'parentage', parentage: 'esi' },
  ],
  [
    /armed forces.*\b(du|ip) quota|delhi ncr.*\bcw\b/,
    { access: 'parentage', parentage: 'armedForces', states: capitalRegion },
  ],
  [/armed forces|^af$/, { access: 'parentage', parentage: 'armedForces' }],
  [/^muslim women/, { access: 'community', community: 'Muslim', only: 'F' }],
  [/^muslim obc/, { access: 'community', community: 'Muslim', only: 'OBC' }],
  [/^muslim st\b/, { access: 'community', community: 'Muslim', only: 'ST' }],
  [/^muslim|^mm$/, { access: 'community', community: 'Muslim' }],
  [/^jain\b|^jm$/, { access: 'community', community: 'Jain' }],
  [/delhi university|^du$/, { access: 'domicile', states: delhi, university: 'DU' }],
  [/\bip university|^ip$/, { access: 'domicile', states: delhi, university: 'IP' }],
  [/delhi ncr/, { access: 'domicile', states: capitalRegion }],
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

/** Who may use the seats of a quota, by its name or code. */
export const seatAccessOf = (quotaName: string): SeatAccess => ruleOf(quotaName).access;
