import { rounds } from '../counselling-rules/index.ts';
import type { Student } from './competitors.ts';
import type { PracticeSeats } from './programmeLadders.ts';
import { seedOfRound } from './roundRanks.ts';
import type { Decision } from './rounds.ts';
import { movesUp, playRound, type RoundOutcome } from './season.ts';

/** The student's decision after a round. */
interface Step {
  readonly decision: Decision | null;
  /** The choices for the next round, including a held seat. */
  readonly list: readonly number[];
  /** The programmes on the list where the quota's own candidates come first. */
  readonly late?: readonly number[];
}

/** A round to play: the season is recreated from its seed, and its steps are repeated. */
export interface RoundRequest {
  readonly seats: PracticeSeats;
  readonly student: Student;
  readonly seed: number;
  readonly steps: readonly Step[];
}

/** In how many simulated next rounds the student would move up. */
export interface Upgrades {
  readonly count: number;
  readonly of: number;
}

/** The number of next rounds that are simulated to estimate the chance of moving up. */
const tries = 10;

const holding = ({ rank, kind, list, late }: Student, seat: RoundOutcome['seat']): Student => ({
  rank,
  kind,
  list,
  ...(late && { late }),
  ...(seat && { held: seat }),
});

/** Plays a season up to the round after the last step. */
const playSeason = (
  { seats, student, seed, steps }: RoundRequest,
  report: (share: number) => void,
) => {
  const shareUpTo = (index: number) => (share: number) =>
    report((index + share) / (steps.length + 1));
  let own = student;
  let outcome = playRound({ seats, round: rounds[0], student, seed }, shareUpTo(0));
  for (const [index, { decision, ...wishes }] of steps.entries()) {
    own = holding({ ...own, ...wishes }, decision === 'upgrade' ? outcome.seat : null);
    const round = rounds[index + 1] ?? 'stray';
    outcome = playRound({ seats, round, student: own, seed }, shareUpTo(index + 1));
  }
  return { outcome, student: own };
};

/** The outcome of the round after the last step. */
export const outcomeOf = (request: RoundRequest, report: (share: number) => void): RoundOutcome =>
  playSeason(request, report).outcome;

/** How often the student would move up in the next round, against different competitors. */
export const upgradesOf = (request: RoundRequest): Upgrades => {
  const { seats, seed, steps } = request;
  const { outcome, student } = playSeason(request, () => undefined);
  const round = rounds[steps.length + 1] ?? 'stray';
  const held = holding(student, outcome.seat);
  const count = Array.from({ length: tries }, (_, at) =>
    movesUp({
      seats,
      round,
      student: held,
      seed,
      roundSeed: seedOfRound(seed + 7919 * (at + 1), round),
    }),
  ).filter(Boolean).length;
  return { count, of: tries };
};
