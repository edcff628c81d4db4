import type { Operation } from '@seatwise/api-client/contract/operation';

/** What may go wrong beyond a single answer. */
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

/** What a mock plays in place of the truth. */
export interface Scenarios {
  /** An answer in place of the operation's own, which may also be late. */
  readonly forcedAnswer: (operation: Operation, request: Request) => Promise<Response | undefined>;
  /** Whether a situation plays, for everybody or for one request. */
  readonly plays: (situation: Situation, request?: Request) => boolean;
}

/** For a server that simulates nothing. */
export const noScenarios: Scenarios = {
  forcedAnswer: async () => undefined,
  plays: () => false,
};
