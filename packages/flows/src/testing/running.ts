import {
  createActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import type { Coverage } from './coverage.ts';
import { createManualClock } from './manualClock.ts';
import { inputsOf, type Model } from './model.ts';
import { withSettleableActors, type Settlement } from './settleable.ts';

const settling = /^xstate\.(done|error)\.actor\.(.+)$/;

/** Runs a machine whose actors and clock are controlled by the test. */
export const runModel = <M extends AnyStateMachine>(
  model: Model<M>,
  coverage: Coverage,
  start: number,
) => {
  const clock = createManualClock(() => actor);
  const failures: unknown[] = [];
  const machine: AnyStateMachine = withSettleableActors(model.machine);
  const actor: AnyActorRef = createActor(machine, {
    clock,
    inspect: coverage.inspect,
    input: inputsOf(model, () => clock.now())[start],
  });
  actor.subscribe({ error: (error) => failures.push(error) });

  const read = (): AnyMachineSnapshot => actor.getSnapshot();

  const happen = (event: EventObject & { output?: unknown; error?: unknown }): void => {
    const [, outcome, id] = settling.exec(event.type) ?? [];
    if (id !== undefined) {
      const child = read().children[id] as AnyActorRef;
      const settlement: Settlement =
        outcome === 'done'
          ? { type: 'settle.done', output: event.output }
          : { type: 'settle.failed', error: event.error };
      child.send(settlement);
    } else if (event.type.startsWith('xstate.after.')) {
      clock.fire(event.type);
    } else {
      actor.send(event);
    }
  };

  coverage.watch(read, '', () => actor.start());
  return {
    read,
    failures,
    send: (event: EventObject) => coverage.watch(read, event.type, () => happen(event)),
    stop: () => actor.stop(),
  };
};
