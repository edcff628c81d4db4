import { stateClaimsOf, type ApplicantProfile } from '@seatwise/flows/eligibility';
import {
  authorityIndex,
  authorityKeyOf,
  loadAuthority,
  type SeatKind,
} from '@seatwise/official-data';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { instituteOf, withPage } from '../../reference/places.ts';
import type { LiveReferenceData } from '../../reference/referenceData.ts';
import { stateSeatsOf, type StateCell, type StateSeats } from '../../reference/stateCells.ts';
import { yearsWithLists } from '../../reference/stateRounds.ts';
import { nameKey } from './cellIndex.ts';
import type { SubjectQuota } from './listQuotas.ts';
import {
  chancesOf,
  forecast,
  ranksOf,
  recommend,
  yearOf,
  type Query,
  type RankedSeat,
  type Recommendation,
} from './recommend.ts';

/** Whether states' seats can answer a question: for the student's exam, without a pool of MCC. */
export const isAboutStates = (query: Partial<Query>, exam: Exam): boolean =>
  [undefined, exam === 'UG' ? 'UG' : 'PG'].includes(query.counselingCategory) &&
  !query.allottedCategory &&
  !query.allottedPh;

/** Whether a student of the state may take seats of a kind; the app checks non-residents itself. */
const isOpenAtHome = ({ opens }: SeatKind, { stateOwn }: ApplicantProfile): boolean =>
  opens !== 'local' && (opens !== 'state' || stateOwn !== false);

/** The authorities of other states with lists of seats that are open to all of India. */
const authoritiesOpenToIndia = async (
  reference: LiveReferenceData,
  exam: Exam,
): Promise<ReadonlySet<string>> => {
  const keys = [...authorityIndex].flatMap(([key, { state }]) =>
    state && yearsWithLists(reference, key, exam).length > 0 ? [key] : [],
  );
  const all = await Promise.all(keys.map((key) => loadAuthority(key, exam)));
  return new Set(
    all.flatMap(({ key, kinds }) => (kinds.some(({ opens }) => opens === 'India') ? [key] : [])),
  );
};

interface Asking {
  readonly profile: ApplicantProfile;
  readonly exam: Exam;
}

interface OfferedSeats extends Pick<StateSeats, 'hasChances'> {
  readonly state: string | undefined;
  readonly cells: readonly StateCell[];
}

/** The seats of an authority that the student may take. */
const offeredBy = async (
  reference: LiveReferenceData,
  key: string,
  { profile, exam }: Asking,
): Promise<OfferedSeats> => {
  const { authority, cells, hasChances } = await stateSeatsOf(reference, key, exam);
  const isHome = authority.state === profile.homeState;
  const open = authority.categories.flatMap((of) => (of.isOpen ? [of.key] : []));
  const categories = new Set(isHome ? [...open, profile.stateCategory] : open);
  const claims = isHome ? stateClaimsOf(profile) : new Set();
  return {
    state: authority.state,
    hasChances,
    cells: cells.filter(
      ({ seatKind, category, claims: wanted }) =>
        (isHome ? isOpenAtHome(seatKind, profile) : seatKind.opens === 'India') &&
        categories.has(category) &&
        wanted.every((claim) => claims.has(claim)),
    ),
  };
};

/** A row's facts about a seat, without its ranks. */
const seatOf = (
  reference: LiveReferenceData,
  query: Query,
  { cell, state }: { readonly cell: StateCell; readonly state: string | undefined },
): Recommendation => {
  const { instituteCode: code, seatKind } = cell;
  const college = instituteOf(reference, code);
  return {
    authority: cell.authority,
    seatKind: seatKind.key,
    opens: seatKind.opens,
    kindLabel: seatKind.label,
    poolLabel: cell.pool,
    instituteCode: code,
    institute: college?.name,
    state,
    ...(!withPage(reference, code) && { hasPage: false }),
    collegeKind: college?.kind,
    subject: cell.subject,
    category: query.category ?? 'General',
    quotaName: cell.quota,
    allottedCategory: cell.code || cell.category,
    subCategory: query.subCategory ?? 'NO',
    feePerYear: cell.fee,
  };
};

interface StateRows {
  /** Seats with a chance, which sorts them among MCC's. */
  readonly ranked: readonly RankedSeat[];
  /** Seats with only a closing rank, or only the state's merit. */
  readonly others: readonly Recommendation[];
}

interface StateQuestion {
  readonly authority: string;
  readonly exam: Exam;
  readonly isMeant: (cell: StateCell) => boolean;
}

/** Whether a question that may name one is about it. */
const isAsked = (asked: string | undefined, name: string): boolean =>
  !asked?.trim() || nameKey(asked) === nameKey(name);

