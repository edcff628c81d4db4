import { opensLate } from '../eligibility/index.ts';
import { createAllotment, lastRank, type Candidates, type Seats } from './allot.ts';
import { capacityOf, createCompetitors, type Student } from './competitors.ts';
import { noPool } from './choiceFunction.ts';
import { poolCount } from './pools.ts';
import { mulberry32 } from '@seatwise/api-client/contract/constants/mulberry32';
import type { PracticeSeats } from './programmeLadders.ts';
import { rounds, type Round } from '../counselling-rules/index.ts';
import { examOfSeats, roundRuleOf, type Decision } from './rounds.ts';

/** A season before one of its rounds. It is never changed: what follows is a new one. */
interface Season {
  readonly seats: PracticeSeats;
  readonly capacity: Uint16Array;
  readonly candidates: Candidates;
  /** The quota that each candidate comes for; -1 of the student. */
  readonly quotaOf: Int16Array;
  /** The student's programmes whose eligible candidates come first. */
  readonly late: ReadonlySet<number>;
  /** Who takes no further part: left, or settled on a seat. */
  readonly isOut: Uint8Array;
  readonly round: Round;
}

/** What became of one entry of the student's list in a round. */
export interface EntryOutcome {
  /** The worst rank that still got in; null where any rank of the kind does, 0 where none does. */
  readonly neededRank: number | null;
  /** Whether the seat would have been the student's with this entry first. */
  readonly wasWithinReach: boolean;
}

export interface RoundOutcome {
  readonly round: Round;
  /** The entry that was allotted; null for none. */
  readonly place: number | null;
  /** Whether that is the seat of the round before. */
  readonly isKept: boolean;
  readonly entries: readonly EntryOutcome[];
  readonly competitors: number;
}

interface Played {
  readonly outcome: RoundOutcome;
  readonly programme: Int32Array;
  readonly pool: Uint8Array;
}

export const createSeason = (seats: PracticeSeats, student: Student, seed: number): Season => {
  const { candidates, quotaOf } = createCompetitors(seats, student, seed);
  return {
    seats,
    capacity: capacityOf(seats),
    candidates,
    quotaOf,
    late: new Set(student.late),
    isOut: new Uint8Array(candidates.count),
    round: '1',
  };
};

/** Vacant seats of non-residents and minorities go to others after their own candidates, from Round 3 on. */
const seatsOf = ({ seats, capacity, quotaOf, late, round, candidates }: Season): Seats => {
  const { programmes, quotas } = seats;
  const opens = quotas.map(opensLate);
  const student = candidates.count - 1;
  return {
    programmes: programmes.institute.length,
    capacity,
    late: {
      mayAsk: roundRuleOf(examOfSeats(seats), round).hasPaidConversion,
      isLate: (candidate, programme) => {
        const quota = programmes.quota[programme]!;
        if (!opens[quota]) return false;
        return candidate === student ? late.has(programme) : quotaOf[candidate] !== quota;
      },
    },
  };
};

/** All competitors propose first, so that the student can be added and removed afterwards. */
const playCompetitors = (season: Season, report: (share: number) => void) => {
  const { candidates, isOut, round } = season;
  const { conversion } = roundRuleOf(examOfSeats(season.seats), round);
  const allotment = createAllotment(seatsOf(season), candidates, conversion);
  const student = candidates.count - 1;
  for (let at = 0; at < student; at += 1) {
    if (isOut[at] === 0) allotment.add(at);
    if (at % 20_000 === 0) report(at / student);
  }
  return allotment;
};

