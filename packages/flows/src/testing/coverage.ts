import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** The branches in the order XState tries them; the first whose guard passes is taken. */
const branchesOf = ({ source, eventType }: AnyTransitionDefinition): AnyTransitionDefinition[] =>
  eventType === '' ? [...(source.always ?? [])] : [...(source.transitions.get(eventType) ?? [])];

const names = new WeakMap<AnyTransitionDefinition, string>();

/** A transition's name, the same in all copies of a machine; cached for use at every step. */
const nameOf = (transition: AnyTransitionDefinition): string => {
  const known = names.get(transition);
  if (known !== undefined) return known;
  const { source, eventType } = transition;
  const name = `${source.id} on ${eventType || 'always'} #${branchesOf(transition).indexOf(transition)}`;
  names.set(transition, name);
  return name;
};

/** Records what a machine's tests reached: states, transitions, and both results of each guard. */
export class Coverage {
  readonly #nodes: AnyStateNode[];
  readonly #entered = new Set<string>();
  readonly #taken = new Set<string>();
  readonly #refused = new Set<string>();
  #step: AnyTransitionDefinition[] = [];
  /** The machine's states before the next microstep. */
  #before: AnyStateNode[] = [];

  constructor(machine: AnyStateMachine) {
    this.#nodes = [machine.root, ...getStateNodes(machine)];
  }

  /** Passed to the running actor as `inspect`. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    const { _nodes: nodes } = event.snapshot as AnyMachineSnapshot;
    for (const { id } of nodes) this.#entered.add(id);
    for (const transition of event._transitions) {
      const branches = branchesOf(transition);
      const index = branches.indexOf(transition);
      if (index < 0) continue;
      this.#step.push(transition);
      this.#entered.add(transition.source.id);
      this.#taken.add(nameOf(transition));
      this.#refuse(branches.slice(0, index));
    }
    // Covers events that the machine raises itself; `watch` covers external ones.
    this.#noteRefusals(this.#before, event.event.type, event._transitions);
    this.#before = nodes;
  };

  /** Runs an event and records the guards that rejected it. */
  watch(read: () => AnyMachineSnapshot, type: string, happen: () => void): void {
    this.#before = read()._nodes;
    const before = this.#before;
    this.#step = [];
    happen();
    this.#noteRefusals(before, type, this.#step);
    for (const node of read()._nodes) this.#refuse(node.always ?? []);
  }

  /** The names of everything that was not reached; empty after full coverage. */
  missing(): string[] {
    const transitions = this.#nodes.flatMap(transitionsOf);
    const guarded = transitions.filter(({ guard }) => guard !== undefined);
    return [
      ...this.#nodes.filter(({ id }) => !this.#entered.has(id)).map(({ id }) => `state ${id}`),
      ...this.#notIn(this.#taken, transitions).map((name) => `transition ${name}`),
      ...this.#notIn(this.#refused, guarded).map((name) => `refusal by the guard of ${name}`),
    ];
  }

  /** Transitions with an inline guard instead of a named one. */
  unnamed(): string[] {
    return this.#nodes
      .flatMap(transitionsOf)
      .filter(({ guard }) => typeof guard === 'function' && !('check' in guard))
      .map(nameOf);
  }

  /** The totals to reach. */
  size(): { states: number; transitions: number; guardBranches: number } {
    const transitions = this.#nodes.flatMap(transitionsOf);
    return {
      states: this.#nodes.length,
      transitions: transitions.length,
      guardBranches: 2 * transitions.filter(({ guard }) => guard !== undefined).length,
    };
  }

  /** Records the guards that rejected an event, up to the transition that was taken, if any. */
  #noteRefusals(
    nodes: readonly AnyStateNode[],
    type: string,
    taken: readonly AnyTransitionDefinition[],
  ): void {
    const sources = new Set(taken.map(({ source }) => source.id));
    for (const leaf of nodes.filter((node) => Object.keys(node.states).length === 0))
      for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
        if (sources.has(node.id)) break;
        this.#refuse(node.transitions.get(type) ?? []);
      }
  }

  #refuse(transitions: readonly AnyTransitionDefinition[]): void {
    for (const transition of transitions)
      if (transition.guard !== undefined) this.#refused.add(nameOf(transition));
  }

  #notIn(reached: ReadonlySet<string>, transitions: readonly AnyTransitionDefinition[]): string[] {
    return transitions.map(nameOf).filter((name) => !reached.has(name));
  }
}
