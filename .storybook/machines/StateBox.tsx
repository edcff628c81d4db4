import { vars } from '@seatwise/ui/theme';
import type { ChartState, ChartTransition } from './chart.ts';

interface StateBoxProps {
  readonly state: ChartState;
  readonly chosen: ChartState;
  readonly onChoose: (id: string) => void;
}

const borders = { parallel: 'dashed', final: 'double', history: 'dotted' } as const;

const boxStyle = ({ state, chosen }: StateBoxProps) =>
  ({
    padding: vars.space.sm,
    borderStyle: state.type in borders ? borders[state.type as keyof typeof borders] : 'solid',
    borderWidth: state.type === 'final' ? vars.line.bar : vars.line.thin,
    borderColor: state === chosen ? vars.border.accent : vars.border.control,
    borderRadius: vars.radius.card,
    background: state === chosen ? vars.background.accentSoft : 'transparent',
    // The targets of the chosen state are outlined.
    outline: chosen.transitions.some(({ target }) => target === state.id)
      ? `${vars.line.thick} solid ${vars.border.accent}`
      : undefined,
  }) as const;

const nameStyle = {
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.foreground.accent,
  font: 'inherit',
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
  cursor: 'pointer',
} as const;

const innerStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.sm,
} as const;

const Transition = ({ event, guard, target }: ChartTransition) => (
  <li>
    <code>{event}</code>
    {guard && ` if ${guard}`} → {target || 'the machine’s beginning'}
  </li>
);

/** A box for a state, with its transitions and the boxes of its inner states. */
export const StateBox = (props: StateBoxProps) => {
  const { state, chosen, onChoose } = props;
  return (
    <section style={boxStyle(props)} aria-label={`State ${state.id}`}>
      <button
        type="button"
        aria-pressed={state === chosen}
        onClick={() => onChoose(state.id)}
        style={nameStyle}
      >
        {state.isInitial && '▸ '}
        {state.name}
      </button>
      <ul style={{ marginBlock: vars.space.xs }}>
        {state.transitions.map((transition) => (
          <Transition key={Object.values(transition).join(' ')} {...transition} />
        ))}
      </ul>
      <div style={innerStyle}>
        {state.inner.map((inner) => (
          <StateBox key={inner.id} state={inner} chosen={chosen} onChoose={onChoose} />
        ))}
      </div>
    </section>
  );
};
