import { expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { machines } from './machines.ts';

const statesIn = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(statesIn),
];

/** XState ignores a delay that has no definition, and a retry would then never pause. */
it.each(machines.map((machine) => [machine.id, machine] as const))(
  'the delays of the machine %s are defined',
  (_, machine) => {
    const known = Object.keys(machine.implementations.delays);
    const named = statesIn(machine.root)
      .flatMap(({ after }) => after.map(({ delay }) => delay))
      .filter((delay) => typeof delay === 'string' && !/^\d+$/.test(delay));
    expect(known).toEqual(expect.arrayContaining(named));
  },
);
