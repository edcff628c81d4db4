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
import { useContext } from 'react';
import { evidence, types } from 'virtual:usage';
import type { Evidence } from '../../packages/ui/tools/evidence.ts';
import { Facts } from './Facts.tsx';
import { Pictures, WhenToUse, type GuidanceProps } from './Guidance.tsx';
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

/** A component: when to use it, how to write it, its states, props and keys, and what is proven of it. */
export const ComponentPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const { title, parameters, tags } = preparedMeta;
  if (title.startsWith('Screens/')) return <ScreenPage />;

  const guidance: GuidanceProps | undefined = parameters.guidance;
  const name = title.split('/').at(-1)!;
  const proven: Evidence | undefined = evidence[name];
  if (!proven) return <FoundationPage />;
  const stories = componentStories().filter(({ tags: of }) => of.includes('autodocs'));
  // A story with its own `render` wraps the component in other elements; prefer one without.
  const { moduleExport } = stories.find((story) => !story.moduleExport.render) ?? stories[0]!;
  return (
    <>
      <Title />
      <Subtitle />
      <a href="./?path=/docs/what-s-new--docs" target="_top">
        {tags.includes('new') ? 'New in this version' : 'Stable'}
      </a>
      <Description />
      {guidance && <WhenToUse {...guidance} />}
      <h2>Playground</h2>
      <Primary />
      <h3>Copy this</h3>
      <Source of={moduleExport} language="tsx" />
      {guidance?.pictures && <Pictures pictures={guidance.pictures} />}
      <h2>All states</h2>
      <Sheet stories={stories} states={proven.passed?.states ?? []} />
      <h2>Props</h2>
      <div style={{ overflowX: 'auto' }}>
        <Controls />
      </div>
      <details>
        <summary>Types, as they are written</summary>
        <Source code={types[name]!} language="tsx" dark />
      </details>
      {proven.keys.length > 0 && <KeyboardMap keys={proven.keys} />}
      <Facts name={name} facts={proven.facts} />
      {proven.spec && (
        <details>
          <summary>Specification: each sentence is the exact title of a test</summary>
          <Markdown>{proven.spec.replaceAll(/^## /gm, '### ')}</Markdown>
        </details>
      )}
    </>
  );
};
