import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { ruleSentences } from './messages.ts';
import {
  ruleAspects,
  rounds,
  ruleTable,
  type Round,
  type RuleAspect,
  type RuleValues,
} from './ruleTable.ts';
import { ruleSources, type RuleSource } from './sources.ts';

/** A rule of a round with the report that it is from. */
export interface Rule<Aspect extends RuleAspect = RuleAspect> {
  readonly value: RuleValues[Aspect];
  readonly source: RuleSource;
}

/** The rules of a round for one aspect, from the newest season to the oldest. */
const rulesOn = <Aspect extends RuleAspect>(
  exam: Exam,
  round: Round,
  aspect: Aspect,
): readonly Rule<Aspect>[] =>
  (ruleTable[exam][round][aspect] ?? []).map(([value, source]) => ({
    value,
    source: ruleSources[source],
  }));

/** The rule of a season, else of the last known season before it; undefined if none is known. */
export const ruleOf = <Aspect extends RuleAspect>(
  exam: Exam,
  round: Round,
  aspect: Aspect,
  season = Infinity,
): Rule<Aspect> | undefined =>
  rulesOn(exam, round, aspect).find(({ source }) => source.season <= season);

/** The exams whose rules apply if an exam has none, the nearest first. */
const nearestExams: Readonly<Record<Exam, readonly Exam[]>> = {
  UG: ['UG', 'PG'],
  PG: ['PG', 'UG'],
  MDS: ['MDS', 'PG', 'UG'],
};

/** The rule of the exam or, if unknown, of the nearest exam: a simulation needs some rule. */
export const assumedRuleOf = <Aspect extends RuleAspect>(
  exam: Exam,
  round: Round,
  aspect: Aspect,
): Rule<Aspect> | undefined =>
  nearestExams[exam]
    .map((other) => ruleOf(other, round, aspect))
    .find((rule) => rule !== undefined);

/** A rule in plain words, by default in the language of the pages. */
export const sentenceOf = <Aspect extends RuleAspect>(
  aspect: Aspect,
  { value }: Rule<Aspect>,
  sentences: typeof ruleSentences = ruleSentences,
): string => sentences[aspect][value];

/** All known rules of a round, in the order of the aspects. */
export const knownRules = (exam: Exam, round: Round) =>
  ruleAspects.flatMap((aspect) => {
    const rule = ruleOf(exam, round, aspect);
    return rule ? [{ aspect, sentence: sentenceOf(aspect, rule), source: rule.source }] : [];
  });

/** The known rules on having both an MCC seat and a state seat, by round. */
export const rulesBetween = (exam: Exam) =>
  rounds.flatMap((round) => {
    const registration = ruleOf(exam, round, 'registration');
    const states = ruleOf(exam, round, 'states');
    return [
      ...(registration?.value === 'without-seat'
        ? [{ round, sentence: sentenceOf('registration', registration), ...registration }]
        : []),
      ...(states ? [{ round, sentence: sentenceOf('states', states), ...states }] : []),
    ].map(({ sentence, source }) => ({ round, sentence, source }));
  });

/** The aspects that every round has a rule for but whose rule we do not know. */
export const unknownAspects = (exam: Exam, round: Round): readonly RuleAspect[] =>
  (
    [
      'notJoining',
      'resignation',
      'upgrade',
      'registration',
      'reservedSeats',
      'restrictedSeats',
    ] as const
  ).filter((aspect) => !ruleOf(exam, round, aspect));

/** The round that a date or a list names, such as “Stray Vacancy”. */
export const roundNamed = (name: string): Round | undefined =>
  /stray/i.test(name) ? 'stray' : rounds.find((round) => name.includes(round));

/** The last season with a known rule of the exam. */
export const lastSeasonOf = (exam: Exam): number =>
  Math.max(
    ...rounds.flatMap((round) => knownRules(exam, round).map(({ source }) => source.season)),
  );
