import type { Student } from './competitors.ts';
import type { PracticeSeats } from './programmeLadders.ts';
import {
  countUpgrades,
  createSeason,
  nextSeason,
  playRound,
  type RoundOutcome,
  type Step,
} from './season.ts';

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

/** The competitors of each round decide by a seed of its own. */
const seedOf = (seed: number, round: number): number => Math.imul(seed, 31) + round + 1;

/** Plays a season up to the round after the last step. */
const playSeason = (
  { seats, student, seed, steps }: RoundRequest,
  report: (share: number) => void,
) => {
  const rounds = steps.length + 1;
  let season = createSeason(seats, student, seed);
  for (const [round, step] of steps.entries()) {
    const played = playRound(season, (share) => report((round + share) / rounds));
    season = nextSeason(season, played, step, seedOf(seed, round));
  }
  const played = playRound(season, (share) => report((steps.length + share) / rounds));
  return { season, played };
};

/** The outcome of the round after the last step. */
export const outcomeOf = (request: RoundRequest, report: (share: number) => void): RoundOutcome =>
  playSeason(request, report).played.outcome;

/** How often the student would move up in the round after it, by other competitors' decisions. */
export const upgradesOf = (request: RoundRequest): Upgrades => {
  const { season, played } = playSeason(request, () => undefined);
  const seeds = Array.from({ length: tries }, (_, at) =>
    seedOf(request.seed + 7919 * (at + 1), at),
  );
  return { count: countUpgrades(season, played, seeds), of: tries };
};
