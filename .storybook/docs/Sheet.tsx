import { Canvas, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { vars } from '@seatwise/ui/theme';
import type { TestedState } from '../../packages/ui/tools/evidence.ts';
import { gridOf } from './Guidance.tsx';

interface SheetProps {
  readonly stories: ReturnType<DocsContextProps['componentStories']>;
  /** The states as the last test run found them. */
  readonly states: readonly TestedState[];
}

/** All states of a component side by side, each with its accessibility tree. */
export const Sheet = ({ stories, states }: SheetProps) => (
  <div style={{ ...gridOf(vars.width.field), alignItems: 'start' }}>
    {stories.map(({ id, name, moduleExport, parameters }) => {
      const tree = states.find((state) => state.name === name)?.tree;
      return (
        <div key={id} style={{ minWidth: 0, ...(parameters.wide && { gridColumn: '1 / -1' }) }}>
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
