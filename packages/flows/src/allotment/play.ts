import type { RoundRequest, Upgrades } from './practiceMachine.ts';
import { countUpgrades, createSeason, nextSeason, playRound, type RoundOutcome } from './season.ts';

/** How many next rounds are played to say how likely it is to move up. */
const tries = 10;

/** The competitors of each round decide by a seed of its own. */
const seedOf = (seed: number, round: number): number => Math.imul(seed, 31) + round + 1;

/** Plays a season up to the round after the last decision. */
const playSeason = (
  { seats, student, seed, decisions }: RoundRequest,
  report: (share: number) => void,
) => {
  const steps = decisions.length + 1;
  let season = createSeason(seats, student, seed);
  for (const [round, decision] of decisions.entries()) {
    const played = playRound(season, (share) => report((round + share) / steps));
    season = nextSeason(season, played, decision, seedOf(seed, round));
  }
  const played = playRound(season, (share) => report((decisions.length + share) / steps));
  return { season, played };
};

/** The outcome of the round after the last decision. */
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
