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

/** When to use a component, and when something else. */
export const Guidance = ({ do: wanted, dont }: GuidanceProps) => (
  <div
    style={{
      display: 'grid',
      gap: 24,
      gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
    }}
  >
    <Advice title="Do" sentences={wanted} />
    <Advice title="Don’t" sentences={dont} />
  </div>
);
