import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { drawingOf } from './drawing.ts';
import { Picture } from './Picture.tsx';
import { storyOf } from './storyOf.ts';

interface MachinePageProps {
  readonly machine: AnyStateMachine;
}

/** A state chart drawn from its machine: a chosen state shows its transitions and its screen. */
export const MachinePage = ({ machine }: MachinePageProps) => {
  const drawing = drawingOf(machine);
  const [chosen, choose] = useState(() => drawing.states.find(({ isInitial }) => isInitial)!.id);
  const [fits, setFits] = useState(true);
  const story = storyOf(machine.id, chosen);
  const around = (from: string): boolean =>
    from === chosen || chosen.startsWith(`${from}.`) || from === '';
  return (
    <>
      <p>
        {drawing.states.length} states, {drawing.transitions.length} transitions. ▸ marks an initial
        state, a double border a final one, a dashed border parallel states.
      </p>
      <p>
        <label>
          <input
            type="checkbox"
            checked={fits}
            onChange={({ target }) => setFits(target.checked)}
          />{' '}
          Fit the diagram to the page
        </label>
      </p>
      <section
        style={{ overflow: 'auto', maxHeight: fits ? undefined : '80vh' }}
        tabIndex={0}
        aria-label="Diagram"
      >
        <Picture drawing={drawing} chosen={chosen} fits={fits} onChoose={choose} />
      </section>
      <h2>{chosen}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Guard</th>
            <th scope="col">Target</th>
          </tr>
        </thead>
        <tbody>
          {drawing.transitions
            .filter(({ from }) => around(from))
            .map(({ from, to, event, guard }) => (
              <tr key={[from, event, guard, to].join(' ')}>
                <td>
                  <code>{event}</code>
                  {from !== chosen && ' (in any inner state)'}
                </td>
                <td>{guard}</td>
                <td>{to || 'the root'}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <h2>On the screen</h2>
      {story ? (
        <iframe
          key={story}
          title={`The screen in the state ${chosen}`}
          src={`iframe.html?id=${story}&viewMode=story`}
          style={{ width: '100%', height: 640, border: 0 }}
        />
      ) : (
        <p>No story shows this state: it is transient, or looks like another one.</p>
      )}
    </>
  );
};
