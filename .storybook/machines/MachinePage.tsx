import { useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf, statesWithin } from './chart.ts';
import { StateBox } from './StateBox.tsx';
import { storyOf } from './storyOf.ts';

/** Draws a machine as nested boxes. The page opens on the first state with a screen and lists its transitions. */
export const MachinePage = ({ machine }: { readonly machine: AnyStateMachine }) => {
  const chart = useMemo(() => chartOf(machine), [machine]);
  const states = statesWithin(chart);
  const [id, choose] = useState(
    () => (states.find((state) => storyOf(machine.id, state.id)) ?? chart).id,
  );
  const chosen = states.find((state) => state.id === id) ?? chart;
  const story = storyOf(machine.id, id);
  return (
    <>
      <p>
        {states.length - 1} states. Each box lists which event leads where. ▸ marks an initial
        state, a double border a final one, a dashed border parallel states. Choose one to see where
        it leads, and its screen below.
      </p>
      <StateBox state={chart} chosen={chosen} onChoose={choose} />
      <h2>The screen in {id || 'any state'}</h2>
      {story ? (
        <iframe
          key={story}
          title={`The screen in the state ${id}`}
          src={`iframe.html?id=${story}&viewMode=story`}
          style={{ width: '100%', height: 640, border: 0 }}
        />
      ) : (
        <p>No story shows this state: it is transient, or looks like another one.</p>
      )}
    </>
  );
};
