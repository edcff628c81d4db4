import { stateNames, type StateName } from '@seatwise/api-client/contract/constants/applicant';
import { seatCategories, type Ph, type Pool } from '@seatwise/api-client/contract/prediction';
import { examOfProgramme, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { possibleProgrammes } from '@seatwise/sample-data';
import { quotas as q, type Quota } from '@seatwise/api-client/contract/constants/quotas';
import * as z from 'zod/mini';
import table from './aliases.json' with { type: 'json' };
import { plainName } from './plainName.ts';

/** Other names in official lists and seat matrices, as plain names; docs/domain.md, Quotas. */
const aliases = z.parse(
  z.strictObject({
    quotas: z.record(z.string(), z.enum(Object.values(q))),
    pools: z.record(z.string(), z.enum(seatCategories)),
    states: z.record(z.string(), z.enum(stateNames)),
  }),
  table,
);

const quotaCodes = new Map<string, Quota>([
  ...Object.entries(aliases.quotas),
  ...Object.values(q).map((name) => [plainName(name), name] as const),
]);

/** Paid seats are called by another name in each exam. */
const paidSeats = new Set(['PS', 'DEEMED PAID SEATS QUOTA', 'MANAGEMENT PAID SEATS QUOTA']);

export const quotaOf = (written: string, exam: Exam): Quota | undefined => {
  const plain = plainName(written);
  if (paidSeats.has(plain)) return exam === 'UG' ? q.deemed : q.management;
  return quotaCodes.get(plain);
};

const pools = new Map(Object.entries(aliases.pools));

const disability = / (NO|PH|PWD|PWBD)$/;

export interface SeatCategory {
  readonly pool: Pool;
  readonly ph: Ph;
}

/** Every category, alone and for persons with a disability. */
export const categoryNames: readonly string[] = seatCategories.flatMap((pool) => [
  pool,
  `${pool} PH`,
]);

/** `BC PH`, `OBC PwD` or `BC` alone; a column of its own for the second part counts first. */
export const categoryOf = (written: string, phColumn = ''): SeatCategory | undefined => {
  const plain = plainName(written);
  const [, inCode] = disability.exec(plain) ?? [];
  const name = plain.replace(disability, '');
  const pool = pools.get(name);
  if (!pool) return undefined;
  const said = plainName(phColumn) || (inCode ?? 'NO');
  return { pool, ph: ['PH', 'PWD', 'PWBD', 'YES', 'Y'].includes(said) ? 'PH' : 'NO' };
};

const programmes: ReadonlyMap<string, string> = new Map(
  Object.values(possibleProgrammes)
    .flat()
    .map((programme) => [plainName(programme), programme]),
);

/** The programmes of an exam, or of all. */
export const coursesOf = (exam: Exam | null): readonly string[] =>
  [...new Set(programmes.values())].filter(
    (programme) => exam === null || examOfProgramme(programme) === exam,
  );

/** A programme of the exam, or of any, by its name. */
export const programmeOf = (written: string, exam?: Exam): string | undefined => {
  const known = programmes.get(plainName(written));
  return known && (exam === undefined || examOfProgramme(known) === exam) ? known : undefined;
};

const states = new Map<string, StateName>([
  ...stateNames.map((name) => [plainName(name), name] as const),
  ...Object.entries(aliases.states),
]);

/** A state or a union territory, by its name of today or the one before. */
export const stateOf = (written: string): StateName | undefined => states.get(plainName(written));
