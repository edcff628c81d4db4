import { Button } from '@seatwise/ui';
import { vars } from '@seatwise/ui/theme';
import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { pageOf, titleOf } from './Facts.tsx';
import { gridOf } from './Guidance.tsx';

interface StoryFile {
  readonly default: Meta;
  /** The names of the stories in order; Storybook adds this export. */
  readonly __namedExportsOrder: readonly string[];
  readonly [story: string]: unknown;
}
/** A story as a component; props override its args. */
type Example = ComponentType<object>;

const files = import.meta.glob<StoryFile>(
  '../../packages/ui/src/{components,patterns}/*/*.stories.tsx',
  { eager: true },
);

/** The first story of a component. */
const exampleOf = (name: string): Example => {
  const [, file] = Object.entries(files).find(([path]) => path.endsWith(`/${name}.stories.tsx`))!;
  const [first = ''] = file.__namedExportsOrder;
  return composeStory(file[first] as StoryObj, file.default) as Example;
};

/** These components would cover the page, or scroll it by taking the focus. */
const openedByButton = new Set([
  'AlertDialog',
  'Dialog',
  'ErrorSummary',
  'MessagesProvider',
  'Toast',
]);

/** These components are fixed to the viewport in the product, so their tiles reserve a height. */
const heights: Readonly<Record<string, string>> = {
  NavBar: '5rem',
  SideNav: '16rem',
  ChatPanel: '24rem',
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

const OpenedByButton = ({ Example }: { readonly Example: Example }) => {
  const [opened, setOpened] = useState(0);
  const close = (): void => setOpened(0);
  const handlers = { onClose: close, onConfirm: close, onCancel: close };
  return (
    <>
      <Button tone="secondary" onPress={() => setOpened(opened + 1)}>
        Open
      </Button>
      {opened > 0 && <Example key={opened} {...handlers} />}
    </>
  );
};

const Tile = ({ name }: { readonly name: string }) => {
  const [Example] = useState(() => exampleOf(name));
  return (
    <article style={tileStyle} aria-labelledby={`tile-${name}`}>
      <a id={`tile-${name}`} href={pageOf(titleOf(name))} target="_top">
        {name}
      </a>
      {/* The transform makes the tile the containing block of fixed elements. */}
      <div
        className="sb-unstyled"
        style={{
          flex: 1,
          minHeight: heights[name],
          maxHeight: vars.height.chat,
          overflow: 'auto',
          transform: 'translateZ(0)',
        }}
      >
        {openedByButton.has(name) ? <OpenedByButton Example={Example} /> : <Example />}
      </div>
    </article>
  );
};

interface TilesProps {
  /** Component names, separated by spaces. */
  readonly of: string;
}

/** Live components, each shown as its first story and linked to its page. */
export const Tiles = ({ of }: TilesProps) => (
  <div style={gridOf(vars.width.panel)}>
    {of.split(' ').map((name) => (
      <Tile key={name} name={name} />
    ))}
  </div>
);
