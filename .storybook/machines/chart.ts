import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface ChartTransition {
  /** The event in plain words. */
  readonly event: string;
  readonly guard: string | undefined;
  /** The id of the target state. */
  readonly target: string;
}

export interface ChartState {
  /** The state's path of keys from the root, joined by dots; '' for the root. */
  readonly id: string;
  readonly name: string;
  readonly type: AnyStateNode['type'];
  /** Whether the machine, or the parent state, starts in this state. */
  readonly isInitial: boolean;
  readonly transitions: readonly ChartTransition[];
  readonly inner: readonly ChartState[];
}

const idOf = ({ path }: AnyStateNode): string => path.join('.');

/** Turns XState's internal event names, such as `xstate.done.actor.signIn`, into words. */
const inWords = (event: string): string => {
  if (event === '') return 'always';
  const [, way, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (actor) return way === 'done' ? `${actor} answered` : `${actor} failed`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? [];
  if (delay) return /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`;
  return event.startsWith('xstate.done.state') ? 'when its inner states are done' : event;
};

const guardName = ({ guard }: AnyTransitionDefinition): string | undefined => {
  if (!guard) return undefined;
  if (typeof guard === 'string') return guard;
  return 'type' in guard && typeof guard.type === 'string' ? guard.type : 'a condition';
};

const transitionsOf = (node: AnyStateNode): readonly ChartTransition[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap((transition) =>
    (transition.target ?? []).map((target) => ({
      event: inWords(transition.eventType),
      guard: guardName(transition),
      target: idOf(target),
    })),
  );

const chartState = (node: AnyStateNode): ChartState => ({
  id: idOf(node),
  name: node.key,
  type: node.type,
  isInitial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
  transitions: transitionsOf(node),
  inner: Object.values(node.states).map(chartState),
});

/** The states of a machine with their transitions, read from the machine itself. */
export const chartOf = ({ root }: AnyStateMachine): ChartState => chartState(root);

/** A state and all its inner states. */
export const statesWithin = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.inner.flatMap(statesWithin),
];
