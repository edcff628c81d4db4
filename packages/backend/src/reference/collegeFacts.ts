import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { paidQuotas } from '@seatwise/api-client/contract/constants/quotas';
import { pgBodies } from '@seatwise/official-data';
import { memoize } from '../memoize.ts';
import type { CollegePage } from './collegeBook.ts';
import { seatFactsOf, seatKeyOf, type PublishedFacts, type SeatFacts } from './publishedFacts.ts';
import type { College, LiveReferenceData } from './referenceData.ts';

/** The official sites that are certain; others stay unknown, because a guess would mislead. */
const websites: Readonly<Record<string, string>> = {
  'AIIMS, New Delhi': 'https://www.aiims.edu/',
  'AIIMS, Bhopal': 'https://www.aiimsbhopal.edu.in/',
  'AIIMS, Rishikesh': 'https://aiimsrishikesh.edu.in/',
  'JIPMER, Puducherry': 'https://jipmer.edu.in/',
};

type Fee = CollegePage['seats'][number]['fee'];

/** Facts published for all quotas, which do not apply to paid quotas. */
const ofAllQuotas = (
  published: PublishedFacts | undefined,
  program: string,
  quotaName: string,
): SeatFacts | undefined =>
  published && !paidQuotas.has(quotaName) ? seatFactsOf(published, program, null) : undefined;

/** A year's tuition for a seat; null if no list has it. */
export const feeOf = (
  reference: LiveReferenceData,
  college: College,
  program: string,
  quotaName: string,
): Fee => {
  const published = reference.facts.get(college.code);
  return (
    (published && seatFactsOf(published, program, quotaName)?.fee) ??
    ofAllQuotas(published, program, quotaName)?.fee ??
    null
  );
};

/** The fee of the whole course including the hostel; null if no list has it. */
export const courseFeeOf = (
  reference: LiveReferenceData,
  { code }: College,
  program: string,
  quotaName: string,
): Fee => ofAllQuotas(reference.facts.get(code), program, quotaName)?.courseFee ?? null;

/** The bond of a seat, or else of its college; null if no list has it. */
const bondOf = (
  reference: LiveReferenceData,
  college: College,
  program: string,
  quotaName: string,
): CollegePage['bond'] => {
  const published = reference.facts.get(college.code);
  const own = ofAllQuotas(published, program, quotaName)?.bond;
  if (!own) return published?.bond ?? null;
  const { years, penalty } = own.value;
  return typeof years === 'number' ? { ...own, value: { years, penalty } } : null;
};

/** The lowest published fee by course and quota; computed once per version of the facts. */
const lowestFees = memoize((facts: LiveReferenceData['facts']) => {
  const lowest = new Map<string, number>();
  for (const { seats } of facts.values())
    for (const [key, { fee }] of seats)
      if (fee) lowest.set(key, Math.min(fee.value, lowest.get(key) ?? Infinity));
  return lowest;
});

/** The lowest known fee of the course and quota; null if none, or if the seat's own is known. */
const feeAtLeast = (
  reference: LiveReferenceData,
  fee: Fee | undefined,
  program: string,
  quotaName: string,
): number | null =>
  fee ? null : (lowestFees(reference.facts).get(seatKeyOf(program, quotaName)) ?? null);

/** The costs and stipend of a row's seat and, if the fee is unknown, where to ask for it. */
export const costsOf = (
  reference: LiveReferenceData,
  college: College | undefined,
  program: string,
  quotaName: string,
) => {
  const published = college && reference.facts.get(college.code);
  const fee = college && feeOf(reference, college, program, quotaName);
  const courseFee = college && courseFeeOf(reference, college, program, quotaName);
  const bond = college && bondOf(reference, college, program, quotaName);
  const stipend =
    published && examOfProgramme(program) === 'PG'
      ? (seatFactsOf(published, program, null)?.stipend ?? published.stipend)
      : undefined;
  const website = fee ? undefined : published?.website?.value;
  return {
    feePerYear: fee?.value ?? null,
    feeSource: fee?.source ?? null,
    feeAtLeast: feeAtLeast(reference, fee, program, quotaName),
    ...(courseFee && { courseFee: courseFee.value }),
    bond: bond?.value ?? null,
    bondSource: bond?.source ?? null,
    ...(stipend && { stipend: stipend.value }),
    ...(website && { website }),
  };
};

/** Published facts about a college's PG seats, by the body that gives them. */
const pgFactsOf = ({ seats: known }: PublishedFacts): NonNullable<CollegePage['pg']> =>
  pgBodies.flatMap((seats) => {
    const { fee, courseFee, stipend, bond } = known.get(seatKeyOf(seats, null)) ?? {};
    return fee || stipend || bond ? [{ seats, fee, courseFee, stipend, bond }] : [];
  });

/** The total of published intakes, with the oldest of their dates. */
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
    ...(facts.length === 1 && { year: facts[0]!.year, documentUrl: facts[0]!.documentUrl }),
    ...(facts.length === 1 && { course }),
  };
};

/** The published facts about a college; null for facts that no list has. */
export const collegeFacts = (
  reference: LiveReferenceData,
  college: College,
): Pick<
  CollegePage,
  'website' | 'bond' | 'hostel' | 'stipend' | 'city' | 'intake' | 'pg' | 'stateFees'
> => {
  const published = reference.facts.get(college.code);
  const website = websites[college.name];
  return {
    city: published?.city ?? null,
    website: published?.website ?? (website ? { value: website, source: 'official' } : null),
    bond: published?.bond ?? null,
    hostel: published?.hostel ?? null,
    stipend: published?.stipend ?? null,
    intake: published ? intakeOf(published) : null,
    pg: published ? pgFactsOf(published) : [],
    stateFees: published?.stateFees ?? [],
  };
};
