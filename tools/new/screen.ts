const kebab = (name: string): string =>
  name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
const camel = (name: string): string => name[0]!.toLowerCase() + name.slice(1);
const words = (name: string): string => {
  const text = kebab(name).replaceAll('-', ' ');
  return text[0]!.toUpperCase() + text.slice(1);
};

/** The skeleton of a screen, by the path of each file. */
export const screenFiles = (name: string): Readonly<Record<string, string>> => {
  const folder = `apps/web/src/screens/${name}`;
  const title = words(name);
  return {
    [`apps/web/src/content/${camel(name)}.ts`]: `export const content = {
  heading: '${title}',
  subtitle: 'Say in one sentence what the page is for.',
} as const;
`,
    [`${folder}/route.tsx`]: `import { PageLayout } from '../../layouts/PageLayout.tsx';
import { ${name} } from './${name}.tsx';

export const Component = () => (
  <PageLayout>
    <${name} />
  </PageLayout>
);
`,
    [`${folder}/${name}.tsx`]: `import { PageHeader } from '@seatwise/ui';
import { content } from '../../content/${camel(name)}.ts';

/** Say in one sentence what a person does here. */
export const ${name} = () => <PageHeader title={content.heading} subtitle={content.subtitle} />;
`,
    [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import { AppAt } from '../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/${title}',
  component: AppAt,
  args: { path: paths.${camel(name)} },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('${title}');
  },
};
`,
  };
};

/** Adds the page to the table that paths, routes and prerendering are derived from. */
export const withPage = (pages: string, name: string): string =>
  pages.replace(
    /^ {2}notFound: \{/m,
    `  ${camel(name)}: {
    path: '/${kebab(name)}',
    screen: '${name}',
    ...publicMeta(
      '${words(name)}',
      'Say in one sentence what the page is for.',
      'words that people search for',
    ),
  },
$&`,
  );
