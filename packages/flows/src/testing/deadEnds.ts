import type { AnyMachineSnapshot } from 'xstate';
import { keyOf, type Reached } from './model.ts';

/** Whether a state is final or at the horizon of the model. */
const isEnd = ({ state, edges }: Reached): boolean => state.status === 'done' || edges.length === 0;

/** States from which neither home nor an end is reachable, and states that no event changes. */
export const deadEnds = (
  graph: readonly Reached[],
  isHome: (snapshot: AnyMachineSnapshot) => boolean,
): string[] => {
  const alive = new Set(
    graph.filter((reached) => isEnd(reached) || isHome(reached.state)).map(({ key }) => key),
  );
  for (let size = -1; size !== alive.size;) {
    size = alive.size;
    for (const { key, edges } of graph)
      if (edges.some(({ state }) => alive.has(keyOf(state)))) alive.add(key);
  }
  return graph
    .filter(
      (reached) =>
        !alive.has(reached.key) ||
        (!isEnd(reached) && reached.edges.every(({ state }) => keyOf(state) === reached.key)),
    )
    .map(({ key }) => key);
};
