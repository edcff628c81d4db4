import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A box in the picture, in SVG units. */
interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnState extends Bounds {
  /** The state's keys from the root on, joined by dots. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Where its machine, or the state around it, begins. */
  readonly isInitial: boolean;
  readonly depth: number;
}

export interface DrawnTransition {
  readonly from: string;
  readonly to: string;
  /** The event, in readable words. */
  readonly event: string;
  readonly guard: string | undefined;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly transitions: readonly DrawnTransition[];
}

const leaf = { width: 168, height: 44 };
const gap = { across: 56, down: 16 };
const inside = 16;
const title = 28;

const idOf = ({ path }: AnyStateNode): string => path.join('.');
const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] => Object.values(node.states);

const targetsOf = ({ target }: AnyTransitionDefinition): readonly AnyStateNode[] => target ?? [];

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** The child of `parent` that holds `node`, if one does. */
const childHolding = (parent: AnyStateNode, node: AnyStateNode): AnyStateNode | undefined =>
  childrenOf(parent).find((child) => node === child || idOf(node).startsWith(`${idOf(child)}.`));

const within = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...childrenOf(node).flatMap(within),
];

/** The children, grouped by their distance from the initial one. */
const layersOf = (parent: AnyStateNode): readonly (readonly AnyStateNode[])[] => {
  const left = new Set(childrenOf(parent));
  if (parent.type === 'parallel') return [[...left]];
  const layers: AnyStateNode[][] = [];
  let layer = parent.initial.target.flatMap((node) => childHolding(parent, node) ?? []);
  while (left.size > 0) {
    // States without a transition from a sibling come last.
    if (layer.length === 0) layer = [...left].slice(0, 1);
    for (const node of layer) left.delete(node);
    layers.push(layer);
    const next = layer
      .flatMap(within)
      .flatMap(transitionsOf)
      .flatMap(targetsOf)
      .flatMap((node) => childHolding(parent, node) ?? [])
      .filter((node) => left.has(node));
    layer = [...new Set(next)];
  }
  return layers;
};

const moved = (states: readonly DrawnState[], x: number, y: number): readonly DrawnState[] =>
  states.map((state) => Object.assign({}, state, { x: state.x + x, y: state.y + y }));

/** A state and its inner states, placed from 0, 0; the outer box comes first. */
const draw = (node: AnyStateNode, depth: number): readonly DrawnState[] => {
  const { parent } = node;
  const self = {
    id: idOf(node),
    name: node.key,
    kind: node.type,
    isInitial: parent?.type === 'compound' && parent.initial.target.includes(node),
    depth,
  };
  if (childrenOf(node).length === 0) return [{ ...self, x: 0, y: 0, ...leaf }];
  const states: DrawnState[] = [];
  let x = inside;
  let height = 0;
  for (const layer of layersOf(node)) {
    let y = title;
    let width = 0;
    for (const child of layer) {
      const drawn = draw(child, depth + 1);
      states.push(...moved(drawn, x, y));
      y += drawn[0]!.height + gap.down;
      width = Math.max(width, drawn[0]!.width);
    }
    height = Math.max(height, y - gap.down);
    x += width + gap.across;
  }
  return [
    { ...self, x: 0, y: 0, width: x - gap.across + inside, height: height + inside },
    ...states,
  ];
};

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

/** A machine as a picture, drawn from the machine itself. */
export const drawingOf = ({ root }: AnyStateMachine): Drawing => {
  const [frame, ...states] = draw(root, 0);
  return {
    width: frame!.width,
    height: frame!.height,
    states,
    transitions: within(root).flatMap((node) =>
      transitionsOf(node).flatMap((transition) =>
        targetsOf(transition).map((target) => ({
          from: idOf(node),
          to: idOf(target),
          event: inWords(transition.eventType),
          guard: guardName(transition),
        })),
      ),
    ),
  };
};
