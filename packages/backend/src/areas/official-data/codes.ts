import type { DataRound } from '@seatwise/api-client/contract/constants/data';
import { seatCategories, type Ph, type Pool } from '@seatwise/api-client/contract/prediction';
import { examOfProgramme, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { quotas as q, type Quota } from '@seatwise/api-client/contract/constants/quotas';
import {
  courseTexts,
  institutes,
  lettersOf,
  programmes as programmesOfExams,
} from '@seatwise/official-data';
import * as z from 'zod/mini';
import table from './codes.json' with { type: 'json' };
import { plainName } from './plainName.ts';

const spellings = z.array(z.string());

/** Alternative names in official lists and seat matrices; see docs/domain.md, Quotas. */
const codes = z.parse(
  z.strictObject({
    quotas: z.partialRecord(z.enum(Object.values(q)), spellings),
    paidSeats: spellings,
    pools: z.record(z.enum(seatCategories), spellings),
    subjects: z.record(z.string(), spellings),
  }),
  table,
);

/** Letters without `and`, which lists write in many ways; tables also break words anywhere. */
const keyOf = (written: string): string => lettersOf(written.replace(/\band\b/gi, ' '));

/** Maps the letters of every spelling to its name. */
const byLetters = <T extends string>(
  spelt: readonly (readonly [name: T, spellings: readonly string[]])[],
): ReadonlyMap<string, T> =>
  new Map(
    spelt.flatMap(([name, others]) =>
      [...others, name].map((written) => [keyOf(written), name] as const),
    ),
  );

const quotaByLetters = byLetters(
  Object.values(q).map((name) => [name, codes.quotas[name] ?? []] as const),
);
/** Each exam has a different name for paid seats. */
const paidSeats = new Set(codes.paidSeats.map(keyOf));

export const quotaOf = (written: string, exam: Exam): Quota | undefined => {
  const key = keyOf(written);
  if (paidSeats.has(key)) return exam === 'UG' ? q.deemed : q.management;
  return quotaByLetters.get(key);
};

/** Colleges of IP University; the other colleges with Delhi seats belong to Delhi University. */
const ipColleges: ReadonlySet<string | null> = new Set(
  institutes
    .filter(({ id }) => ['vmmc-delhi', 'abvims-rml-delhi', 'esic-dental-rohini'].includes(id))
    .map(({ code }) => code),
);

/** Lists write `CW` for three quotas; the course and the college tell which one is meant. */
export const quotaAt = (quota: Quota, course: string, instituteCode: string): Quota => {
  if (quota !== q.duForces) return quota;
  if (course === 'B.Sc Nursing') return q.nursingForces;
  return ipColleges.has(instituteCode) ? q.ipForces : quota;
};

const pools = byLetters(seatCategories.map((pool) => [pool, codes.pools[pool]] as const));

/** Remarks like `(Priority: 5A)` and `(Group: I)` rank soldiers' children within a category. */
const remark = /\(.*$/s;
const disability = /^(PWD|PWBD)|(PH|PWD|PWBD)$/;
const noDisability = /^(GN|EW|OP|BC|OBC|SC|ST)NO$/;

export interface SeatCategory {
  readonly pool: Pool;
  readonly ph: Ph;
}

/** Every category, and its part for persons with a disability. */
export const categoryNames: readonly string[] = seatCategories.flatMap((pool) => [
  pool,
  `${pool} PH`,
]);

/** Reads `BC PH`, `OBC PwD` or just `BC`; a separate column for disability counts first. */
export const categoryOf = (written: string, phColumn = ''): SeatCategory | undefined => {
  const letters = keyOf(written.replace(remark, ''));
  const pool = pools.get(letters.replace(disability, '').replace(noDisability, '$1'));
  if (!pool) return undefined;
  const said = lettersOf(phColumn) || (disability.exec(letters)?.[0] ?? 'NO');
  return { pool, ph: ['PH', 'PWD', 'PWBD', 'YES', 'Y'].includes(said) ? 'PH' : 'NO' };
};

const programmes = Object.values(programmesOfExams).flat();
const programmeByLetters = byLetters(
  Object.values(courseTexts).flatMap((texts) =>
    Object.entries(texts).map(([written, name]) => [name, [written]] as const),
  ),
);

/** Lists write the National Board before the subject, and use MD or MS for the same subject. */
const degrees: readonly (readonly [written: string, degrees: readonly string[]])[] = [
  ['NBEMSDIPLOMA', ['NBEMS Diploma']],
  ['NBEMS', ['DNB']],
  ['DNB', ['DNB']],
  ['MDMS', ['MD', 'MS']],
  ['MDS', ['MDS']],
  ['MD', ['MD', 'MS']],
  ['MS', ['MS', 'MD']],
  ['DIPLOMA', ['Diploma in']],
];
const subjects = byLetters(
  Object.entries(codes.subjects).map(([name, others]) => [name, others] as const),
);
const subjectNames = byLetters(
  programmes.map(
    (name) => [name.replace(/^(NBEMS Diploma|Diploma in|DNB|MDS|MD|MS) /, ''), []] as const,
  ),
);

/** A degree and a subject, as `M.D. (DERM.,VENE. and LEPROSY)` or `MD IN DERMATOLOGY`. */
const postgraduate = (letters: string): string | undefined => {
  for (const [written, possible] of degrees) {
    if (!letters.startsWith(written)) continue;
    const rest = letters.slice(written.length).replace(/^IN/, '');
    const subject = subjects.get(rest) ?? subjectNames.get(rest);
    const programme = possible
      .map((degree) => `${degree} ${subject}`)
      .find((name) => programmes.includes(name));
    if (programme) return programme;
  }
  return undefined;
};

/** The programmes of an exam, or of all exams. */
export const coursesOf = (exam: Exam | null): readonly string[] =>
  programmes.filter((programme) => exam === null || examOfProgramme(programme) === exam);

/** A programme of an exam, or of any; a course may be written twice, as `MD (…)/MS (…)`. */
export const programmeOf = (written: string, exam?: Exam): string | undefined => {
  const known = [written, ...written.split('/')]
    .map(keyOf)
    .map((key) => programmeByLetters.get(key) ?? postgraduate(key))
    .find((programme) => programme !== undefined);
  return known && (exam === undefined || examOfProgramme(known) === exam) ? known : undefined;
};

const roundWords: readonly (readonly [words: RegExp, round: DataRound])[] = [
  [/\bSPECIAL STRAY( VACANCY)?( ROUND)? (II|2)\b/, 'Special Stray Vacancy II'],
  [/\bSPECIAL STRAY\b/, 'Special Stray Vacancy'],
  [/\bBDS STRAY\b/, 'BDS Stray'],
  [/\bSTRAY\b/, 'Stray Vacancy'],
  [/\b(2ND|SECOND|II) MOP ?UP\b/, 'Second Mop-up'],
  [/\bMOP ?UP\b/, 'Mop-up'],
  [/\b(ROUND|R) ?(NO )?(5|V|FIVE)\b|\b(5TH|FIFTH) ROUND\b|^(5|V|R5)$/, 'Round 5'],
  [/\b(ROUND|R) ?(NO )?(4|IV|FOUR)\b|\b(4TH|FOURTH) ROUND\b|^(4|IV|R4)$/, 'Round 4'],
  [/\b(ROUND|R) ?(NO )?(3|III|THREE)\b|\b(3RD|THIRD) ROUND\b|^(3|III|R3)$/, 'Round 3'],
  [/\b(ROUND|R) ?(NO )?(2|II|TWO)\b|\b(2ND|SECOND) ROUND\b|^(2|II|R2)$/, 'Round 2'],
  [/\b(ROUND|R) ?(NO )?(1|I|ONE)\b|\b(1ST|FIRST) ROUND\b|^(1|I|R1)$/, 'Round 1'],
];

/** The round that a text names. */
export const roundOf = (written: string): DataRound | undefined => {
  const plain = plainName(written);
  return roundWords.find(([words]) => words.test(plain))?.[1];
};
