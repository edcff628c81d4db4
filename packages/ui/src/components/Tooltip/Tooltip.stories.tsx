import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'Four years of cut-offs',
    children: (describedBy) => (
      <Button tone="secondary" describedBy={describedBy}>
        Strong evidence
      </Button>
    ),
  },
  parameters: {
    guidance: {
      do: ['Explain a word or a mark in a few words.'],
      dont: [
        'Do not put anything into it that is needed: on a touch screen it may never show.',
        'Do not put links or buttons into it.',
      ],
    },
  },
  render: (args) => (
    <Box padding="xl">
      <Tooltip {...args} />
    </Box>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A page of documentation plays a story only in a frame of its own. */
const played = { docs: { story: { inline: false, height: '8rem' } } };

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Four years of cut-offs')).not.toBeVisible();
  },
};

export const Shown: Story = {
  parameters: played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Four years of cut-offs');
  },
};

export const LongWords: Story = {
  parameters: played,
  args: {
    text: 'The last ranks admitted in the years 2021, 2022, 2023 and 2024 in the same category, quota and round, weighed by how recent they are',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
    const { left, right } = tip.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};
