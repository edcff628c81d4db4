export type { ChoiceList, FittedList, Exclusion } from './fit.ts';
export { outcomeOf, upgradesOf } from './play.ts';
export { practiceMachine } from './practiceMachine.ts';
export type { Material } from './entrant.ts';
export type { RoundRequest, Upgrades } from './practiceMachine.ts';
export { roundAfter, rounds, rules } from './rounds.ts';
export type { Decision, Round } from './rounds.ts';
export type { EntryOutcome, RoundOutcome } from './season.ts';
