import type { Operation } from '@seatwise/api-client/contract/operation';
import type { Situation } from '../mock/scenarios/index.ts';

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
