import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { predictedRounds } from '@seatwise/api-client/contract/prediction';
import {
  loadAuthority,
  poolOf,
  strengthOf,
  type Authority,
  type SeatKind,
  type StateRank,
} from '@seatwise/official-data';
import { memoize } from '../memoize.ts';
import type { CutoffCell, InForce, RoundRanks } from './referenceData.ts';
import { withRoundMoves } from './roundMoves.ts';
import { markLapsed, yearOf } from './seatYears.ts';
import { stateRoundsOf, type StateRound } from './stateRounds.ts';

/** The closing of a seat by the state's own merit. */
interface StateMerit {
  readonly year: number;
  /** The last main round, or the stray round. */
  readonly round: (typeof predictedRounds)[number];
  readonly closing?: number | undefined;
  readonly closingInCategory?: number | undefined;
  readonly marks?: number | undefined;
}

/** A text in both languages. */
type Words = SeatKind['label'];

/** A seat that a state gives, with its past in All India ranks if its lists have them. */
export interface StateCell
  extends
    Pick<CutoffCell, 'exam' | 'subject' | 'quota' | 'instituteCode' | 'years'>,
    Partial<Pick<CutoffCell, 'lapsed' | 'strays' | 'roundMoves'>> {
  readonly authority: string;
  readonly seatKind: SeatKind;
  /** The list's own code; empty for seats without a category. */
  readonly code: string;
  /** The category that the seat is reserved for; `claims` has its further conditions. */
  readonly category: string;
  readonly claims: readonly string[];
  /** The reservation in words. */
  readonly pool: Words;
  /** The main rounds that the authority holds. */
  readonly heldRounds: ReadonlySet<(typeof predictedRounds)[number]>;
  /** The fee in rupees per year, from the newest list that has it. */
  readonly fee?: number | undefined;
  readonly merit: readonly StateMerit[];
}

export interface StateSeats {
  readonly authority: Authority;
  readonly cells: readonly StateCell[];
  /** Whether there are two years of All India ranks, which a chance needs. */
  readonly hasChances: boolean;
}

interface ListedRank {
  readonly year: number;
  readonly round: (typeof predictedRounds)[number];
  readonly rank: StateRank;
}

const ranksOf = (rounds: readonly StateRound[]): readonly ListedRank[] =>
  rounds.flatMap(({ year, round, ranks }) => ranks.map((rank) => ({ year, round, rank })));

/** A seat's ranks in each round; several codes may belong to one pool. */
const roundsOf = (ranks: readonly ListedRank[], publisher: string) =>
  Array.from(
    Map.groupBy(
      ranks.filter(({ rank }) => rank.closing !== undefined),
      ({ year, round }) => `${year} ${round}`,
    ).values(),
    (of): RoundRanks & { readonly year: number } => {
      const closings = of.map(({ rank }) => rank.closing!);
      const openings = of.flatMap(({ rank }) => rank.opening ?? []);
      const admits = of.flatMap(({ rank }) => rank.allotted ?? []);
      return {
        year: of[0]!.year,
        round: of[0]!.round,
        publisher,
        minAir: Math.min(...closings, ...openings),
        maxAir: Math.max(...closings),
        admits: admits.reduce((sum, count) => sum + count, 0) || 1,
        ...(openings.length === 0 && { openingUnknown: true }),
        ...(admits.length === 0 && { admitsUnknown: true }),
      };
    },
  );

/** The seat's closing by the state's merit in the newest list. */
const meritOf = (ranks: readonly ListedRank[]): readonly StateMerit[] =>
  ranks
    .filter(({ rank }) => rank.closingMerit ?? rank.closingCategoryMerit ?? rank.marks)
    .map(({ year, round, rank: { closingMerit, closingCategoryMerit, marks } }) => ({
      year,
      round,
      closing: closingMerit,
      closingInCategory: closingCategoryMerit,
      marks,
    }))
    .toReversed();

type Pooled = ListedRank & Pick<StateCell, 'code' | 'category' | 'claims'>;

