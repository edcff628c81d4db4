import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StarToggle } from './StarToggle.tsx';

const meta = {
  title: 'Components/StarToggle',
  component: StarToggle,
  args: { label: 'Shortlist AIIMS, New Delhi', pressed: false, onPress: fn() },
  parameters: {
    guidance: {
      do: ['Use it beside each thing of a long list, with the name of the thing in its label.'],
      dont: ['Do not use it for several things at once: use a Button with the icon Star.'],
    },
  },
} satisfies Meta<typeof StarToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Starred: Story = {
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};
