import type { Operation } from '@seatwise/api-client/contract/operation';

/** Failures that involve more than a single answer. */
export type Situation =
  | 'payment.unverified'
  | 'payment.unreachable'
  | 'payment.no-order'
  | 'payment.pending'
  | 'payment.provider-down'
  | 'chat.flaky'
  | 'chat.offline'
  | 'audit.broken'
  | 'session.expired'
  | 'session.unproven';

/** The faults that a mock can play. */
export interface Scenarios {
  /** An answer that replaces the operation's own, possibly after a delay. */
  readonly forcedAnswer: (operation: Operation, request: Request) => Promise<Response | undefined>;
  /** Whether a situation is active, for everybody or for one request. */
  readonly plays: (situation: Situation, request?: Request) => boolean;
}

/** The scenarios of a server that simulates nothing. */
export const noScenarios: Scenarios = {
  forcedAnswer: async () => undefined,
  plays: () => false,
};
