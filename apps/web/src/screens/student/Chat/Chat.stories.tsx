import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Chat of a student',
  component: AppAt,
  args: { path: paths.liveChat },
  parameters: { layout: 'fullscreen', role: 'basic' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const slow = { timeout: 10_000 };

export const Student: Story = {
  tags: ['BEY-CNV-18', 'BEY-CNV-22', 'GAP-117'],
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Seatwise counsellors' }, slow),
    ).toBeVisible();
    await expect(canvas.getByText(/^Counsellors reply here from/)).toBeVisible();
    await expect(canvas.getByText(/^(Open until 9 pm|Away until 9 am)$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask the help bot' })).toHaveAttribute(
      'href',
      '/home#chat',
    );
    const tab = canvas
      .getByRole('banner')
      .querySelector('nav[aria-label="Quick links"] [href="/chat"]');
    await expect(tab).toHaveAttribute('aria-current', 'page');
    const { bottom } = canvas.getByRole('textbox', { name: 'Message' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    const question = 'Which documents do I need?';
    await userEvent.click(await canvas.findByRole('button', { name: question }, slow));
    // A working connection goes without saying.
    await expect(canvas.queryByText(/^(Connected|Offline)$/)).toBeNull();
    await expect(await canvas.findByText(question, { ignore: 'button' }, slow)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: question })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  },
};

export const Staff: Story = {
  parameters: { role: 'admin' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/This page is for students/)).toBeVisible(), slow);
  },
};
