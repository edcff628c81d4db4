import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Notice } from './Notice.tsx';

const meta = { title: 'Components/Notice', component: Notice } satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Critical: Story = {
  args: { tone: 'critical', children: 'Network error. Check connection.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error. Check connection.');
  },
};

export const Positive: Story = {
  args: { tone: 'positive', children: 'Password reset successful.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Password reset successful.');
  },
};

export const Info: Story = {
  args: { children: 'OTP sent to ananya@seatwise.test' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};
