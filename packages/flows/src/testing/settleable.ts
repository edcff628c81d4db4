import type { ActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate';

export type Settlement =
  | { readonly type: 'settle.done'; readonly output: unknown }
  | { readonly type: 'settle.failed'; readonly error: unknown };

/** Replaces any actor and stays active until the test settles it. */
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

/** A cache, because building a machine takes longer than most of its replays. */
const settleableMachines = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The machine with every actor replaced by one that the test can settle. */
export const withSettleableActors = (machine: AnyStateMachine): AnyStateMachine => {
  const known = settleableMachines.get(machine);
  if (known) return known;
  const { actors } = machine.implementations;
  const replaced = machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, settleable])),
  });
  settleableMachines.set(machine, replaced);
  return replaced;
};
