import { opensLate } from '../eligibility/index.ts';
import { isHigherCourse } from '../shared/courses.ts';
import { createAllotment, lastRank, type Candidates, type Seats } from './allot.ts';
import { capacityOf, createCompetitors, type HeldSeat, type Student } from './competitors.ts';
import type { MatchedList } from './matchedList.ts';
import type { PracticeSeats } from './programmeLadders.ts';
import { ranksOf, seedOfRound } from './roundRanks.ts';
import type { Round } from '../counselling-rules/index.ts';
import { examOfSeats, roundRuleOf } from './rounds.ts';

/** A round of a season, with the student's choices for it. */
export interface RoundToPlay {
  readonly seats: PracticeSeats;
  readonly round: Round;
  readonly student: Student;
  /** The seed of the season; it determines the ranks and competitors. */
  readonly seed: number;
  /** The seed of the round; a different one plays it with different competitors. */
  readonly roundSeed?: number;
}

/** The outcome of one entry of the student's list in a round. */
export interface EntryOutcome {
  /** The worst rank that still got in; null if any rank would have, 0 if none would. */
  readonly neededRank: number | null;
  /** Whether the student would have got the seat with this entry first. */
  readonly wasWithinReach: boolean;
}

export interface RoundOutcome {
  readonly round: Round;
  /** The index of the allotted entry; null for none. */
  readonly place: number | null;
  readonly seat: HeldSeat | null;
  /** Whether that is the previous round's seat. */
  readonly isKept: boolean;
  readonly entries: readonly EntryOutcome[];
  readonly competitors: number;
}

/** From Round 3, vacant NRI and minority seats go to others, after their own candidates. */
const seatsOf = (
  { seats, round, student }: RoundToPlay,
  capacity: Uint16Array,
  candidates: Candidates,
  quotaOf: Int16Array,
): Seats => {
  const { programmes, quotas } = seats;
  const opens = quotas.map(opensLate);
  const late = new Set(student.late);
  const last = candidates.count - 1;
  return {
    programmes: programmes.institute.length,
    capacity,
    late: {
      mayAsk: roundRuleOf(examOfSeats(seats), round).hasPaidConversion,
      isLate: (candidate, programme) => {
        const quota = programmes.quota[programme]!;
        if (!opens[quota]) return false;
        return candidate === last ? late.has(programme) : quotaOf[candidate] !== quota;
      },
    },
  };
};

/** Lets all competitors propose first, so that the student can be added and removed afterwards. */
const playCompetitors = (played: RoundToPlay, report: (share: number) => void) => {
  const { seats, round, student, seed, roundSeed = seedOfRound(seed, round) } = played;
  const ranks = ranksOf(seats, round, seed, roundSeed);
  const { candidates, quotaOf } = createCompetitors(seats, ranks, student, roundSeed);
  const { conversion } = roundRuleOf(examOfSeats(seats), round);
  const capacity = capacityOf(seats, ranks);
  const allotment = createAllotment(
    seatsOf(played, capacity, candidates, quotaOf),
    candidates,
    conversion,
  );
  const last = candidates.count - 1;
  for (let at = 0; at < last; at += 1) {
    allotment.add(at);
    if (at % 20_000 === 0) report(at / last);
  }
  return { allotment, candidates };
};

/** Plays a round of a season. */
export const playRound = (toPlay: RoundToPlay, report: (share: number) => void): RoundOutcome => {
  const { student, round } = toPlay;
  const { allotment, candidates } = playCompetitors(toPlay, report);
  const last = candidates.count - 1;
  const begin = candidates.from[last]!;
  const { list, kind, held } = student;
  const late = new Set(student.late);
  const before = allotment.snapshot();

  const entries: EntryOutcome[] = [];
  for (const [at, programme] of list.entries()) {
    const needed = allotment.neededRank(programme, kind, late.has(programme));
    const wasWithinReach = programme === held?.programme || allotment.addAt(last, begin + at);
    allotment.restore(before);
    entries.push({ neededRank: needed === lastRank ? null : needed, wasWithinReach });
  }
  allotment.add(last);
  const result = allotment.result();
  const programme = result.programme[last]!;
  return {
    round,
    place: programme < 0 ? null : list.indexOf(programme),
    seat: programme < 0 ? null : { programme, pool: result.pool[last]! },
    isKept: programme >= 0 && programme === held?.programme,
    entries,
    competitors: last,
  };
};

/**
 * The worst rank that got the allotted seat in this season, whatever the lists say. null if any
 * rank gets it, and for the previous round's seat, which no rank of this round decides.
 */
export const seasonClosing = ({ place, isKept, entries }: RoundOutcome): number | null =>
  place === null || isKept ? null : entries[place]!.neededRank;

/** The entries of a higher course than the allotted seat that another order would have given. */
export const higherCoursesMissed = (
  { entries }: MatchedList,
  { place, entries: outcomes }: RoundOutcome,
): MatchedList['entries'] => {
  const allotted = place === null ? undefined : entries[place]!;
  return entries.filter(
    ({ subject }, at) =>
      allotted && outcomes[at]!.wasWithinReach && isHigherCourse(subject, allotted.subject),
  );
};

/** Whether the student, who holds a seat and asks for an upgrade, moves up in a round. */
export const movesUp = (toPlay: RoundToPlay): boolean => {
  const { allotment, candidates } = playCompetitors(toPlay, () => undefined);
  const last = candidates.count - 1;
  allotment.add(last);
  return allotment.result().programme[last] !== toPlay.student.held?.programme;
};
