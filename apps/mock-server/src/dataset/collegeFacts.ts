import type { College, CollegeKind } from './college.ts';
import type { CollegePage } from './collegeBook.ts';
import type { StateName } from './names.ts';
import { examOf } from './programmes.ts';
import { feeKeyOf, type PublishedFacts } from './publishedFacts.ts';
import { quotas as q } from './quotas.ts';
import { createRandom } from './random.ts';

/** When the sample figures claim to have been gathered. */
const asOf = '2025-07-01';

const lakh = 100_000;

interface Band {
  readonly from: number;
  readonly to: number;
}

/** What a year of a first degree costs by kind, in rupees. */
const yearlyFee: Readonly<Record<CollegeKind, Band>> = {
  central: { from: 1500, to: 12_000 },
  'armed forces': { from: 12_000, to: 0.7 * lakh },
  government: { from: 9000, to: 1.4 * lakh },
  ESIC: { from: 24_000, to: 1.1 * lakh },
  private: { from: 4.5 * lakh, to: 12.5 * lakh },
  deemed: { from: 14 * lakh, to: 26 * lakh },
};

/** What a quota multiplies the fee by. */
const dearer: Readonly<Record<string, number>> = {
  [q.management]: 1.5,
  [q.nri]: 2.2,
  [q.foreign]: 2.4,
  [q.amuNri]: 8,
  [q.jamiaNri]: 8,
};

/** The rural service bonds of government colleges that the sources name. */
const namedBonds: Readonly<Partial<Record<StateName, { years: number; penalty: number }>>> = {
  'Tamil Nadu': { years: 5, penalty: 5 * lakh },
  Odisha: { years: 2, penalty: 25 * lakh },
  'Madhya Pradesh': { years: 1, penalty: 10 * lakh },
};

/** The official sites that are certain; the others stay unknown, an invented one would lead astray. */
const websites: Readonly<Record<string, string>> = {
  'AIIMS, New Delhi': 'https://www.aiims.edu/',
  'AIIMS, Bhopal': 'https://www.aiimsbhopal.edu.in/',
  'AIIMS, Rishikesh': 'https://aiimsrishikesh.edu.in/',
  'JIPMER, Puducherry': 'https://jipmer.edu.in/',
};

const programmeFactor = (program: string): number => {
  if (program === 'B.Sc Nursing') return 0.15;
  if (program === 'BDS') return 0.45;
  if (program.startsWith('MDS ')) return 0.7;
  return examOf(program) === 'UG' ? 1 : 1.3;
};

/** Rounded to two digits, as brochures have it. */
const roundedRupees = (rupees: number): number => {
  const digit = rupees >= lakh ? 10_000 : 500;
  return Math.max(digit, Math.round(rupees / digit) * digit);
};

type Fee = CollegePage['seats'][number]['fee'];

/** A fee that is published for all quotas is none of those that pay for their seats. */
const publishedFee = (
  { fees }: PublishedFacts,
  program: string,
  quotaName: string,
): Fee | undefined =>
  fees.get(feeKeyOf(program, quotaName)) ??
  (Object.hasOwn(dearer, quotaName) ? undefined : fees.get(feeKeyOf(program, null)));

/** A year's tuition for a seat; of samples one in twelve is not known. */
export const feeOf = (
  { code, kind, added }: College,
  program: string,
  quotaName: string,
  published: PublishedFacts | undefined,
): Fee => {
  const fee = published && publishedFee(published, program, quotaName);
  if (fee) return fee;
  if (added) return null;
  const { from, to } = yearlyFee[kind];
  const ofCollege = from + createRandom(`fee ${code}`).next() * (to - from);
  if (createRandom(`fee ${code} ${program} ${quotaName}`).chance(1 / 12)) return null;
  return {
    value: roundedRupees(ofCollege * programmeFactor(program) * (dearer[quotaName] ?? 1)),
    source: 'sample',
    asOf,
  };
};

const bondOf = ({ code, kind, state }: College): CollegePage['bond'] => {
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

const hostelOf = ({ code, kind }: College): CollegePage['hostel'] => {
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

/** The intake of all courses whose intake is published, of the oldest day that one is of. */
const intakeOf = ({ intake }: PublishedFacts): CollegePage['intake'] => {
  const facts = [...intake.values()];
  if (facts.length === 0) return null;
  const days = facts.map(({ asOf: day }) => day ?? '').toSorted();
  return {
    value: facts.reduce((sum, { value }) => sum + value, 0),
    source: 'imported',
    asOf: days[0] || null,
  };
};

/** Bond and hostel are made up until they are published; what nobody publishes stays unknown. */
export const collegeFacts = (
  college: College,
  published: PublishedFacts | undefined,
): Pick<CollegePage, 'website' | 'bond' | 'hostel' | 'city' | 'intake'> => ({
  city: published?.city ?? null,
  website:
    published?.website ??
    (websites[college.name] ? { value: websites[college.name]!, source: 'official' } : null),
  bond: published?.bond ?? (college.added ? null : bondOf(college)),
  hostel: published?.hostel ?? (college.added ? null : hostelOf(college)),
  intake: published ? intakeOf(published) : null,
});
