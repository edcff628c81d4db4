import { paidQuotas } from '@seatwise/api-client/contract/constants/quotas';
import { sampleBond, sampleFee, sampleHostel } from '@seatwise/sample-data';
import type { CollegePage } from './collegeBook.ts';
import { feeKeyOf, type PublishedFacts } from './publishedFacts.ts';
import type { College } from './referenceData.ts';

/** The official sites that are certain; the others stay unknown, an invented one would lead astray. */
const websites: Readonly<Record<string, string>> = {
  'AIIMS, New Delhi': 'https://www.aiims.edu/',
  'AIIMS, Bhopal': 'https://www.aiimsbhopal.edu.in/',
  'AIIMS, Rishikesh': 'https://aiimsrishikesh.edu.in/',
  'JIPMER, Puducherry': 'https://jipmer.edu.in/',
};

type Fee = CollegePage['seats'][number]['fee'];

/** A fee that is published for all quotas is none of those that pay for their seats. */
const publishedFee = (
  { fees }: PublishedFacts,
  program: string,
  quotaName: string,
): Fee | undefined =>
  fees.get(feeKeyOf(program, quotaName)) ??
  (paidQuotas.has(quotaName) ? undefined : fees.get(feeKeyOf(program, null)));

/** A year's tuition for a seat: the published one, else a sample. */
export const feeOf = (
  college: College,
  program: string,
  quotaName: string,
  published: PublishedFacts | undefined,
): Fee =>
  (published && publishedFee(published, program, quotaName)) ??
  (college.added ? null : sampleFee(college, program, quotaName));

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
  bond: published?.bond ?? (college.added ? null : sampleBond(college)),
  hostel: published?.hostel ?? (college.added ? null : sampleHostel(college)),
  intake: published ? intakeOf(published) : null,
});