/** A category and the claims that its seats require, in the authority's words. */
const poolInWords = (
  { categories, claims }: Authority,
  pool: Pick<StateCell, 'category' | 'claims'>,
): Words => {
  const labels = [
    ...categories.filter(({ key }) => key === pool.category),
    ...claims.filter(({ key }) => pool.claims.includes(key)),
  ].map(({ label }) => label);
  return {
    en: labels.map(({ en }) => en).join(', '),
    hi: labels.map(({ hi }) => hi).join(', '),
  };
};

/** The main rounds that the authority announces, and those in its lists. */
const heldBy = ({ rounds }: Authority, listed: readonly StateRound[]): StateCell['heldRounds'] =>
  new Set([
    ...rounds.flatMap(({ main }) => predictedRounds[(main ?? 0) - 1] ?? []),
    ...listed.map(({ round }) => round).filter((round) => round !== 'Stray Vacancy'),
  ]);

const cellOf = (
  authority: Authority,
  heldRounds: StateCell['heldRounds'],
  ranks: readonly Pooled[],
): StateCell => {
  const { key, shortName } = authority;
  const { rank, code, category, claims } = ranks.at(-1)!;
  const rounds = roundsOf(ranks, shortName.en);
  const strays = rounds.filter(({ round }) => round === 'Stray Vacancy');
  const main = Map.groupBy(
    rounds.filter((round) => !strays.includes(round)),
    ({ year }) => year,
  );
  return {
    authority: key,
    exam: authority.exam,
    instituteCode: rank.code,
    subject: rank.course,
    quota: rank.kind.label.en,
    seatKind: rank.kind,
    code,
    category,
    claims,
    pool: poolInWords(authority, { category, claims }),
    heldRounds,
    fee: ranks.findLast((of) => of.rank.fee !== undefined)?.rank.fee,
    years: Array.from(main, ([year, of]) => yearOf(year, of)),
    ...(strays.length > 0 && { strays }),
    merit: meritOf(ranks),
  };
};

/** The reservation of a rank's seat; undefined if no source explains its code. */
const pooled = (authority: Authority, listed: ListedRank): Pooled | undefined => {
  const { kind, category: code } = listed.rank;
  if (kind.ownCategories) {
    const open = authority.categories.find(({ isOpen }) => isOpen)!;
    return { ...listed, code: '', category: open.key, claims: [] };
  }
  const pool = poolOf(authority, code);
  return pool && { ...listed, code, ...pool };
};

/** Whether each year of the rounds has All India ranks. */
const yearsOf = (rounds: readonly StateRound[]) =>
  Array.from(
    Map.groupBy(rounds, ({ year }) => year).values(),
    (of): Parameters<typeof strengthOf>[0][number] => ({
      hasAllIndiaRanks: of.some(({ ranks }) => ranks.some(({ closing }) => closing !== undefined)),
    }),
  );

const readSeats = async (reference: Pick<InForce, 'stateRounds'>, key: string, exam: Exam) => {
  const authority = await loadAuthority(key, exam);
  const rounds = await stateRoundsOf(reference, key, exam);
  const ranks = ranksOf(rounds).flatMap((listed) => pooled(authority, listed) ?? []);
  const seats = Map.groupBy(ranks, ({ rank, category, claims }) =>
    [rank.code, rank.course, rank.kind.key, category, ...claims].join('|'),
  );
  const held = heldBy(authority, rounds);
  const cells = Array.from(seats.values(), (of) => cellOf(authority, held, of));
  // One course's lists may end earlier than another's, so lapsed seats are marked per course.
  const current = [...Map.groupBy(cells, ({ subject }) => subject).values()].flatMap(markLapsed);
  return {
    authority,
    cells: withRoundMoves(current),
    hasChances: strengthOf(yearsOf(rounds)) === 'chance',
  };
};

/** A cache by authority and exam, emptied when a state's list is published or withdrawn. */
const readWith = memoize<InForce['stateRounds'], Map<string, Promise<StateSeats>>>(() => new Map());

/** The seats of an authority for an exam, read with the first question that needs them. */
export const stateSeatsOf = (
  { stateRounds }: Pick<InForce, 'stateRounds'>,
  key: string,
  exam: Exam,
): Promise<StateSeats> => {
  const loaded = readWith(stateRounds);
  const place = `${key} ${exam}`;
  const known = loaded.get(place) ?? readSeats({ stateRounds }, key, exam);
  loaded.set(place, known);
  return known;
};
