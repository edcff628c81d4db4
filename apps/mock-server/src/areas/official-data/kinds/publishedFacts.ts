import { feeKeyOf, type PublishedFacts } from '../../../reference/publishedFacts.ts';
import type { CollegeRow } from './collegeRow.ts';
import type { PublishedList } from './kind.ts';

const source = 'imported';

const addCollege = (of: PublishedFacts, { facts }: CollegeRow, publisher: string): void => {
  const { city, collegeKind, website, bondYears, bondPenalty, hostel, hostelFee, stipend } = facts;
  const origin = { source, publisher, asOf: facts.asOf ?? null } as const;
  if (city !== undefined) of.city = { value: city, ...origin };
  if (collegeKind !== undefined) of.kind = { value: collegeKind, ...origin };
  if (stipend !== undefined) of.stipend = { value: stipend, ...origin };
  if (website !== undefined) of.website = { value: website, ...origin };
  if (bondYears !== undefined)
    of.bond = { value: { years: bondYears, penalty: bondPenalty ?? null }, ...origin };
  if (hostel !== undefined)
    of.hostel = {
      value: {
        women: hostel === 'both' || hostel === 'women',
        men: hostel === 'both' || hostel === 'men',
        perYear: hostelFee ?? null,
      },
      ...origin,
    };
};

const addCourse = (
  of: PublishedFacts,
  program: string,
  { quota, facts: { fee, intake, ...facts } }: CollegeRow,
  publisher: string,
): void => {
  const origin = { source, publisher, asOf: facts.asOf ?? null } as const;
  if (fee !== undefined) of.fees.set(feeKeyOf(program, quota), { value: fee, ...origin });
  if (intake !== undefined) of.intake.set(program, { value: intake, ...origin });
};

/** What the lists say of each college, by its code; a later list has the last word on each fact. */
export const publishedFacts = (
  lists: readonly PublishedList<CollegeRow>[],
): ReadonlyMap<string, PublishedFacts> => {
  const facts = new Map<string, PublishedFacts>();
  for (const { rows, details } of lists.toSorted((a, b) => a.details.year - b.details.year))
    for (const row of rows) {
      const of = facts.get(row.code) ?? { intake: new Map(), fees: new Map() };
      facts.set(row.code, of);
      if (row.program === null) addCollege(of, row, details.source);
      else addCourse(of, row.program, row, details.source);
    }
  return facts;
};
