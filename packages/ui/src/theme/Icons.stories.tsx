import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../components/Grid/Grid.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import * as icons from '../components/Icon/icons.ts';
import { Inline } from '../components/Inline/Inline.tsx';
import { Text } from '../components/Text/Text.tsx';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The names of `icons`; each icon takes the colour of its text. */
export const AllIcons: Story = {
  render: () => (
    <Grid columns={4}>
      {Object.entries(icons).map(([name, icon]) => (
        <Inline key={name} as="span" gap="xs">
          <Icon icon={icon} />
          <Text as="span" size="caption" tone="muted">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(Object.keys(icons).length);
  },
};
