import {
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { vars } from '@seatwise/ui/theme';
import { useContext } from 'react';
import { evidence, types } from 'virtual:usage';
import type { Evidence } from '../../packages/ui/tools/evidence.ts';
import { Facts } from './Facts.tsx';
import { Guidance } from './Guidance.tsx';
import { KeyboardMap } from './KeyboardMap.tsx';
import { ScreenPage } from './ScreenPage.tsx';
import { Sheet } from './Sheet.tsx';

/** The page of a foundation: all its stories, one below the other. */
const FoundationPage = () => (
  <>
    <Title />
    <Description />
    <Stories title="" />
  </>
);

/** The page of a component: what it is, when and how to use it, its keys and its specification. */
export const ComponentPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const { title, parameters } = preparedMeta;
  if (title.startsWith('Screens/')) return <ScreenPage />;

  const name = title.split('/').at(-1)!;
  const proven: Evidence | undefined = evidence[name];
  if (!proven) return <FoundationPage />;
  const stories = componentStories();
  // A story with its own `render` wraps the component in other elements; prefer one without.
  const { moduleExport } = stories.find((story) => !story.moduleExport.render) ?? stories[0]!;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Facts name={name} facts={proven.facts} />
      <h2>Copy this</h2>
      <Source of={moduleExport} language="tsx" />
      {parameters.guidance && <Guidance {...parameters.guidance} />}
      <h2>All states</h2>
      <Sheet
        stories={stories}
        states={proven.passed?.states ?? []}
        width={parameters.wide ? '100%' : vars.width.field}
      />
      <h2>Props</h2>
      <div style={{ overflowX: 'auto' }}>
        <Controls />
      </div>
      <details>
        <summary>Types, as they are written</summary>
        <Source code={types[name]!} language="tsx" dark />
      </details>
      {proven.keys.length > 0 && <KeyboardMap keys={proven.keys} />}
      {proven.spec && (
        <>
          <h2>Specification</h2>
          <p>Each sentence is the exact title of a test.</p>
          <Markdown>{proven.spec.replaceAll(/^## /gm, '### ')}</Markdown>
        </>
      )}
    </>
  );
};
