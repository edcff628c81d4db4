import { vars } from '@seatwise/ui/theme';
import { Links, titleOf } from './Facts.tsx';
import { gridOf } from './Guidance.tsx';

const doors = [
  ['Components', 'components-button--docs', 'Every part of every screen, with its code to copy.'],
  ['Flows', 'flows-login--docs', 'The state machine of each flow, beside its screens.'],
  ['Foundations', 'foundations-principles--docs', 'Principles, colour, type, charts and writing.'],
] as const;

const doorStyle = {
  padding: vars.space.lg,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderBlockStart: `${vars.line.bar} solid ${vars.border.accent}`,
  borderRadius: vars.radius.card,
  background: vars.background.surface,
};

/** Where a reader goes from here. */
export const Doors = () => (
  <div style={{ ...gridOf(vars.width.menu), marginBlock: vars.space.lg }}>
    {doors.map(([name, page, says]) => (
      <div key={name} style={doorStyle}>
        <a href={`./?path=/docs/${page}`} target="_top" style={{ fontWeight: vars.weight.bold }}>
          {name}
        </a>
        <div>{says}</div>
      </div>
    ))}
  </div>
);

interface ComponentLinksProps {
  /** The names of components, with spaces between them. */
  readonly of: string;
}

/** Components by name: drawn live, all of them left this page blank for many seconds. */
export const ComponentLinks = ({ of }: ComponentLinksProps) => (
  <p>
    <Links titles={of.split(' ').map(titleOf)} />
  </p>
);