/** Plays a round of the season. */
export const playRound = (season: Season, report: (share: number) => void): Played => {
  const { candidates, isOut, round } = season;
  const { from, choices, held, kind } = candidates;
  const student = candidates.count - 1;
  const allotment = playCompetitors(season, report);
  const begin = from[student]!;
  const list = choices.subarray(begin);
  const before = allotment.snapshot();

  const entries: EntryOutcome[] = [];
  for (let at = 0; at < list.length; at += 1) {
    const isLate = season.late.has(list[at]!);
    const needed = allotment.neededRank(list[at]!, kind[student]!, isLate);
    const wasWithinReach = list[at] === held[student] || allotment.addAt(student, begin + at);
    allotment.restore(before);
    entries.push({ neededRank: needed === lastRank ? null : needed, wasWithinReach });
  }
  if (isOut[student] === 0) allotment.add(student);
  const { programme, pool } = allotment.result();
  const got = programme[student]!;
  return {
    outcome: {
      round,
      place: got < 0 ? null : list.indexOf(got),
      isKept: got >= 0 && got === held[student],
      entries,
      competitors: student,
    },
    programme,
    pool,
  };
};

/** How many of the competitors with a seat leave it after a round, and how many hope for more. */
const habits: Readonly<Record<Round, { readonly leave: number; readonly upgrade: number }>> = {
  '1': { leave: 0.1, upgrade: 0.65 },
  '2': { leave: 0.06, upgrade: 0.55 },
  '3': { leave: 0.03, upgrade: 0 },
  stray: { leave: 0, upgrade: 0 },
};

/** What the student decides after a round. */
export interface Step {
  readonly decision: Decision | null;
  /** The wished programmes of the next round; a seat that is held is among them. */
  readonly list: readonly number[];
  /** The programmes of the list whose eligible candidates come first. */
  readonly late?: readonly number[];
}

/** Candidates whose last one, the student, has another list. */
const withList = (candidates: Candidates, list: readonly number[]): Candidates => {
  const begin = candidates.from[candidates.count - 1]!;
  const choices = new Uint16Array(begin + list.length);
  choices.set(candidates.choices.subarray(0, begin));
  choices.set(list, begin);
  return { ...candidates, choices };
};

/**
 * The season before its next round. The student decides; the competitors stay, hope for more or
 * leave at random, by the seed.
 */
export const nextSeason = (
  season: Season,
  { programme, pool }: Played,
  { decision, list, late = [] }: Step,
  seed: number,
): Season => {
  const { round } = season;
  const candidates = withList(season.candidates, list);
  const random = mulberry32(seed);
  const { leave, upgrade } = habits[round];
  const student = candidates.count - 1;
  const capacity = season.capacity.slice();
  const isOut = season.isOut.slice();
  const held = candidates.held.slice();
  const heldPool = candidates.heldPool.slice();
  const to = candidates.to.slice();
  to[student] = candidates.choices.length;

  for (let at = 0; at <= student; at += 1) {
    const got = programme[at]!;
    if (got < 0) continue;
    const place = candidates.choices.indexOf(got, candidates.from[at]);
    const draw = random();
    const own = at === student ? decision : null;
    const leaves = own ? own === 'exit' : draw < leave;
    const hopes = own
      ? own === 'upgrade'
      : place > candidates.from[at]! && draw < leave + upgrade && got !== held[at];
    const seat = got * poolCount + pool[at]!;
    held[at] = -1;
    heldPool[at] = noPool;
    if (leaves) {
      // A competitor who leaves has found a seat elsewhere; the student may come back.
      if (at !== student) isOut[at] = 1;
      continue;
    }
    if (hopes) {
      held[at] = got;
      heldPool[at] = pool[at]!;
      to[at] = place;
    } else {
      capacity[seat]! -= 1;
      isOut[at] = 1;
    }
  }
  const next = rounds[rounds.indexOf(round) + 1] ?? 'stray';
  return {
    ...season,
    capacity,
    candidates: { ...candidates, held, heldPool, to },
    late: new Set(late),
    isOut,
    round: next,
  };
};

/** In how many of `tries` next rounds the student, who hopes for more, moves up. */
export const countUpgrades = (season: Season, played: Played, seeds: readonly number[]): number => {
  const { choices, from, count } = season.candidates;
  const student = count - 1;
  const list = [...choices.subarray(from[student])];
  return seeds.filter((seed) => {
    const next = nextSeason(
      season,
      played,
      { decision: 'upgrade', list, late: [...season.late] },
      seed,
    );
    const allotment = playCompetitors(next, () => undefined);
    allotment.add(student);
    return allotment.result().programme[student] !== played.programme[student];
  }).length;
};
