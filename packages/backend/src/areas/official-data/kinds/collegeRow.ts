import type { College } from '../../../reference/referenceData.ts';
import { collegeKinds, type CollegeKind } from '@seatwise/api-client/contract/prediction';
import { dayOf } from '../indianDates.ts';
import { plainName } from '../plainName.ts';
import { linkOf, rupeesOf, wholeNumber } from '../cellValues.ts';

/** Facts about a college as a whole. */
interface CollegeFacts {
  city: string;
  collegeKind: CollegeKind;
  website: string;
  bondYears: number;
  bondPenalty: number;
  hostel: 'both' | 'women' | 'men' | 'none';
  hostelFee: number;
  /** Rupees per month, in the first year of a postgraduate course. */
  stipend: number;
}

/** Facts about a course, or one of its quotas. */
interface CourseFacts {
  fee: number;
  intake: number;
}

/** Facts about a course, or a body's seats, that only the project's own lists have. */
interface OwnCourseFacts {
  /** Rupees for the whole course, including the hostel. */
  courseFee: number;
  /** Rupees for leaving the course. */
  bondLeaving: number;
  portalCode: string;
}

export interface Facts
  extends Partial<CollegeFacts>, Partial<CourseFacts>, Partial<OwnCourseFacts> {
  /** The date of the figures, as `2025-07-01`. */
  asOf?: string;
}

/** A list's facts about a college, or one of its courses. */
export interface CollegeRow {
  readonly code: string;
  /** Null for facts about the college as a whole. */
  readonly program: string | null;
  /** Null for facts about all quotas. */
  readonly quota: string | null;
  readonly facts: Readonly<Facts>;
  /** The college that the list adds, in the row about the college as a whole. */
  readonly adds?: Pick<College, 'name' | 'state' | 'kind'> | undefined;
}

export type Offer = Pick<CollegeRow, 'code' | 'program' | 'quota'>;

export const collegeKeyOf = ({ code, program, quota }: Offer): string =>
  JSON.stringify([code, program, quota]);

/** The college that a row adds. */
export const addedBy = ({ code, adds, facts }: CollegeRow): College | undefined =>
  adds && { code, ...adds, added: { asOf: facts.asOf ?? null } };

const kindWords: readonly (readonly [words: RegExp, kind: CollegeKind])[] = [
  [/\b(ESIC?|EMPLOYEES STATE INSURANCE)\b/, 'ESIC'],
  [/\b(ARMED FORCES|AFMS|AFMC)\b/, 'armed forces'],
  [/\bDEEMED\b/, 'deemed'],
  [/\b(CENTRAL|CENTRE|AIIMS|INI|NATIONAL IMPORTANCE)\b/, 'central'],
  [/\b(PRIVATE|PVT|TRUST|SOCIETY|SELF FINANC\w*)\b/, 'private'],
  [/\b(GOVERNMENT|GOVT|STATE|MUNICIPAL)\b/, 'government'],
];

const kindOf = (text: string): CollegeKind | undefined => {
  const plain = plainName(text);
  return (
    collegeKinds.find((kind) => plainName(kind) === plain) ??
    kindWords.find(([words]) => words.test(plain))?.[1]
  );
};

const hostelOf = (text: string): CollegeFacts['hostel'] | undefined => {
  const plain = plainName(text);
  const women = /\b(GIRLS?|WOMENS?|LADIES|FEMALE)\b/.test(plain);
  const men = /\b(BOYS?|MENS?|GENTS|MALE)\b/.test(plain);
  if (/^(NO|N|NONE|NIL|NOT AVAILABLE)$/.test(plain)) return 'none';
  if ((women && men) || /^(YES|Y|BOTH|AVAILABLE|COMMON)$/.test(plain)) return 'both';
  if (women) return 'women';
  return men ? 'men' : undefined;
};

const bondYearsOf = (text: string): number | undefined => {
  if (/^(NO|NO BOND|NIL|NONE|NOT APPLICABLE)$/.test(plainName(text))) return 0;
  const [, figure] = /^(\d+(?:\.\d+)?)\s*(?:years?|yrs?\.?)?$/i.exec(text) ?? [];
  return figure === undefined ? undefined : Number(figure);
};

interface FactReader<T> {
  readonly read: (text: string) => T | undefined;
  /** The problem to report for an unreadable cell. */
  readonly problem: string;
  /** A larger figure counts as mistyped. */
  readonly most?: number;
}

const rupees = (problem: string, most: number) => ({ read: rupeesOf, problem, most });

export const courseFacts: { readonly [F in keyof CourseFacts]: FactReader<number> } = {
  fee: rupees('unreadable fee', 10_000_000),
  intake: { read: wholeNumber, problem: 'unreadable intake', most: 1000 },
};

export const collegeFacts: {
  readonly [F in keyof CollegeFacts]: FactReader<CollegeFacts[F]>;
} = {
  city: { read: (text) => text.slice(0, 100), problem: 'unreadable city' },
  collegeKind: { read: kindOf, problem: 'unknown kind of college' },
  website: { read: linkOf, problem: 'malformed link' },
  bondYears: { read: bondYearsOf, problem: 'unreadable bond', most: 10 },
  bondPenalty: rupees('unreadable penalty', 50_000_000),
  hostel: { read: hostelOf, problem: 'unreadable hostel' },
  hostelFee: rupees('unreadable hostel fee', 2_000_000),
  stipend: rupees('unreadable stipend', 500_000),
};

export const asOf: FactReader<string> = { read: dayOf, problem: 'unreadable day' };
