import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading NEET UG Round 2.pdf', share: 0.42 },
  parameters: {
    guidance: {
      do: ['Show it for everything that takes longer than a second and whose length is known.'],
      dont: ['Do not let it run backwards.'],
    },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading NEET UG Round 2.pdf' });
    await expect(bar).toHaveAttribute('value', '42');
    await expect(canvas.getByText('42%')).toBeVisible();
  },
};

export const Begun: Story = {
  args: { share: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0%')).toBeVisible();
  },
};

export const Done: Story = {
  args: { share: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '100');
  },
};

export const NeverBeyondItsEnds: Story = {
  args: { share: 1.4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100%')).toBeVisible();
  },
};
