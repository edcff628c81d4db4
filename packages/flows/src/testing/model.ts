import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { getAdjacencyMap, type AdjacencyMap } from 'xstate/graph';

/** The possible results of an invoked actor. */
interface Answers {
  readonly done?: readonly unknown[];
  readonly failed?: readonly unknown[];
}

/** A machine's model: all inputs, events and actor results. Timers are read from the machine. */
export interface Model<M extends AnyStateMachine> {
  readonly machine: M;
  /** All inputs that the machine can start with. */
  readonly inputs?: (now: () => number) => readonly InputFrom<M>[];
  /** The external events. */
  readonly events: readonly EventFrom<M>[];
  /** The results of each invoked actor, by the id of its invocation. */
  readonly answers?: Readonly<Record<string, Answers>>;
  /**
   * The state that must stay reachable from everywhere.
   * @default the states that the machine starts in
   */
  readonly home?: (snapshot: SnapshotFrom<M>) => boolean;
  /** Where exploration ends, for a machine with unlimited states. */
  readonly horizon?: (snapshot: SnapshotFrom<M>) => boolean;
  /** Describes a violated invariant; undefined if all hold. */
  readonly invariantViolation?: (snapshot: SnapshotFrom<M>) => string | undefined;
}

/** A reachable state: its input, the events leading to it, and its outgoing edges. */
export interface Reached {
  readonly start: number;
  readonly key: string;
  readonly state: AnyMachineSnapshot;
  readonly events: readonly EventObject[];
  readonly edges: readonly { readonly event: EventObject; readonly state: AnyMachineSnapshot }[];
}

/** JSON would drop the contents of files and errors. */
const serializable = (_: string, value: unknown): unknown => {
  if (value instanceof File) return `file ${value.name}`;
  return value instanceof Error ? `error ${value.message}` : value;
};

const serialize = (value: unknown): string => JSON.stringify(value, serializable);

const keys = new WeakMap<AnyMachineSnapshot, string>();

/** A state as text, cached for every edge; ignores functions in the context, such as a clock. */
export const keyOf = (snapshot: AnyMachineSnapshot): string => {
  const known = keys.get(snapshot);
  if (known !== undefined) return known;
  const { status, value, context, output } = snapshot;
  const key = serialize([status, value, context, output ?? null]);
  keys.set(snapshot, key);
  return key;
};

/** Every event possible in a state: external events, results of active actors, timers. */
export const possibleEvents = <M extends AnyStateMachine>(
  { events, answers = {} }: Model<M>,
  snapshot: AnyMachineSnapshot,
): EventObject[] => {
  if (snapshot.status !== 'active') return [];
  const activeActors = Object.keys(snapshot.children);
  const done = activeActors.flatMap((id) =>
    (answers[id]?.done ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
  );
  const failed = activeActors.flatMap((id) =>
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
    serializeEvent: serialize,
    ...(model.horizon && { stopWhen: model.horizon as (snapshot: AnyMachineSnapshot) => boolean }),
    limit: 100_000,
  };
  const map: AdjacencyMap<AnyMachineSnapshot, EventObject> = getAdjacencyMap(machine, options);
  // Entries are in breadth-first order, so the first path found is the shortest.
  const entries = Object.entries(map);
  const paths = new Map<string, readonly EventObject[]>(
    entries.slice(0, 1).map(([key]) => [key, []]),
  );
  for (const [key, { transitions }] of entries)
    for (const { event, state } of Object.values<Reached['edges'][number]>(transitions)) {
      const next = keyOf(state);
      if (!paths.has(next)) paths.set(next, [...paths.get(key)!, event]);
    }
  return entries.map(([key, { state, transitions }]) => ({
    start,
    key,
    state,
    events: paths.get(key)!,
    edges: Object.values(transitions),
  }));
};
