import { StateMachine, type AnyStateMachine } from 'xstate';

const flows = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../packages/flows/src/*/index.ts',
  { eager: true },
);

/** All machines that flows export. The shortlist's has the states of a choice list. */
export const machines: readonly AnyStateMachine[] = Object.values(flows)
  .flatMap(Object.values)
  .filter((value): value is AnyStateMachine => value instanceof StateMachine)
  .filter(({ id }) => id !== 'shortlist');
