import type { Conversion } from './pools.ts';

/** The rounds of a season, in order. */
export const rounds = ['1', '2', '3', 'stray'] as const;
export type Round = (typeof rounds)[number];

/** What a student may do with a seat. */
const decisions = ['stay', 'upgrade', 'exit'] as const;
export type Decision = (typeof decisions)[number];

/** What leaving a seat costs. */
type ExitCost = 'free' | 'deposit' | 'deposit-and-season';

interface RoundRule {
  /** What may be done with a seat of this round. */
  readonly decisions: readonly Decision[];
  readonly exit: ExitCost;
  readonly conversion: Conversion;
  /** Whether vacant seats for non-residents and minorities have become paid ones. */
  readonly hasPaidConversion: boolean;
}

/** The rounds of the central counselling; docs/domain.md names the sources, decisions.md the rest. */
export const rules: Readonly<Record<Round, RoundRule>> = {
  '1': {
    decisions: ['stay', 'upgrade', 'exit'],
    exit: 'free',
    conversion: 'none',
    hasPaidConversion: false,
  },
  '2': {
    decisions: ['stay', 'upgrade', 'exit'],
    exit: 'deposit',
    conversion: 'disability',
    hasPaidConversion: false,
  },
  '3': {
    decisions: ['stay', 'exit'],
    exit: 'deposit-and-season',
    conversion: 'all',
    hasPaidConversion: true,
  },
  stray: {
    decisions: ['stay', 'exit'],
    exit: 'deposit-and-season',
    conversion: 'all',
    hasPaidConversion: true,
  },
};

/** The round after one, for who decided so or has no seat; undefined where the season is over. */
export const roundAfter = (round: Round, decision: Decision | null): Round | undefined => {
  if (decision === 'stay') return undefined;
  if (decision === 'exit' && rules[round].exit === 'deposit-and-season') return undefined;
  return rounds[rounds.indexOf(round) + 1];
};
