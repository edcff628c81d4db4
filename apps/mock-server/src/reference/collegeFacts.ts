import { paidQuotas } from '@seatwise/api-client/contract/constants/quotas';
import { sampleBond, sampleFee, sampleHostel, type SamplePlace } from '@seatwise/sample-data';
import { memoize } from '../memoize.ts';
import type { CollegePage } from './collegeBook.ts';
import { feeKeyOf, type PublishedFacts } from './publishedFacts.ts';
import type { College, LiveReferenceData } from './referenceData.ts';

/** The official sites that are certain; the others stay unknown, an invented one would lead astray. */
const websites: Readonly<Record<string, string>> = {
  'AIIMS, New Delhi': 'https://www.aiims.edu/',
  'AIIMS, Bhopal': 'https://www.aiimsbhopal.edu.in/',
  'AIIMS, Rishikesh': 'https://aiimsrishikesh.edu.in/',
  'JIPMER, Puducherry': 'https://jipmer.edu.in/',
};

/** A generated fact of a college that no list has added; null where nothing is generated. */
const sampleOf = <T>(
  { base }: LiveReferenceData,
  college: College,
  make: (place: SamplePlace) => T,
): T | null => {
  const { kind, added } = college;
  return base.samples && !added && kind ? make({ ...college, kind }) : null;
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

/** A year's tuition for a seat; null where no list has it. */
export const feeOf = (
  reference: LiveReferenceData,
  college: College,
  program: string,
  quotaName: string,
): Fee => {
  const published = reference.facts.get(college.code);
  return (
    (published && publishedFee(published, program, quotaName)) ??
    sampleOf(reference, college, (place) => sampleFee(place, program, quotaName))
  );
};

/** By course and quota, the lowest fee that is published; made once for a version of the facts. */
const lowestFees = memoize((facts: LiveReferenceData['facts']) => {
  const lowest = new Map<string, number>();
  for (const { fees } of facts.values())
    for (const [key, { value }] of fees)
      lowest.set(key, Math.min(value, lowest.get(key) ?? Infinity));
  return lowest;
});

/** The lowest fee known of the course and quota anywhere; null where none is, or the own one is known. */
export const feeAtLeast = (
  reference: LiveReferenceData,
  fee: Fee | undefined,
  program: string,
  quotaName: string,
): number | null =>
  fee || reference.base.samples
    ? null
    : (lowestFees(reference.facts).get(feeKeyOf(program, quotaName)) ?? null);

/** The intake of all courses whose intake is published, of the oldest day that one is of. */
const intakeOf = ({ intake }: PublishedFacts): CollegePage['intake'] => {
  const facts = [...intake.values()];
  const [course] = intake.keys();
  if (facts.length === 0) return null;
  const days = facts.map(({ asOf: day }) => day ?? '').toSorted();
  return {
    value: facts.reduce((sum, { value }) => sum + value, 0),
    source: 'imported',
    asOf: days[0] || null,
    publisher: [...new Set(facts.map(({ publisher }) => publisher))].join(', '),
    ...(facts.length === 1 && { course }),
  };
};

/** What is published of a college; null where no list says it. */
export const collegeFacts = (
  reference: LiveReferenceData,
  college: College,
): Pick<CollegePage, 'website' | 'bond' | 'hostel' | 'stipend' | 'city' | 'intake'> => {
  const published = reference.facts.get(college.code);
  const website = websites[college.name];
  return {
    city: published?.city ?? null,
    website: published?.website ?? (website ? { value: website, source: 'official' } : null),
    bond: published?.bond ?? sampleOf(reference, college, sampleBond),
    hostel: published?.hostel ?? sampleOf(reference, college, sampleHostel),
    stipend: published?.stipend ?? null,
    intake: published ? intakeOf(published) : null,
  };
};
