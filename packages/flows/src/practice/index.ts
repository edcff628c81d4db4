export type { ChoiceList, MatchedList, Exclusion } from './matchedList.ts';
export { outcomeOf, upgradesOf } from './playedSeason.ts';
export type { RoundRequest, Upgrades } from './playedSeason.ts';
export { practiceMachine } from './practiceMachine.ts';
export type { Material } from './participant.ts';
export { decisionsOn, examOfSeats, roundAfter } from './rounds.ts';
export type { Decision } from './rounds.ts';
export type { EntryOutcome, RoundOutcome } from './season.ts';
