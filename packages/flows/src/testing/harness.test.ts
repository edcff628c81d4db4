import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { createChance } from './chance.ts';
import { Coverage } from './coverage.ts';
import { deadEnds } from './deadEnds.ts';
import { explore, keyOf, type Model } from './model.ts';
import { runModel } from './running.ts';

/** A door with faults: a lost state, a guard that always passes, a cellar without a way out. */
const door = setup({
  types: {
    context: {} as { pushes: number },
    events: {} as
      | { type: 'door.pushed' }
      | { type: 'door.pulled' }
      | { type: 'stairs.taken' }
      | { type: 'lock.broken' },
  },
  actors: { unlock: fromPromise(() => Promise.reject(new Error('not provided'))) },
  guards: { isWilling: () => true, isTired: ({ context }) => context.pushes > 1 },
}).createMachine({
  id: 'door',
  context: { pushes: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.pushed': [
          { guard: 'isTired' },
          { guard: 'isWilling', target: 'unlocking' },
          { target: 'lost' },
        ],
        'stairs.taken': { guard: ({ context }) => context.pushes === 0, target: 'cellar' },
      },
    },
    unlocking: {
      invoke: {
        id: 'unlock',
        src: 'unlock',
        onDone: 'open',
        onError: {
          target: 'shut',
          actions: assign({ pushes: ({ context }) => context.pushes + 1 }),
        },
      },
    },
    open: { after: { 5000: 'shut' }, on: { 'door.pulled': 'shut' } },
    cellar: { on: { 'stairs.taken': 'cellar' } },
    lost: {
      entry: () => {
        throw new Error('lost');
      },
      on: { 'lock.broken': 'shut' },
    },
  },
});

const model: Model<typeof door> = {
  machine: door,
  events: [
    { type: 'door.pushed' },
    { type: 'door.pulled' },
    { type: 'stairs.taken' },
    { type: 'lock.broken' },
  ],
  answers: { unlock: { done: ['open'], failed: [new Error('jammed')] } },
};
const graph = explore(model, 0);

const replayed = (): Coverage => {
  const coverage = new Coverage(door);
  for (const { events, edges } of graph)
    for (const edge of edges) {
      const running = runModel(model, coverage, 0);
      for (const event of [...events, edge.event]) running.send(event);
      expect(keyOf(running.read())).toBe(keyOf(edge.state));
      running.stop();
    }
  return coverage;
};

describe('the harness', () => {
  it('names what was not reached', () => {
    expect(replayed().missing()).toEqual([
      'state door.lost',
      'transition door.shut on door.pushed #2',
      'transition door.lost on lock.broken #0',
      'refusal by the guard of door.shut on door.pushed #1',
    ]);
  });

  it('counts what there is to reach', () => {
    expect(new Coverage(door).size()).toEqual({ states: 6, transitions: 10, guardBranches: 6 });
  });

  it('names guards that have no name', () => {
    expect(new Coverage(door).unnamed()).toEqual(['door.shut on stairs.taken #0']);
  });

  it('names states without a way home, and states that nothing changes', () => {
    const isHome = (snapshot: { value: unknown }) => snapshot.value === 'shut';
    expect(deadEnds(graph, isHome)).toEqual([
      '["active","cellar",{"pushes":0},null]',
      '["active","shut",{"pushes":2},null]',
    ]);
  });

  it('sees what a machine throws', () => {
    const broken = door.provide({ guards: { isWilling: () => false } });
    const running = runModel({ ...model, machine: broken }, new Coverage(broken), 0);
    running.send({ type: 'door.pushed' });
    expect(running.failures).toMatchObject([{ message: 'lost' }]);
  });

  it('repeats chance by its seed', () => {
    const numbers = (seed: number) => {
      const chance = createChance(seed);
      return Array.from({ length: 5 }, () => chance.next());
    };
    expect(numbers(1)).toEqual(numbers(1));
    expect(numbers(1)).not.toEqual(numbers(2));
    expect(numbers(7).every((number) => number >= 0 && number < 1)).toBe(true);
    const picks = new Set(Array.from({ length: 100 }, () => createChance(3).pick(['a'])));
    expect([...picks]).toEqual(['a']);
  });
});
