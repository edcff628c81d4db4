import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'Patterns/StatusBadge',
  component: StatusBadge,
  args: { active: true },
  parameters: {
    guidance: {
      do: ['Stand it in a column of its own.'],
      dont: ['Do not use it to switch the account on or off: that is an action.'],
    },
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toHaveAttribute('data-tone', 'positive');
  },
};

export const Inactive: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inactive')).toHaveAttribute('data-tone', 'neutral');
  },
};
