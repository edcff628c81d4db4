import type { AnswerOf } from '@seatwise/api-client';
import type { colleges } from '@seatwise/api-client/contract/colleges';
import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { collegeKinds } from '@seatwise/api-client/contract/prediction';
import * as z from 'zod/mini';
import table from '../data/fees.json' with { type: 'json' };
import type { SampleCollege } from './college.ts';
import { createRandom } from './random.ts';

type CollegePage = AnswerOf<typeof colleges.readCollege>;
export type SamplePlace = Pick<SampleCollege, 'code' | 'kind' | 'state'>;

/** When the sample figures claim to have been gathered. */
const asOf = '2025-07-01';

const lakh = 100_000;

/**
 * What a year of a first degree costs by kind, from and to, in rupees; what a quota multiplies it
 * by; and the rural service bonds of government colleges that the sources name.
 */
const { yearlyFee, quotaFactor, namedBonds } = z.parse(
  z.strictObject({
    yearlyFee: z.record(z.enum(collegeKinds), z.tuple([z.int(), z.int()])),
    quotaFactor: z.record(z.string(), z.number()),
    namedBonds: z.partialRecord(
      z.enum(stateNames),
      z.strictObject({ years: z.int(), penalty: z.int() }),
    ),
  }),
  table,
);

const programmeFactor = (program: string): number => {
  if (program === 'B.Sc Nursing') return 0.15;
  if (program === 'BDS') return 0.45;
  if (program.startsWith('MDS ')) return 0.7;
  return examOfProgramme(program) === 'UG' ? 1 : 1.3;
};

/** Rounded to two digits, as brochures have it. */
const roundedRupees = (rupees: number): number => {
  const digit = rupees >= lakh ? 10_000 : 500;
  return Math.max(digit, Math.round(rupees / digit) * digit);
};

/** A year's tuition for a seat; one in twelve is not known. */
export const sampleFee = (
  { code, kind }: SamplePlace,
  program: string,
  quotaName: string,
): CollegePage['seats'][number]['fee'] => {
  const [from, to] = yearlyFee[kind];
  const ofCollege = from + createRandom(`fee ${code}`).next() * (to - from);
  if (createRandom(`fee ${code} ${program} ${quotaName}`).chance(1 / 12)) return null;
  return {
    value: roundedRupees(ofCollege * programmeFactor(program) * (quotaFactor[quotaName] ?? 1)),
    source: 'sample',
    asOf,
  };
};

/** A service bond; of one college in ten it is not known. */
export const sampleBond = ({ code, kind, state }: SamplePlace): CollegePage['bond'] => {
  const random = createRandom(`bond ${code}`);
  if (random.chance(0.1)) return null;
  const isServed = kind === 'government' || kind === 'ESIC' || kind === 'armed forces';
  const value = isServed
    ? (namedBonds[state] ?? {
        years: random.pick([0, 1, 1, 2, 3]),
        penalty: random.pick([3, 5, 10, 20]) * lakh,
      })
    : { years: 0, penalty: null };
  return {
    value: value.years === 0 ? { years: 0, penalty: null } : value,
    source: 'sample',
    asOf,
  };
};

/** A hostel and its price, where they are known. */
export const sampleHostel = ({ code, kind }: SamplePlace): CollegePage['hostel'] => {
  const random = createRandom(`hostel ${code}`);
  if (random.chance(0.15)) return null;
  const isPaid = kind === 'private' || kind === 'deemed';
  const perYear = (isPaid ? 0.7 * lakh : 4000) * (0.6 + 1.6 * random.next());
  return {
    value: {
      women: true,
      men: random.chance(0.97),
      perYear: random.chance(0.8) ? roundedRupees(perYear) : null,
    },
    source: 'sample',
    asOf,
  };
};
