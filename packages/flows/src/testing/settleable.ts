import type { ActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate';

export type Settlement =
  | { readonly type: 'settle.done'; readonly output: unknown }
  | { readonly type: 'settle.failed'; readonly error: unknown };

/** Replaces any actor: it stays active until the test settles it. */
const settleable: ActorLogic<Snapshot<unknown>, EventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    const settlement = event as Settlement;
    if (settlement.type === 'settle.done')
      return { status: 'done', output: settlement.output, error: undefined };
    if (settlement.type === 'settle.failed')
      return { status: 'error', output: undefined, error: settlement.error };
    return snapshot;
  },
};

/** The machine with every actor replaced by one that the test settles. */
export const withSettleableActors = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [name, settleable]),
    ),
  });
