/** The skeleton of a component of the design system, by the path of each file. */
export const componentFiles = (name: string): Readonly<Record<string, string>> => {
  const folder = `packages/ui/src/components/${name}`;
  return {
    [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react';
import { root } from './${name}.css.ts';

export interface ${name}Props {
  /** Its content. */
  readonly children: ReactNode;
}

/** Say in one sentence what it is for. */
export const ${name} = ({ children }: ${name}Props) => <div className={root}>{children}</div>;
`,
    [`${folder}/${name}.css.ts`]: `import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const root = style({ padding: vars.space.md });
`,
    [`${folder}/SPEC.md`]: `# ${name}

Say in one sentence what it is for, and which component to use instead where it does not fit.

## Markup

- It MUST render its content.
`,
    [`${folder}/${name}.test.tsx`]: `import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { ${name} } from './${name}.tsx';

describe('${name}', () => {
  it('It MUST render its content.', async () => {
    mount(<${name}>Round 2</${name}>);
    await expect.element(page.getByText('Round 2')).toBeVisible();
  });
});
`,
    [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Components/${name}',
  component: ${name},
  args: { children: 'Round 2 begins on 12 August.' },
  parameters: {
    guidance: {
      do: ['Say when to use it.'],
      dont: ['Say when not to, and what to use instead.'],
    },
  },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Round 2 begins on 12 August.')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { children: 'Thiruvananthapuram, Visakhapatnam and Chhatrapati Sambhajinagar' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
`,
  };
};

/** Adds the component to the public list of the package. */
export const withExport = (index: string, name: string): string => {
  const line = `export { ${name}, type ${name}Props } from './components/${name}/${name}.tsx';\n`;
  return index.replace(/^export \{ announce \}/m, `${line}$&`);
};

/** Adds the example that Storybook shows as a tile and offers to copy. */
export const withExample = (examples: string, name: string): string =>
  `${examples.replace(/^import \{([^}]*?),?\s*\} from '@seatwise\/ui';/m, `import {$1, ${name} } from '@seatwise/ui';`)}
export const ${name}Example = () => <${name}>Round 2 begins on 12 August.</${name}>;
`;
