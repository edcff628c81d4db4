import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { drawingOf } from './drawing.ts';
import { Picture } from './Picture.tsx';
import { storyOf } from './storyOf.ts';

interface MachinePageProps {
  readonly machine: AnyStateMachine;
}

/** A machine, drawn from itself: choosing a state says what leads on from it, and shows its screen. */
export const MachinePage = ({ machine }: MachinePageProps) => {
  const drawing = drawingOf(machine);
  const [chosen, choose] = useState(() => drawing.states.find(({ isInitial }) => isInitial)!.id);
  const story = storyOf(machine.id, chosen);
  const around = (from: string): boolean =>
    from === chosen || chosen.startsWith(`${from}.`) || from === '';
  return (
    <>
      <p>
        {drawing.states.length} states, {drawing.transitions.length} ways between them. ▸ marks
        where it begins, a double border where it ends, a dashed one what goes on side by side.
      </p>
      <section style={{ overflowX: 'auto' }} tabIndex={0} aria-label="Diagram">
        <Picture drawing={drawing} chosen={chosen} onChoose={choose} />
      </section>
      <h2>{chosen}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">What happens</th>
            <th scope="col">If</th>
            <th scope="col">Leads to</th>
          </tr>
        </thead>
        <tbody>
          {drawing.transitions
            .filter(({ from }) => around(from))
            .map(({ from, to, event, guard }) => (
              <tr key={[from, event, guard, to].join(' ')}>
                <td>
                  <code>{event}</code>
                  {from !== chosen && ' (anywhere inside)'}
                </td>
                <td>{guard}</td>
                <td>{to || 'the whole machine'}</td>
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
        <p>No screen shows this state for long enough to be looked at, or none shows it alone.</p>
      )}
    </>
  );
};
