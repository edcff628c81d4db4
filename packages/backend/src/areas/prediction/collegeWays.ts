import type { RowOf } from '@seatwise/api-client';
import type { authorities as contract } from '@seatwise/api-client/contract/authorities';
import { stateSeatKinds } from '@seatwise/api-client/contract/constants/authorities';
import { examOfProgramme, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import {
  authorityIndex,
  authorityKeyOf,
  loadAuthority,
  otherAuthorities,
  seatKindOf,
  type Authority,
  type SeatKind,
} from '@seatwise/official-data';
import type { College, LiveReferenceData } from '../../reference/referenceData.ts';
import { roundsOf } from '../../reference/seatYears.ts';
import { stateSeatsOf, type StateCell } from '../../reference/stateCells.ts';

type Way = RowOf<typeof contract.readWays>;
type Seat = Way['seats'][number];

/** A seat's closing by All India rank, or by the state's merit if no list has All India ranks. */
const closingsOf = (cell: StateCell): Seat['rounds'] => {
  const ranked = roundsOf(cell).map(({ year, round, minAir, maxAir, openingUnknown }) => ({
    year,
    round: round as Seat['rounds'][number]['round'],
    opening: openingUnknown ? null : minAir,
    closing: maxAir,
  }));
  const byMerit = cell.merit.map(({ year, round, closing, closingInCategory, marks }) => ({
    year,
    round,
    merit: closing,
    categoryMerit: closingInCategory,
    marks,
  }));
  return (ranked.length > 0 ? ranked : byMerit.toReversed()).toSorted((a, b) => a.year - b.year);
};

const isOpenIn = ({ categories }: Authority, { category }: StateCell): boolean =>
  categories.find(({ key }) => key === category)?.isOpen ?? false;

const wayOf = (
  authority: Authority,
  { key, label, opens, who }: SeatKind,
  cells: readonly StateCell[],
): Way => ({
  authority: {
    shortName: authority.shortName,
    name: authority.name,
    portal: authority.portal,
  },
  kind: { key, label, opens, who },
  seats: cells.map((cell) => ({
    program: cell.subject,
    pool: cell.pool,
    category: cell.category,
    isOpen: isOpenIn(authority, cell),
    claims: [...cell.claims],
    fee: cell.fee,
    rounds: closingsOf(cell),
  })),
});

/** An authority's kinds in a student's order, government first; its file has special ones first. */
const kindsOf = ({ kinds }: Authority): readonly SeatKind[] =>
  kinds.toSorted((a, b) => stateSeatKinds.indexOf(a.key) - stateSeatKinds.indexOf(b.key));

/** The kinds of MCC's seats at a college, by the quotas of its programmes. */
const waysOfMcc = async ({ seats }: LiveReferenceData, { name, kind }: College): Promise<Way[]> => {
  const key = [...authorityIndex].find(([, { state }]) => !state)![0];
  const mcc = await loadAuthority(key);
  const kinds = new Set(
    seats.flatMap(({ instNm, program, quotaName }) =>
      instNm === name && examOfProgramme(program.trim()) === 'UG'
        ? (seatKindOf(mcc, quotaName, '', kind ?? null) ?? [])
        : [],
    ),
  );
  return kindsOf(mcc).flatMap((of) => (kinds.has(of) ? [wayOf(mcc, of, [])] : []));
};

/** Sorts seats open to everybody before reserved ones. */
const openFirst = (authority: Authority, cell: StateCell): number =>
  cell.claims.length + (isOpenIn(authority, cell) ? 0 : 100);

const waysOfState = async (
  reference: LiveReferenceData,
  { code, state, kind }: College,
  exam: Exam,
): Promise<Way[]> => {
  const key = state && authorityKeyOf(state);
  const given = key ? await stateSeatsOf(reference, key, exam) : undefined;
  const own = given ? given.cells.filter(({ instituteCode }) => instituteCode === code) : [];
  if (given && own.length > 0) {
    const { authority } = given;
    return kindsOf(authority).flatMap((of) => {
      const cells = own
        .filter(({ seatKind }) => seatKind.key === of.key)
        .toSorted((a, b) => openFirst(authority, a) - openFirst(authority, b));
      return cells.length > 0 ? [wayOf(authority, of, cells)] : [];
    });
  }
  // States give seats of government and private colleges; other colleges' seats are for all India.
  if (kind !== 'government' && kind !== 'private') return [];
  // For PG and MDS, only lists show which authority gives the seats.
  const named =
    exam === 'UG'
      ? (given?.authority ?? otherAuthorities.find((other) => other.state === state))
      : undefined;
  if (!named?.name) return [];
  const { name, portal } = named;
  return [{ authority: { name, portal }, seats: [] }];
};

/**
 * The authorities that allot a college's seats in an exam, by kind of seat: MCC, whose kinds are
 * known only for NEET UG, and the authority of the college's own state.
 */
export const waysInto = async (
  reference: LiveReferenceData,
  college: College,
  exam: Exam,
): Promise<Way[]> =>
  (
    await Promise.all([
      exam === 'UG' ? waysOfMcc(reference, college) : [],
      waysOfState(reference, college, exam),
    ])
  ).flat();
