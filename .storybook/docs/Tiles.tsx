import { vars } from '@seatwise/ui/theme';
import type { ComponentType } from 'react';
import { pageOf, titleOf } from './Facts.tsx';

type Examples = Readonly<Record<string, ComponentType>>;

const files = import.meta.glob<Examples>(['../examples/*.tsx', '!../examples/*.test.tsx'], {
  eager: true,
});

/** The tasks by which a component is looked for, and the file of their examples. */
const tasks = [
  ['act', 'Do something', 'Buttons, links, menus, and the dialogs that they open.'],
  ['enter', 'Enter something', 'Fields, forms and files.'],
  ['choose', 'Choose', 'One of a few, several of many, a plan, a way to pay.'],
  ['read', 'Read', 'Text, figures, tables and cards.'],
  ['wait', 'Wait', 'While something loads.'],
  ['go-wrong', 'Go wrong', 'Errors, empty results and news.'],
  ['find-the-way', 'Find the way', 'Navigation, pages and steps.'],
  ['talk', 'Talk', 'Chat with a counsellor.'],
  ['arrange', 'Arrange', 'Layout, and what wraps a whole app.'],
] as const;

/** Fixed to the viewport in the product, these need room of their own in a tile. */
const heights: Readonly<Record<string, string>> = {
  NavBar: '5rem',
  SideNav: '16rem',
  ChatPanel: '24rem',
};

const gridStyle = {
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.width.panel}), 1fr))`,
};

const tileStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  padding: vars.space.md,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.background.surface,
  color: vars.foreground.default,
} as const;

interface TileProps {
  readonly name: string;
  readonly Example: ComponentType;
}

const Tile = ({ name, Example }: TileProps) => (
  <article style={tileStyle} aria-labelledby={`tile-${name}`}>
    <a id={`tile-${name}`} href={pageOf(titleOf(name))} target="_top">
      {name}
    </a>
    {/* The transform makes the tile the containing block of fixed positions. */}
    <div
      className="sb-unstyled"
      style={{ flex: 1, minHeight: heights[name], overflow: 'auto', transform: 'translateZ(0)' }}
    >
      <Example />
    </div>
  </article>
);

/** Every component, live, by the task that it serves. */
export const Tiles = () =>
  tasks.map(([file, title, description]) => (
    <section key={file} style={{ marginBlockStart: vars.space.xxl }}>
      <h2>{title}</h2>
      <p>{description}</p>
      <div style={gridStyle}>
        {Object.entries(files[`../examples/${file}.tsx`] ?? {}).map(([name, Example]) => (
          <Tile key={name} name={name.replace(/Example$/, '')} Example={Example} />
        ))}
      </div>
    </section>
  ));
