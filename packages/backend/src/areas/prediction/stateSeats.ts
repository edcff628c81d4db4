import { stateClaimsOf, type ApplicantProfile } from '@seatwise/flows/eligibility';
import {
  authorityIndex,
  authorityKeyOf,
  loadAuthority,
  type SeatKind,
} from '@seatwise/official-data';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { instituteOf } from '../../reference/places.ts';
import type { LiveReferenceData } from '../../reference/referenceData.ts';
import { stateSeatsOf, type StateCell, type StateSeats } from '../../reference/stateCells.ts';
import { nameKey } from './cellIndex.ts';
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

/** Whether the answer may include states' seats: only UG seats, and only without MCC's filters. */
export const isAboutStates = (query: Query, exam: Exam | undefined): boolean =>
  (exam ?? 'UG') === 'UG' &&
  query.counselingCategory !== 'PG' &&
  !query.quotaName &&
  !query.allottedCategory &&
  !query.allottedPh;

/** Whether a student of the state may take seats of a kind; the app checks non-residents itself. */
const isOpenAtHome = ({ opens }: SeatKind, { stateOwn }: ApplicantProfile): boolean =>
  opens !== 'local' && (opens !== 'state' || stateOwn !== false);

/** The authorities of other states with seats that are open to all of India. */
const authoritiesOpenToIndia = async (): Promise<ReadonlySet<string>> => {
  const keys = [...authorityIndex].flatMap(([key, { state }]) => (state ? [key] : []));
  const all = await Promise.all(keys.map(loadAuthority));
  return new Set(
    all.flatMap(({ key, kinds }) => (kinds.some(({ opens }) => opens === 'India') ? [key] : [])),
  );
};

interface OfferedSeats extends Pick<StateSeats, 'hasChances'> {
  readonly state: string | undefined;
  readonly cells: readonly StateCell[];
}

/** The seats of an authority that the student may take. */
const offeredBy = async (
  reference: LiveReferenceData,
  key: string,
  profile: ApplicantProfile,
  isHome: boolean,
): Promise<OfferedSeats> => {
  const { authority, cells, hasChances } = await stateSeatsOf(reference, key);
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
  readonly isMeant: (cell: StateCell) => boolean;
}

const rowsOf = (
  reference: LiveReferenceData,
  query: Query,
  { cells, hasChances, state }: OfferedSeats,
): StateRows => {
  const ranked: RankedSeat[] = [];
  const others: Recommendation[] = [];
  for (const cell of cells) {
    if (query.subject?.trim() && nameKey(query.subject) !== nameKey(cell.subject)) continue;
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
  { authority, isMeant }: StateQuestion,
): Promise<Recommendation[]> => {
  const isHome = profile.homeState !== undefined && authorityKeyOf(profile.homeState) === authority;
  const offered = await offeredBy(reference, authority, profile, isHome);
  const cells = offered.cells.filter(isMeant);
  const { ranked, others } = rowsOf(reference, query, { ...offered, cells });
  return [...ranked.map(({ row }) => row), ...others];
};

const isUnlikely = ({ probabilityTier: tier }: Recommendation): boolean => tier === 'Unlikely';

/** Sorts All India ranks first, then the state's merit by kind of seat, government first. */
const placesOf = ({ maxAir, seatKind, merit }: Recommendation): readonly number[] => [
  maxAir ?? Number.MAX_SAFE_INTEGER,
  seatKind === 'government' ? 0 : 1,
  merit?.[0]?.closing ?? Number.MAX_SAFE_INTEGER,
];

const byClosing = (a: Recommendation, b: Recommendation): number => {
  const others = placesOf(b);
  return (
    placesOf(a)
      .map((place, index) => place - others[index]!)
      .find((difference) => difference !== 0) ?? 0
  );
};

/**
 * The seats of MCC and the states in one order. Seats without a chance: if the rank is ahead of the
 * closing rank, before the unlikely seats; if behind, after them, the nearest first; with only the
 * state's merit, last.
 */
export const recommendWithStates = async (
  reference: LiveReferenceData,
  query: Query,
  profile: ApplicantProfile,
): Promise<Recommendation[]> => {
  const home = profile.homeState && authorityKeyOf(profile.homeState);
  const keys = new Set([...(home ? [home] : []), ...(await authoritiesOpenToIndia())]);
  const offered = await Promise.all(
    Array.from(keys, (key) => offeredBy(reference, key, profile, key === home)),
  );
  const rows = offered.map((of) => rowsOf(reference, query, of));
  const likeliest = recommend(
    reference.cells,
    query,
    'UG',
    rows.flatMap(({ ranked }) => ranked),
  );
  const others = rows.flatMap((of) => of.others).toSorted(byClosing);
  const isAhead = ({ maxAir }: Recommendation): boolean => (maxAir ?? 0) >= query.air;
  return [
    ...likeliest.filter((row) => !isUnlikely(row)),
    ...others.filter(isAhead),
    ...likeliest.filter(isUnlikely),
    ...others.filter((row) => !isAhead(row)),
  ];
};