const rowsOf = (
  reference: LiveReferenceData,
  query: Query,
  { cells, hasChances, state }: OfferedSeats,
): StateRows => {
  const ranked: RankedSeat[] = [];
  const others: Recommendation[] = [];
  for (const cell of cells) {
    if (!isAsked(query.subject, cell.subject) || !isAsked(query.quotaName, cell.quota)) continue;
    const seat = forecast(cell, yearOf(query));
    const row = seatOf(reference, query, { cell, state });
    if (seat && hasChances)
      ranked.push({
        outlook: seat.outlook,
        cell: { ...cell, allottedCategory: cell.code, ph: '' },
        row: { ...row, ...ranksOf(seat), ...chancesOf(seat, query.air) },
      });
    else if (seat) others.push({ ...row, ...ranksOf(seat) });
    else if (!hasChances && cell.merit.length > 0)
      others.push({ ...row, resultYear: cell.merit[0]!.year, merit: [...cell.merit] });
  }
  return { ranked, others };
};

/** The rows of those seats of an authority that the student may take. */
export const stateRowsOf = async (
  reference: LiveReferenceData,
  query: Query,
  profile: ApplicantProfile,
  { authority, exam, isMeant }: StateQuestion,
): Promise<Recommendation[]> => {
  const offered = await offeredBy(reference, authority, { profile, exam });
  const cells = offered.cells.filter(isMeant);
  const { ranked, others } = rowsOf(reference, query, { ...offered, cells });
  return [...ranked.map(({ row }) => row), ...others];
};

const isUnlikely = ({ probabilityTier: tier }: Recommendation): boolean => tier === 'Unlikely';

/** Sorts by the distance to the rank, then by the state's merit; of equal ones, government first. */
export const nearestTo = (air: number) => {
  const placesOf = ({ maxAir, seatKind, merit }: Recommendation): readonly number[] => [
    typeof maxAir === 'number' ? Math.abs(maxAir - air) : Number.MAX_SAFE_INTEGER,
    seatKind === 'government' ? 0 : 1,
    merit?.[0]?.closing ?? Number.MAX_SAFE_INTEGER,
  ];
  return (a: Recommendation, b: Recommendation): number => {
    const others = placesOf(b);
    return (
      placesOf(a)
        .map((place, index) => place - others[index]!)
        .find((difference) => difference !== 0) ?? 0
    );
  };
};

/** The seats that states give a student: the home state's, and those that are open to all of India. */
const offeredByStates = async (
  reference: LiveReferenceData,
  asking: Asking,
): Promise<readonly OfferedSeats[]> => {
  const { profile, exam } = asking;
  const home = profile.homeState && authorityKeyOf(profile.homeState);
  const keys = new Set([
    ...(home ? [home] : []),
    ...(await authoritiesOpenToIndia(reference, exam)),
  ]);
  return Promise.all(Array.from(keys, (key) => offeredBy(reference, key, asking)));
};

/** The courses that only states' lists have; the kinds of their seats take the place of quotas. */
export const listStateQuotas = async (
  reference: LiveReferenceData,
  asking: Asking,
  listed: readonly SubjectQuota[],
): Promise<SubjectQuota[]> => {
  const known = new Set(listed.map(({ subject }) => subject));
  const cells = (await offeredByStates(reference, asking)).flatMap((of) => of.cells);
  const own = new Map(
    cells
      .filter(({ subject, lapsed }) => !known.has(subject) && !lapsed)
      .map(({ subject, quota, authority }) => [
        `${subject}|${quota}`,
        { subject, quota, authority },
      ]),
  );
  return [...own].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, quota]) => quota);
};

const hasClosing = ({ maxAir }: Recommendation): boolean => typeof maxAir === 'number';

/**
 * The seats of MCC and the states in one order. Seats without a chance: if the rank is ahead of the
 * closing rank, before the unlikely seats; if behind, after them, the nearest first; with only the
 * state's merit, last.
 */
export const recommendWithStates = async (
  reference: LiveReferenceData,
  query: Query,
  asking: Asking,
): Promise<Recommendation[]> => {
  const offered = await offeredByStates(reference, asking);
  const rows = offered.map((of) => rowsOf(reference, query, of));
  const likeliest = recommend(
    reference.cells,
    query,
    asking.exam,
    rows.flatMap(({ ranked }) => ranked),
  );
  const others = rows.flatMap((of) => of.others).toSorted(nearestTo(query.air));
  const isAhead = ({ maxAir }: Recommendation): boolean => (maxAir ?? 0) >= query.air;
  return [
    ...likeliest.filter((row) => !isUnlikely(row)),
    ...others.filter(isAhead),
    ...likeliest.filter(isUnlikely),
    ...others.filter((row) => hasClosing(row) && !isAhead(row)),
    ...others.filter((row) => !hasClosing(row)),
  ];
};
