import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { Ph, Pool } from '@seatwise/api-client/contract/prediction';
import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { possibleProgrammes } from '@seatwise/sample-data';
import { quotas as q, type Quota } from '@seatwise/api-client/contract/constants/quotas';
import { plainName } from './plainName.ts';

/** Codes of the official lists and seat matrices, docs/domain.md, Quotas. */
const quotaCodes: Readonly<Record<string, Quota>> = {
  AI: q.allIndia,
  'ALL INDIA QUOTA': q.allIndia,
  AIQ: q.allIndia,
  SO: q.open,
  OS: q.open,
  'OPEN SEAT': q.open,
  AD: q.dnb,
  DNB: q.dnb,
  NR: q.nri,
  NRI: q.nri,
  'NON RESIDENT INDIAN QUOTA': q.nri,
  DU: q.du,
  IP: q.ip,
  AF: q.armedForces,
  AFMS: q.armedForces,
  BH: q.bhu,
  BHU: q.bhu,
  AM: q.amu,
  MM: q.muslimMinority,
  JM: q.jainMinority,
  ES: q.esi,
  'EMPLOYEES STATE INSURANCE SCHEME ESI QUOTA': q.esi,
  EN: q.nursingEsi,
  ...Object.fromEntries(Object.values(q).map((name) => [plainName(name), name])),
};

/** Paid seats are called by another name in each exam. */
const paidSeats = new Set(['PS', 'DEEMED PAID SEATS QUOTA', 'MANAGEMENT PAID SEATS QUOTA']);

export const quotaOf = (written: string, exam: Exam): Quota | undefined => {
  const plain = plainName(written);
  if (paidSeats.has(plain)) return exam === 'UG' ? q.deemed : q.management;
  return Object.hasOwn(quotaCodes, plain) ? quotaCodes[plain] : undefined;
};

const pools: Readonly<Record<string, Pool>> = {
  OP: 'OP',
  OPEN: 'OP',
  UR: 'OP',
  GN: 'OP',
  GEN: 'OP',
  GENERAL: 'OP',
  BC: 'OBC',
  OBC: 'OBC',
  'OBC NCL': 'OBC',
  SC: 'SC',
  ST: 'ST',
  EW: 'EW',
  EWS: 'EW',
  'GEN EWS': 'EW',
};

const disability = / (NO|PH|PWD|PWBD)$/;

export interface SeatCategory {
  readonly pool: Pool;
  readonly ph: Ph;
}

/** `BC PH`, `OBC PwD` or `BC` alone; a column of its own for the second part counts first. */
export const categoryOf = (written: string, phColumn = ''): SeatCategory | undefined => {
  const plain = plainName(written);
  const [, inCode] = disability.exec(plain) ?? [];
  const name = plain.replace(disability, '');
  const pool = Object.hasOwn(pools, name) ? pools[name] : undefined;
  if (!pool) return undefined;
  const said = plainName(phColumn) || (inCode ?? 'NO');
  return { pool, ph: ['PH', 'PWD', 'PWBD', 'YES', 'Y'].includes(said) ? 'PH' : 'NO' };
};

const programmes: ReadonlyMap<string, string> = new Map(
  Object.values(possibleProgrammes)
    .flat()
    .map((programme) => [plainName(programme), programme]),
);

/** A programme of the exam, or of any, by its name. */
export const programmeOf = (written: string, exam?: Exam): string | undefined => {
  const known = programmes.get(plainName(written));
  return known && (exam === undefined || examOfProgramme(known) === exam) ? known : undefined;
};

const states = new Map<string, StateName>([
  ...stateNames.map((name) => [plainName(name), name] as const),
  ['ORISSA', 'Odisha'],
  ['PONDICHERRY', 'Puducherry'],
  ['UTTARANCHAL', 'Uttarakhand'],
  ['NEW DELHI', 'Delhi'],
  ['NCT OF DELHI', 'Delhi'],
  ['DELHI NCT', 'Delhi'],
  ['JAMMU AND KASHMIR UT', 'Jammu and Kashmir'],
]);

/** A state or a union territory, by its name of today or the one before. */
export const stateOf = (written: string): StateName | undefined => states.get(plainName(written));
