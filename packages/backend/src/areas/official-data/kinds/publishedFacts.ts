import {
  seatKeyOf,
  stateSeats,
  type PublishedFacts,
  type SeatFacts,
} from '../../../reference/publishedFacts.ts';
import type { CollegeRow } from './collegeRow.ts';
import type { Details, PublishedList } from './kind.ts';

const originOf = ({ facts }: CollegeRow, { source: publisher, year, documentUrl }: Details) =>
  ({ source: 'imported', publisher, year, documentUrl, asOf: facts.asOf ?? null }) as const;

type Origin = ReturnType<typeof originOf>;

const addCollege = (of: PublishedFacts, { facts }: CollegeRow, origin: Origin): void => {
  const { city, collegeKind, website, bondYears, bondPenalty, hostel, hostelFee, stipend } = facts;
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

const addSeats = (seats: SeatFacts, { facts }: CollegeRow, origin: Origin): void => {
  const { fee, courseFee, stipend, bondYears, bondPenalty, bondLeaving, portalCode } = facts;
  if (fee !== undefined) seats.fee = { value: fee, ...origin };
  if (courseFee !== undefined) seats.courseFee = { value: courseFee, ...origin };
  if (stipend !== undefined) seats.stipend = { value: stipend, ...origin };
  if (portalCode !== undefined) seats.portalCode = portalCode;
  if (bondYears !== undefined || bondLeaving !== undefined)
    seats.bond = {
      value: { years: bondYears, penalty: bondPenalty, leaving: bondLeaving },
      ...origin,
    };
};

const addCourse = (of: PublishedFacts, program: string, row: CollegeRow, origin: Origin): void => {
  const { intake, fee } = row.facts;
  if (intake !== undefined) of.intake.set(program, { value: intake, ...origin });
  if (fee !== undefined && row.quota?.startsWith(stateSeats))
    of.stateFees.push({
      program,
      seats: row.quota.slice(stateSeats.length),
      fee: { value: fee, ...origin },
    });
  const key = seatKeyOf(program, row.quota);
  const seats = of.seats.get(key) ?? {};
  addSeats(seats, row, origin);
  if (Object.keys(seats).length > 0) of.seats.set(key, seats);
};

/** The facts about each college by code; a later list overrides an earlier one, fact by fact. */
export const publishedFacts = (
  lists: readonly PublishedList<CollegeRow>[],
): ReadonlyMap<string, PublishedFacts> => {
  const facts = new Map<string, PublishedFacts>();
  for (const { rows, details } of lists.toSorted((a, b) => a.details.year - b.details.year))
    for (const row of rows) {
      const of = facts.get(row.code) ?? { intake: new Map(), seats: new Map(), stateFees: [] };
      facts.set(row.code, of);
      const origin = originOf(row, details);
      if (row.program === null) addCollege(of, row, origin);
      else addCourse(of, row.program, row, origin);
    }
  return facts;
};
