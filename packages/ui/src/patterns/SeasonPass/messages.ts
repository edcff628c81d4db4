import type { StageState } from './SeasonPass.tsx';

/** The built-in messages of SeasonPass. */
export const seasonPassMessages: {
  readonly states: Readonly<Record<StageState, string>>;
  readonly noDates: string;
  readonly over: string;
} = {
  /** The state of a round. */
  states: { over: 'Over', now: 'Now', next: 'Next', ahead: 'Later' },
  /** In a round that has no published date. */
  noDates: 'No dates yet',
  /** Read out after a date that is over. */
  over: '(over)',
};
