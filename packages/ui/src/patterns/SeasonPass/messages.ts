import type { StageState } from './SeasonPass.tsx';

/** The built-in messages of SeasonPass. */
export const seasonPassMessages: {
  readonly states: Readonly<Record<StageState, string>>;
  readonly noDates: string;
  readonly over: string;
} = {
  /** The state of a round. */
  states: { over: 'Over', now: 'Now', next: 'Next', ahead: 'Later' },
  /** Shown in a round without published dates. */
  noDates: 'No dates yet',
  /** Read by screen readers after a date that is over. */
  over: '(over)',
};
