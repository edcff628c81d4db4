import { mulberry32 } from '@seatwise/api-client/contract/constants/mulberry32';
import { swing } from '@seatwise/api-client/contract/constants/prediction';
import { seatKey } from '../list-sync/index.ts';
import { byCourse, courseOf, coursesByWorth } from '../shared/courses.ts';
import type { Choice, SeatOutlook } from './seat.ts';
import { eligibilityOfChoice, type Known } from './chances.ts';

/** How many seasons a list is tested in. */
export const testedSeasons = 1000;

/** The assumed number of seats of a programme if it is unknown. */
const usualSeats = 5;

/** The stray round's name in outlooks: only candidates without a seat take part. */
const strayRound = 'Stray Vacancy';

interface RoundChance {
  readonly round: string;
  readonly probability: number;
}

/** An entry that takes part in the test. */
export interface TestedSeat {
  readonly key: string;
  readonly subject: string;
  /** The position in the list, from 0. */
  readonly index: number;
  /** The chance by the end of the main rounds. */
  readonly chance: number;
  readonly seats: number;
  /** The chances by the end of each main round and in the stray round; empty if unknown. */
  readonly rounds: readonly RoundChance[];
}

/** A list as it is tested. */
export interface TestedList {
  readonly seats: readonly TestedSeat[];
  /** How many entries take no part: closed, conditional, or without a known chance. */
  readonly ineligible: number;
  readonly conditional: number;
  readonly unknown: number;
}

/** A course that the list would give more often if no lesser course came above it. */
interface HigherCourse {
  readonly course: string;
  /** The number of seasons that end at the course, in the list's order and in the better order. */
  readonly seasons: number;
  readonly better: number;
}

export interface StressTest {
  readonly seasons: number;
  /** The number of seasons that end at each seat. */
  readonly ends: readonly number[];
  readonly without: number;
  /** The number of seasons without a seat after each round; empty if any rounds are unknown. */
  readonly rounds: readonly { readonly round: string; readonly without: number }[];
  /** The highest course that another order gives more often; undefined if no order does. */
  readonly missed: HigherCourse | undefined;
}

/** Outlooks have rounds if results by round are published. */
interface WithRounds {
  readonly rounds?: readonly RoundChance[] | null | undefined;
}

const admitsIn = ({ history }: SeatOutlook): number | null | undefined =>
  history.toSorted((a, b) => b.year - a.year)[0]?.admits;

/** The entries of a list that can be tested, and the number of those that cannot. */
export const testedList = (entries: readonly Choice[], known: Known): TestedList => {
  const seats: TestedSeat[] = [];
  let [ineligible, conditional, unknown] = [0, 0, 0];
  for (const [index, entry] of entries.entries()) {
    const key = seatKey(entry);
    const outlook = known.outlooks.get(key);
    const { outcome } = eligibilityOfChoice(entry, known);
    if (outcome === 'closed') ineligible += 1;
    else if (outcome === 'depends') conditional += 1;
    else if (typeof outlook?.probability !== 'number') unknown += 1;
    else {
      const { rounds }: SeatOutlook & WithRounds = outlook;
      seats.push({
        key,
        subject: entry.subject,
        index,
        chance: outlook.probability,
        seats: admitsIn(outlook) ?? usualSeats,
        rounds: rounds ?? [],
      });
    }
  }
  return { seats, ineligible, conditional, unknown };
};

/** The seat of each season, by its index among the tested seats; undefined for none. */
type Ends = readonly (number | undefined)[];

/** A hash of a text (FNV-1a), so that a seat has the same luck wherever it is in the list. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
};

/** Normally distributed numbers, by Box and Muller. */
const normals = (seed: number, count: number): Float64Array => {
  const random = mulberry32(seed);
  return Float64Array.from(
    { length: count },
    () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  );
};

/**
 * How early a seat closes in each season relative to the others, from 0: partly by the market,
 * which all seats share, and partly by the seat's own luck.
 */
const closingOrder = (
  { key, seats }: TestedSeat,
  market: Float64Array,
  seed: number,
): Uint16Array => {
  const own = normals(hashOf(key) ^ seed, market.length);
  const scatter = Math.sqrt(swing.alone ** 2 + swing.ofOneSeat ** 2 / Math.max(1, seats));
  const closing = own.map((value, season) => swing.together * market[season]! + scatter * value);
  const order = new Uint16Array(market.length);
  const latestFirst = Uint16Array.from(market.keys()).sort((a, b) => closing[b]! - closing[a]!);
  for (const [position, season] of latestFirst.entries()) order[season] = position;
  return order;
};

/**
 * Plays seasons with a list. A seat is within reach in as many seasons as its chance says, namely
 * those in which it closes latest; the list gives the first seat within reach. Thus each seat's
 * chance is the displayed one, and the simulation only adds how strongly seats fail together.
 */
export const stressTestOf = (
  seats: readonly TestedSeat[],
  seed: number,
  seasons = testedSeasons,
): StressTest => {
  const market = normals(seed, seasons);
  const orders = seats.map((seat) => closingOrder(seat, market, seed));
  /** The first seat within reach in each season; undefined for none. */
  const play = (
    chanceOf: (seat: TestedSeat) => number,
    order: readonly number[] = [...seats.keys()],
  ): Ends => {
    const limits = seats.map((seat) => Math.round(chanceOf(seat) * seasons));
    return Array.from({ length: seasons }, (_, season) =>
      order.find((at) => orders[at]![season]! < limits[at]!),
    );
  };
  const finalChance = ({ chance }: TestedSeat): number => chance;
  const final = play(finalChance);
  const coursesFirst = [...seats.keys()].toSorted((a, b) =>
    byCourse(seats[a]!.subject, seats[b]!.subject),
  );
  const ends = seats.map(() => 0);
  for (const at of final) if (at !== undefined) ends[at]! += 1;
  const without = seasons - ends.reduce((sum, count) => sum + count, 0);
  const missed = missedCourse(seats, final, play(finalChance, coursesFirst));
  return { seasons, ends, without, rounds: roundsOf(seats, play, final), missed };
};

/** The highest course that the second play reaches more often than the first. */
const missedCourse = (
  seats: readonly TestedSeat[],
  ends: Ends,
  endsByCourse: Ends,
): HigherCourse | undefined =>
  coursesByWorth
    .map((course) => {
      const countIn = (all: Ends): number =>
        all.filter((at) => at !== undefined && courseOf(seats[at]!.subject) === course).length;
      return { course, seasons: countIn(ends), better: countIn(endsByCourse) };
    })
    .find((counted) => counted.better > counted.seasons);

/** The seasons without a seat by round, if all seats have the same rounds. */
const roundsOf = (
  seats: readonly TestedSeat[],
  play: (chanceOf: (seat: TestedSeat) => number) => Ends,
  final: Ends,
): StressTest['rounds'] => {
  const names = seats[0]?.rounds.map(({ round }) => round) ?? [];
  const chanceIn = (seat: TestedSeat, name: string): number | undefined =>
    seat.rounds.find(({ round }) => round === name)?.probability;
  const shared = names.filter((name) => seats.every((seat) => chanceIn(seat, name) !== undefined));
  return shared.map((round) => {
    const reached = play((seat) => chanceIn(seat, round)!);
    const isWithout = (at: number | undefined, season: number): boolean =>
      at === undefined && (round !== strayRound || final[season] === undefined);
    return { round, without: reached.filter(isWithout).length };
  });
};
