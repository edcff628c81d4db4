import { rounds } from '../counselling-rules/index.ts';
import type { Student } from './competitors.ts';
import type { PracticeSeats } from './programmeLadders.ts';
import { seedOfRound } from './roundRanks.ts';
import type { Decision } from './rounds.ts';
import { movesUp, playRound, type RoundOutcome } from './season.ts';

/** What the student decides after a round. */
interface Step {
  readonly decision: Decision | null;
  /** The wished programmes of the next round; a seat that is held is among them. */
  readonly list: readonly number[];
  /** The programmes of the list whose eligible candidates come first. */
  readonly late?: readonly number[];
}

/** A round to be played: the season is made again from its seed, and its steps repeated. */
export interface RoundRequest {
  readonly seats: PracticeSeats;
  readonly student: Student;
  readonly seed: number;
  readonly steps: readonly Step[];
}

/** In how many of several next rounds the student would move up. */
export interface Upgrades {
  readonly count: number;
  readonly of: number;
}

/** How many next rounds are played to say how likely it is to move up. */
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

/** How often the student would move up in the round after it, with other competitors. */
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
