import { examOfProgramme, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { assumedRuleOf, rounds, type Round, type RuleValues } from '../counselling-rules/index.ts';
import type { Conversion } from './pools.ts';

/** What a student may do with a seat. */
export const decisions = ['stay', 'upgrade', 'exit'] as const;
export type Decision = (typeof decisions)[number];

interface RoundRule {
  /** What may be done with a seat of this round. */
  readonly decisions: readonly Decision[];
  /** What leaving a seat costs. */
  readonly exit: RuleValues['notJoining'];
  readonly conversion: Conversion;
  /** Whether vacant seats for non-residents and minorities have become paid ones. */
  readonly hasPaidConversion: boolean;
}

/** The stray round has no rule of its own on vacant seats: what was opened in Round 3 stays open. */
const roundOfVacancies = (round: Round): Round => (round === 'stray' ? '3' : round);

/** The rules that a round is played by, from the table of the counselling's rules. */
export const roundRuleOf = (exam: Exam, round: Round): RoundRule => {
  const upgrade = assumedRuleOf(exam, round, 'upgrade')?.value;
  const vacant = roundOfVacancies(round);
  return {
    // The practice plays the upgrade that a court has yet to allow, as the season before had it.
    decisions: decisions.filter((decision) => decision !== 'upgrade' || upgrade !== 'none'),
    exit: assumedRuleOf(exam, round, 'notJoining')!.value,
    conversion:
      assumedRuleOf(exam, vacant, 'reservedSeats')?.value === 'converted' ? 'all' : 'none',
    hasPaidConversion: assumedRuleOf(exam, vacant, 'restrictedSeats')?.value === 'open-last',
  };
};

/** A seat after a round; one that was held before has been joined already. */
interface SeatAfterRound {
  readonly round: Round;
  readonly isKept: boolean;
}

/** What may be done with a seat: one that was joined can be left only where it can be resigned. */
export const decisionsOn = (exam: Exam, { round, isKept }: SeatAfterRound): readonly Decision[] => {
  const isBound = isKept && assumedRuleOf(exam, round, 'resignation')?.value === 'none';
  return roundRuleOf(exam, round).decisions.filter((decision) => decision !== 'exit' || !isBound);
};

/** The exam of the seats that are played for. */
export const examOfSeats = ({ subjects }: { readonly subjects: readonly string[] }): Exam =>
  examOfProgramme(subjects[0] ?? '');

/** The round after one, for who decided so or has no seat; undefined where the season is over. */
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
