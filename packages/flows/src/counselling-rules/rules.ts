import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { ruleSentences } from './messages.ts';
import { ruleTable, type Round, type RuleAspect, type RuleValues } from './ruleTable.ts';
import { ruleSources, type RuleSource } from './sources.ts';

/** A rule of a round with the report that it is from. */
export interface Rule<Aspect extends RuleAspect = RuleAspect> {
  readonly value: RuleValues[Aspect];
  readonly source: RuleSource;
}

/** The rules of a round on something, from the newest season to the oldest. */
const rulesOn = <Aspect extends RuleAspect>(
  exam: Exam,
  round: Round,
  aspect: Aspect,
): readonly Rule<Aspect>[] =>
  (ruleTable[exam][round][aspect] ?? []).map(([value, source]) => ({
    value,
    source: ruleSources[source],
  }));

/** The rule of a season, or of the last one before it that is known; undefined where none is. */
export const ruleOf = <Aspect extends RuleAspect>(
  exam: Exam,
  round: Round,
  aspect: Aspect,
  season = Infinity,
): Rule<Aspect> | undefined =>
  rulesOn(exam, round, aspect).find(({ source }) => source.season <= season);

/** The exams whose rules are looked up where an exam has none of its own: the nearest first. */
const nearestExams: Readonly<Record<Exam, readonly Exam[]>> = {
  UG: ['UG', 'PG'],
  PG: ['PG', 'UG'],
  MDS: ['MDS', 'PG', 'UG'],
};

/** The rule that a simulation plays by: where the exam has none, that of the nearest exam. */
export const assumedRule = <Aspect extends RuleAspect>(
  exam: Exam,
  round: Round,
  aspect: Aspect,
): RuleValues[Aspect] | undefined =>
  nearestExams[exam]
    .map((other) => ruleOf(other, round, aspect)?.value)
    .find((value) => value !== undefined);

/** A rule in plain words; undefined where none is known. */
export const ruleSentence = <Aspect extends RuleAspect>(
  exam: Exam,
  round: Round,
  aspect: Aspect,
): string | undefined => {
  const rule = ruleOf(exam, round, aspect);
  return rule && ruleSentences[aspect][rule.value];
};
