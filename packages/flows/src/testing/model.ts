import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths, type AdjacencyMap } from 'xstate/graph';

/** What an actor at work may answer. */
interface Answers {
  readonly done?: readonly unknown[];
  readonly failed?: readonly unknown[];
}

/** All that can happen to a machine; its timers are read from the machine itself. */
export interface Model<M extends AnyStateMachine> {
  readonly machine: M;
  /** Every way to start it. */
  readonly inputs?: (now: () => number) => readonly InputFrom<M>[];
  /** What people and the outside world send. */
  readonly events: readonly EventFrom<M>[];
  /** The answers of each invoked actor, by the id of its invocation. */
  readonly answers?: Readonly<Record<string, Answers>>;
  /**
   * Where a person can always get back to.
   * @default the states that the machine starts in
   */
  readonly home?: (snapshot: SnapshotFrom<M>) => boolean;
  /** Where exploring ends, for a machine that grows without end. */
  readonly horizon?: (snapshot: SnapshotFrom<M>) => boolean;
  /** What must not be, in words; undefined when all is well. */
  readonly invariantViolation?: (snapshot: SnapshotFrom<M>) => string | undefined;
}

/** A state that can be reached, from which input, the events on the way there, and where each happening leads. */
export interface Reached {
  readonly start: number;
  readonly key: string;
  readonly state: AnyMachineSnapshot;
  readonly events: readonly EventObject[];
  readonly edges: readonly { readonly event: EventObject; readonly state: AnyMachineSnapshot }[];
}

/** Files and errors look empty to JSON. */
const visibly = (_: string, value: unknown): unknown => {
  if (value instanceof File) return `file ${value.name}`;
  return value instanceof Error ? `error ${value.message}` : value;
};

const inWords = (value: unknown): string => JSON.stringify(value, visibly);

/** A state as text; functions in the context, such as a clock, do not count. */
export const keyOf = ({ status, value, context, output }: AnyMachineSnapshot): string =>
  inWords([status, value, context, output ?? null]);

/** Everything that can happen in a state: events, answers of the actors at work, timers. */
export const possibleEvents = <M extends AnyStateMachine>(
  { events, answers = {} }: Model<M>,
  snapshot: AnyMachineSnapshot,
): EventObject[] => {
  if (snapshot.status !== 'active') return [];
  const atWork = Object.keys(snapshot.children);
  const done = atWork.flatMap((id) =>
    (answers[id]?.done ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
  );
  const failed = atWork.flatMap((id) =>
    (answers[id]?.failed ?? []).map((error) => ({ type: `xstate.error.actor.${id}`, error })),
  );
  const timers = snapshot._nodes.flatMap(({ after }) =>
    after.map(({ eventType }) => ({ type: eventType })),
  );
  return [...events, ...done, ...failed, ...timers];
};

export const inputsOf = <M extends AnyStateMachine>(
  { inputs }: Model<M>,
  now: () => number,
): readonly unknown[] => inputs?.(now) ?? [undefined];

/** The graph of a machine from one of its inputs, by xstate/graph. */
export const explore = <M extends AnyStateMachine>(model: Model<M>, start: number): Reached[] => {
  const machine: AnyStateMachine = model.machine;
  const options = {
    input: inputsOf(model, () => 0)[start],
    events: (snapshot: AnyMachineSnapshot) => possibleEvents(model, snapshot),
    serializeState: keyOf,
    serializeEvent: inWords,
    ...(model.horizon && { stopWhen: model.horizon as (snapshot: AnyMachineSnapshot) => boolean }),
    limit: 100_000,
  };
  const map: AdjacencyMap<AnyMachineSnapshot, EventObject> = getAdjacencyMap(machine, options);
  const edges = new Map(Object.entries(map));
  return getShortestPaths(machine, options).map(({ state, steps }) => ({
    start,
    key: keyOf(state),
    state,
    events: steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init'),
    edges: Object.values(edges.get(keyOf(state))?.transitions ?? {}),
  }));
};
