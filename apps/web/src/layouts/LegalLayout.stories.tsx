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
  tags: ['SHL-17'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Terms');
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
  },
};

export const Privacy: Story = {
  tags: ['SHL-18'],
  args: { path: paths.privacy },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Privacy');
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
  },
};

export const NotThere: Story = {
  args: { path: '/nowhere' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('main').querySelector('button')!);
    await expect(
      await canvas.findByRole('heading', { name: 'Find the medical seat your rank can win' }),
    ).toBeVisible();
  },
};
