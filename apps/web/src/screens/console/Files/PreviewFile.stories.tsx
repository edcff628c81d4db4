import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { count } from '../../../testing/lists.ts';

const meta = {
  title: 'Screens/File preview',
  component: AppAt,
  args: { path: paths.adminFiles },
  parameters: { layout: 'fullscreen', role: 'admin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  tags: ['again'],
  play: async ({ canvas, userEvent }) => {
    await count(canvas, 'files');
    await userEvent.click(canvas.getByRole('button', { name: 'Helpdesk_Numbers.jpg' }));
    const picture = await canvas.findByRole('img', { name: 'Helpdesk_Numbers.jpg' });
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
  },
};

export const Document: Story = {
  tags: ['again'],
  play: async ({ canvas, userEvent }) => {
    await count(canvas, 'files');
    await userEvent.click(canvas.getByRole('button', { name: 'Fee_and_Refund_Rules.pdf' }));
    await expect(await canvas.findByTitle('Fee_and_Refund_Rules.pdf')).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
  },
};

export const PreviewFailed: Story = {
  tags: ['again'],
  parameters: { scenario: 'downloadFile.500' },
  play: async ({ canvas, userEvent }) => {
    await count(canvas, 'files');
    await userEvent.click(canvas.getByRole('button', { name: 'Fee_and_Refund_Rules.pdf' }));
    await expect(await canvas.findByText('We could not load the preview.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
