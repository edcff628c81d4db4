import { signUpMachine } from '@seatwise/flows/sign-up';
import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { chartOf, statesWithin } from './chart.ts';
import { machines } from './machines.ts';

const nodesWithin = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesWithin),
];

describe.each(machines.map((machine) => [machine.id, machine] as const))(
  'the chart of %s',
  (_, machine) => {
    const states = statesWithin(chartOf(machine));

    it('shows every state once', () => {
      expect(states.map(({ id }) => id).toSorted()).toEqual(
        nodesWithin(machine.root)
          .map(({ path }) => path.join('.'))
          .toSorted(),
      );
    });

    it('leads every transition to a state', () => {
      const known = new Set(states.map(({ id }) => id));
      const targets = states.flatMap(({ transitions }) => transitions.map(({ target }) => target));
      expect(targets.length).toBeGreaterThan(1);
      expect(targets.filter((id) => !known.has(id))).toEqual([]);
    });
  },
);

it('says in words what leads on', () => {
  const states = statesWithin(chartOf(signUpMachine));
  const events = states.flatMap(({ transitions }) => transitions.map(({ event }) => event));
  for (const event of ['step.submitted', 'signUp answered', 'signUp failed', 'after redirectDelay'])
    expect(events).toContain(event);
});
