export type { MatchedList } from './matchedList.ts';
export { outcomeOf, upgradesOf, type RoundRequest } from './playedSeason.ts';
export { practiceMachine } from './practiceMachine.ts';
export { kindOf } from './pools.ts';
export { isPlayable, type Material } from './participant.ts';
export { decisionsOn, examOfSeats, roundAfter, type Decision } from './rounds.ts';
export { savedSeasonFrom } from './savedSeason.ts';
export { listedClosing } from './roundRanks.ts';
export {
  higherCoursesMissed,
  seasonClosing,
  type EntryOutcome,
  type RoundOutcome,
} from './season.ts';
