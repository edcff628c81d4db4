import { vars } from '@seatwise/ui/theme';

interface GuidanceProps {
  readonly do: readonly string[];
  readonly dont: readonly string[];
}

const Advice = ({ title, sentences }: { title: string; sentences: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </div>
);

/** A grid with as many columns as have this width. */
export const gridOf = (width: string) => ({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
});

/** When to use a component, and when something else. */
export const Guidance = ({ do: wanted, dont }: GuidanceProps) => (
  <div style={gridOf(vars.width.menu)}>
    <Advice title="Do" sentences={wanted} />
    <Advice title="Don’t" sentences={dont} />
  </div>
);
