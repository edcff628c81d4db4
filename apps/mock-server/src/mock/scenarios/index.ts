import type { Situation } from '@seatwise/backend/http/scenarios';
import type { Operation } from '@seatwise/api-client/contract/operation';
import { forcedAnswer, networkScenarios, networkStates, type NetworkState } from './network.ts';

/** Situations that involve several calls, played by the handlers that support them. */
export const situations = {
  'payment.unverified': 'The payment succeeds but its signature is refused',
  'payment.unreachable': 'The payment succeeds but verifying it fails',
  'payment.no-order': 'The order comes back without an id',
  'payment.pending': 'The second provider leaves every payment pending',
  'payment.provider-down': 'The providers cannot be asked what became of a payment',
  'chat.flaky': 'The chat socket drops after every third message',
  'chat.offline': 'The chat socket refuses to connect',
  'audit.broken': 'An entry of the audit trail was altered',
  'session.expired': 'Every bearer counts as run out',
  'session.unproven': 'A sign-in is no proof of its owner, who has to give the password again',
} satisfies Record<Situation, string>;

export const scenarioNames: readonly string[] = [...networkScenarios, ...Object.keys(situations)];

export const scenarioHeader = 'x-mock-scenario';

/** The active scenario: one for everybody, or one for a single request through its header. */
export const createScenarios = (slowness: number) => {
  let current: string | null = null;
  const nameFor = (request: Request | undefined): string | null =>
    request?.headers.get(scenarioHeader) ?? current;

  const networkState = (operationId: string, request: Request | undefined): NetworkState => {
    const [id, state] = nameFor(request)?.split('.') ?? [];
    return id === operationId ? (networkStates.find((known) => known === state) ?? 'ok') : 'ok';
  };

  return {
    current: () => current,
    /** Returns false for an unknown name. */
    play: (name: string | null): boolean => {
      if (name !== null && !scenarioNames.includes(name)) return false;
      current = name;
      return true;
    },
    networkState,
    forcedAnswer: async (operation: Operation, request: Request): Promise<Response | undefined> =>
      forcedAnswer(operation, networkState(operation.id, request), request, slowness),
    plays: (situation: Situation, request?: Request): boolean => nameFor(request) === situation,
  };
};

export type PlayedScenarios = ReturnType<typeof createScenarios>;
