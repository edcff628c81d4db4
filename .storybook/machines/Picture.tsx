import { vars } from '@seatwise/ui/theme';
import type { Drawing, DrawnState, DrawnTransition } from './drawing.ts';

interface PictureProps {
  readonly drawing: Drawing;
  /** The id of the chosen state. */
  readonly chosen: string;
  /** Scaled down to the width of the page; otherwise in its own size, to be scrolled. */
  readonly fits: boolean;
  readonly onChoose: (state: string) => void;
}

/** Room beside the states for the curves of transitions that lead back. */
const margin = 48;

/** Transitions between a state and its inner states are listed below the picture, not drawn. */
const isInside = (outer: string, inner: string): boolean =>
  inner === outer || inner.startsWith(`${outer}.`);

const middle = ({ y, height, kind }: DrawnState): number =>
  y + (kind === 'compound' || kind === 'parallel' ? 14 : height / 2);

/** A curve from the side of the source to the side of the target. */
const curve = (from: DrawnState, to: DrawnState): string => {
  const forth = to.x >= from.x + from.width;
  const [x1, y1] = [forth ? from.x + from.width : from.x, middle(from)];
  const [x2, y2] = [forth ? to.x : to.x + to.width, middle(to)];
  const same = Math.abs(from.x - to.x) < from.width && !forth;
  const bend = Math.max(28, Math.abs(x2 - x1) / 2);
  // A long transition past other states bends below them.
  const bow = y1 === y2 && Math.abs(x2 - x1) > from.width ? from.height : 0;
  return same
    ? `M${from.x},${y1} C${from.x - 36},${y1} ${to.x - 36},${y2} ${to.x},${y2}`
    : `M${x1},${y1} C${x1 + (forth ? bend : -bend)},${y1 + bow} ${x2 + (forth ? -bend : bend)},${y2 + bow} ${x2},${y2}`;
};

const Arrow = ({ path, active }: { readonly path: string; readonly active: boolean }) => (
  <path
    d={path}
    fill="none"
    stroke={active ? vars.border.accent : vars.border.control}
    strokeWidth={active ? 2.5 : 1}
    strokeOpacity={active ? 1 : 0.45}
    markerEnd="url(#arrow)"
  />
);

const Box = ({
  state,
  active,
  onChoose,
}: {
  readonly state: DrawnState;
  readonly active: boolean;
  readonly onChoose: () => void;
}) => {
  const isGroup = state.kind === 'compound' || state.kind === 'parallel';
  return (
    <g
      role="button"
      tabIndex={0}
      aria-pressed={active}
      aria-label={`State ${state.id}`}
      style={{ cursor: 'pointer' }}
      onClick={onChoose}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onChoose();
      }}
    >
      <rect
        x={state.x}
        y={state.y}
        width={state.width}
        height={state.height}
        rx={isGroup ? 12 : 10}
        fill={
          active ? vars.background.accentSoft : isGroup ? 'transparent' : vars.background.surface
        }
        stroke={active ? vars.border.accent : vars.border.control}
        strokeWidth={active || state.isInitial ? 2 : 1}
        strokeDasharray={state.kind === 'parallel' ? '6 4' : undefined}
      />
      {state.kind === 'final' && (
        <rect
          x={state.x + 4}
          y={state.y + 4}
          width={state.width - 8}
          height={state.height - 8}
          rx={7}
          fill="none"
          stroke={vars.border.control}
        />
      )}
      <text
        x={isGroup ? state.x + 14 : state.x + state.width / 2}
        y={isGroup ? state.y + 20 : state.y + state.height / 2 + 5}
        textAnchor={isGroup ? 'start' : 'middle'}
        fontSize={14}
        fontWeight={isGroup ? 700 : 500}
        fill={vars.foreground.default}
      >
        {state.isInitial ? `▸ ${state.name}` : state.name}
      </text>
    </g>
  );
};

/** All states and transitions; those that leave the chosen state stand out. */
export const Picture = ({ drawing, chosen, fits, onChoose }: PictureProps) => {
  const { width, height, states, transitions } = drawing;
  const fullWidth = width + 2 * margin;
  const byId = new Map(states.map((state) => [state.id, state]));
  const arrows = new Map<string, DrawnTransition>();
  for (const arrow of transitions)
    if (!isInside(arrow.from, arrow.to) && !isInside(arrow.to, arrow.from))
      arrows.set(`${arrow.from}→${arrow.to}`, arrow);
  return (
    <svg
      viewBox={`${-margin} 0 ${fullWidth} ${height}`}
      width={fullWidth}
      height={fits ? undefined : height}
      style={{ display: 'block', maxWidth: fits ? '100%' : 'none', height: fits ? 'auto' : height }}
      aria-label="States"
      role="group"
    >
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="9"
          markerHeight="9"
          orient="auto"
          markerUnits="userSpaceOnUse"
        >
          <path d="M0,0 L8,4 L0,8 z" fill={vars.border.control} />
        </marker>
      </defs>
      {states.map((state) => (
        <Box
          key={state.id}
          state={state}
          active={state.id === chosen}
          onChoose={() => onChoose(state.id)}
        />
      ))}
      {[...arrows].map(([key, { from, to }]) => {
        const [start, end] = [byId.get(from), byId.get(to)];
        return (
          start && end && <Arrow key={key} path={curve(start, end)} active={from === chosen} />
        );
      })}
    </svg>
  );
};
