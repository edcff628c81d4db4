import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { createChance } from './chance.ts';
import { Coverage } from './coverage.ts';
import { deadEnds } from './deadEnds.ts';
import { explore, possibleEvents, inputsOf, keyOf, type Model, type Reached } from './model.ts';
import { runModel } from './running.ts';

/** Events for each machine; more than 100,000 for the package (tools/machines.test.ts). */
const randomEvents = 12_000;
const seed = 20_261_120;

const eventName = /^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/;

/** The invariants that hold in every state of every machine. */
const generalViolation = (snapshot: AnyMachineSnapshot): string | undefined => {
  if (snapshot.status === 'error') return 'it failed';
  const waits =
    Object.keys(snapshot.children).length > 0 ||
    snapshot._nodes.some(({ after }) => after.length > 0);
  return snapshot.hasTag('busy') && !waits ? 'is busy with nothing' : undefined;
};

const text = (value: unknown): string =>
  value instanceof Error ? (value.stack ?? value.message) : JSON.stringify(value);

const violationError = (violation: unknown, events: readonly EventObject[]): Error =>
  new Error(`${text(violation)}\nafter ${events.map(text).join(' → ')}`);

/**
 * Examines a machine: every edge of its graph runs on an actor, everything in the machine is
 * reached, no dead end exists, and thousands of events come in random order.
 */
export const behavesAsModelled = <M extends AnyStateMachine>(model: Model<M>): void => {
  const machine: AnyStateMachine = model.machine;
  const violationIn = (snapshot: AnyMachineSnapshot): string | undefined =>
    generalViolation(snapshot) ?? model.invariantViolation?.(snapshot as never);

  const isHome =
    ([first]: readonly Reached[]) =>
    (snapshot: AnyMachineSnapshot): boolean =>
      model.home?.(snapshot as never) ??
      JSON.stringify(snapshot.value) === JSON.stringify(first?.state.value);

  const starts = inputsOf(model, () => 0).map((_, start) => start);

  describe(`${machine.id}, by its model`, () => {
    it('goes where its graph says, by every path, and leaves nothing untried', async ({
      annotate,
    }) => {
      const coverage = new Coverage(machine);
      const graphs = starts.map((start) => explore(model, start));
      let replays = 0;
      /** Runs a new actor through the events; the returned functions continue from there. */
      const replay = (start: number, events: readonly EventObject[]) => {
        const running = runModel(model, coverage, start);
        const sent: EventObject[] = [];
        const send = (event: EventObject): void => {
          sent.push(event);
          running.send(event);
        };
        for (const event of events) send(event);
        const expectState = (expected: AnyMachineSnapshot): void => {
          const end = running.read();
          const violation =
            violationIn(end) ??
            running.failures[0] ??
            (keyOf(end) === keyOf(expected) ? undefined : `${keyOf(end)}, not ${keyOf(expected)}`);
          if (violation !== undefined) throw violationError(violation, sent);
          replays += 1;
        };
        return { send, expectState, stop: running.stop };
      };
      for (const graph of graphs) {
        const untried = new Map(graph.map(({ key, edges }) => [key, [...edges]]));
        for (const { start, key, events, state } of graph)
          do {
            const walk = replay(start, events);
            walk.expectState(state);
            // Restarting for each edge would take most of the time.
            let at = key;
            for (let edge = untried.get(at)?.pop(); edge; edge = untried.get(at)?.pop()) {
              walk.send(edge.event);
              walk.expectState(edge.state);
              at = keyOf(edge.state);
            }
            walk.stop();
          } while (untried.get(key)!.length > 0);
      }
      expect(coverage.missing()).toEqual([]);
      expect(graphs.flatMap((graph) => deadEnds(graph, isHome(graph)))).toEqual([]);
      await annotate(
        JSON.stringify({ ...coverage.size(), situations: graphs.flat().length, replays }),
      );
    }, 600_000);

    it(`survives ${randomEvents} events in random order`, () => {
      const chance = createChance(seed);
      const coverage = new Coverage(machine);
      const recent: EventObject[] = [];
      let running = runModel(model, coverage, chance.pick(starts));
      for (let count = 0; count < randomEvents; count += 1) {
        const event = chance.pick(possibleEvents(model, running.read()));
        recent.push(event);
        running.send(event);
        const violation = running.failures[0] ?? violationIn(running.read());
        if (violation !== undefined)
          throw violationError(
            `seed ${seed}, event ${count}: ${text(violation)}`,
            recent.slice(-20),
          );
        if (running.read().status === 'done' || chance.next() < 0.002) {
          running.stop();
          running = runModel(model, coverage, chance.pick(starts));
        }
      }
      expect(coverage.missing().filter((name) => name.startsWith('state'))).toEqual([]);
    }, 120_000);

    it('names its guards and its events', () => {
      const own = machine.events.filter((name) => !name.startsWith('xstate.'));
      expect(own.filter((name) => !eventName.test(name))).toEqual([]);
      expect(new Coverage(machine).unnamed()).toEqual([]);
    });
  });
};
