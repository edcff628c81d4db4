import { examOfProgramme, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { assumedRuleOf, rounds, type Round, type RuleValues } from '../counselling-rules/index.ts';
import type { Conversion } from './pools.ts';

/** What a student may do with a seat. */
export const decisions = ['stay', 'upgrade', 'exit'] as const;
export type Decision = (typeof decisions)[number];

interface RoundRule {
  /** What a student may do with a seat of this round. */
  readonly decisions: readonly Decision[];
  /** The cost of leaving a seat. */
  readonly exit: RuleValues['notJoining'];
  readonly conversion: Conversion;
  /** Whether vacant seats for non-residents and minorities have become paid seats. */
  readonly hasPaidConversion: boolean;
}

/** The stray round has no rule of its own on vacant seats: those opened in Round 3 stay open. */
const roundOfVacancies = (round: Round): Round => (round === 'stray' ? '3' : round);

/** The rules of a practice round, from the table of the counselling's rules. */
export const roundRuleOf = (exam: Exam, round: Round): RoundRule => {
  const upgrade = assumedRuleOf(exam, round, 'upgrade')?.value;
  const vacant = roundOfVacancies(round);
  return {
    // The practice keeps last season's upgrade, which a court has yet to allow this season.
    decisions: decisions.filter((decision) => decision !== 'upgrade' || upgrade !== 'none'),
    exit: assumedRuleOf(exam, round, 'notJoining')!.value,
    conversion:
      assumedRuleOf(exam, vacant, 'reservedSeats')?.value === 'converted' ? 'all' : 'none',
    hasPaidConversion: assumedRuleOf(exam, vacant, 'restrictedSeats')?.value === 'open-last',
  };
};

/** A seat after a round; a seat held before this round has already been joined. */
interface SeatAfterRound {
  readonly round: Round;
  readonly isKept: boolean;
}

/** The possible decisions on a seat: a joined seat can only be left if it can be resigned. */
export const decisionsOn = (exam: Exam, { round, isKept }: SeatAfterRound): readonly Decision[] => {
  const isBound = isKept && assumedRuleOf(exam, round, 'resignation')?.value === 'none';
  return roundRuleOf(exam, round).decisions.filter((decision) => decision !== 'exit' || !isBound);
};

/** The exam of the seats in play. */
export const examOfSeats = ({ subjects }: { readonly subjects: readonly string[] }): Exam =>
  examOfProgramme(subjects[0] ?? '');

/** The next round after a decision, or without a seat; undefined if the season is over. */
export const roundAfter = (
  exam: Exam,
  round: Round,
  decision: Decision | null,
): Round | undefined => {
  if (decision === 'stay') return undefined;
  if (decision === 'exit' && roundRuleOf(exam, round).exit.startsWith('deposit-and'))
    return undefined;
  return rounds[rounds.indexOf(round) + 1];
};
