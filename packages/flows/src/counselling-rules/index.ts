export { ruleSentences, seeBulletin } from './messages.ts';
export { assumedRule, ruleOf, ruleSentence } from './rules.ts';
export type { Rule } from './rules.ts';
export { rounds } from './ruleTable.ts';
export type { Round, RuleAspect, RuleValues } from './ruleTable.ts';
