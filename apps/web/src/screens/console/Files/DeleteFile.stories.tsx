import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { count } from '../../../testing/lists.ts';
import { expectText, findDialog } from '../../../testing/visible.ts';

const meta = {
  title: 'Screens/File deletion',
  component: AppAt,
  args: { path: paths.adminFiles },
  parameters: { layout: 'fullscreen', role: 'admin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const askToDelete = async (context: Context): Promise<ReturnType<typeof within>> => {
  const { canvas, userEvent } = context;
  await count(canvas, 'files');
  await userEvent.click(canvas.getAllByRole('button', { name: /^Delete NEET_UG/ })[0]!);
  const question = await findDialog(context, 'Delete File', 'alertdialog');
  await expect(question).toHaveAccessibleDescription('Are you sure you want to delete this file?');
  return within(question);
};

export const Deleted: Story = {
  tags: ['ADF-09', 'ADF-27', 'ADF-28', 'ADF-29', 'ADF-33'],
  parameters: { shows: { machine: 'deleteFile', state: 'confirming' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click((await askToDelete(context)).getByRole('button', { name: 'Cancel' }));
    await expect(await count(canvas, 'files')).toBe(26);
    await userEvent.click((await askToDelete(context)).getByRole('button', { name: 'Delete' }));
    await expectText(context, 'File deleted successfully.');
    await waitFor(async () => expect(await count(canvas, 'files')).toBe(25));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const Deleting: Story = {
  tags: ['again'],
  parameters: { scenario: 'deleteFile.never', shows: { machine: 'deleteFile', state: 'deleting' } },
  play: async (context) => {
    const question = await askToDelete(context);
    await context.userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
