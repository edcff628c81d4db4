export { seeBulletin } from './messages.ts';
export {
  assumedRuleOf,
  knownRules,
  lastSeasonOf,
  roundNamed,
  ruleOf,
  rulesBetween,
  sentenceOf,
  unknownAspects,
} from './rules.ts';
export { rounds, type Round, type RuleAspect, type RuleValues } from './ruleTable.ts';
export { seasonOf } from './seasons.ts';
export type { RuleSource } from './sources.ts';
