import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { evidenceOf } from './evidence.ts';
import { Guidance } from './Guidance.tsx';
import { KeyboardMap } from './KeyboardMap.tsx';

/** The page of a component: what it is, when to use it, how it answers to keys, what it owes. */
export const ComponentPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guidance } = preparedMeta.parameters;
  const { spec, keys } = evidenceOf(preparedMeta.title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {guidance && <Guidance {...guidance} />}
      <h2>Props</h2>
      <Controls />
      {keys.length > 0 && <KeyboardMap keys={keys} />}
      {spec && (
        <>
          <h2>What it owes</h2>
          <p>Each sentence is the title of a test, to the letter.</p>
          <Markdown>{spec}</Markdown>
        </>
      )}
      <Stories includePrimary={false} title="In all its states" />
    </>
  );
};
