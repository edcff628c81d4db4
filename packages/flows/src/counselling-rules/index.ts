export { seeBulletin } from './messages.ts';
export {
  assumedRuleOf,
  knownRules,
  lastSeasonOf,
  roundNamed,
  ruleOf,
  sentenceOf,
  unknownAspects,
} from './rules.ts';
export { rounds } from './ruleTable.ts';
export type { Round, RuleAspect, RuleValues } from './ruleTable.ts';
export { seasonOf } from './seasons.ts';
export type { RuleSource } from './sources.ts';
