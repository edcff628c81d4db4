import { Canvas, type DocsContextProps } from '@storybook/addon-docs/blocks';
import type { TestedState } from '../../packages/ui/tools/evidence.ts';
import { gridOf } from './Guidance.tsx';

interface SheetProps {
  readonly stories: ReturnType<DocsContextProps['componentStories']>;
  /** The states as the last test run found them. */
  readonly states: readonly TestedState[];
  /** The minimum width of each state. */
  readonly width: string;
}

/** All states of a component side by side, each with what a screen reader announces. */
export const Sheet = ({ stories, states, width }: SheetProps) => (
  <div style={{ ...gridOf(width), alignItems: 'start' }}>
    {stories.map(({ id, name, moduleExport }) => {
      const tree = states.find((state) => state.name === name)?.tree;
      return (
        <div key={id} style={{ minWidth: 0 }}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
          <Canvas of={moduleExport} />
          {tree && (
            <details>
              <summary>What a screen reader is given</summary>
              <pre>{tree}</pre>
            </details>
          )}
        </div>
      );
    })}
  </div>
);
