import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../paths.ts';
import { AppAt } from '../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Legal',
  component: AppAt,
  args: { path: paths.terms },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  tags: ['again', 'SHL-17', 'BEY-OPR-01'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Terms');
  },
};

export const Privacy: Story = {
  tags: ['again', 'SHL-18'],
  args: { path: paths.privacy },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Privacy');
  },
};

export const NotThere: Story = {
  tags: ['again'],
  args: { path: '/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
