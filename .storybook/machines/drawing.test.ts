import { signUpMachine } from '@seatwise/flows/sign-up';
import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { drawingOf, type DrawnState } from './drawing.ts';
import { machines } from './machines.ts';

const within = (node: AnyStateNode): readonly AnyStateNode[] => {
  const children = Object.values(node.states);
  return children.concat(children.flatMap(within));
};

const holds = (outer: DrawnState, inner: DrawnState): boolean =>
  inner.id.startsWith(`${outer.id}.`);

const overlap = (one: DrawnState, other: DrawnState): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each(machines.map((machine) => [machine.id, machine] as const))(
  '%s as a picture',
  (_, machine) => {
    const { states, transitions, width, height } = drawingOf(machine);

    it('shows every state once', () => {
      expect(states.map(({ id }) => id).toSorted()).toEqual(
        within(machine.root)
          .map(({ path }) => path.join('.'))
          .toSorted(),
      );
    });

    it('lets states overlap only with what they hold, and nothing stand outside', () => {
      for (const one of states) {
        expect(one.x + one.width).toBeLessThanOrEqual(width);
        expect(one.y + one.height).toBeLessThanOrEqual(height);
        for (const other of states)
          if (one !== other && !holds(one, other) && !holds(other, one))
            expect(overlap(one, other)).toBe(false);
      }
    });

    it('leads every transition from a state to a state', () => {
      const known = new Set(['', ...states.map(({ id }) => id)]);
      expect(transitions.length).toBeGreaterThan(1);
      expect(
        transitions.flatMap(({ from, to }) => [from, to]).filter((id) => !known.has(id)),
      ).toEqual([]);
    });
  },
);

it('says in words what leads on', () => {
  const events = new Set(drawingOf(signUpMachine).transitions.map(({ event }) => event));
  expect(events).toContain('step.submitted');
  expect(events).toContain('signUp answered');
  expect(events).toContain('signUp failed');
  expect(events).toContain('after redirectDelay');
});
