import { adminFiles } from '@seatwise/api-client/contract/adminFiles';
import { files } from '@seatwise/api-client/contract/files';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { storyApi } from '../../../testing/storyApi.ts';
import { findDialog } from '../../../testing/visible.ts';
import { count, emptyStory, failedStory, loadingStory, rowsOf } from '../../../testing/lists.ts';

const meta = {
  title: 'Screens/Files',
  component: AppAt,
  args: { path: paths.adminFiles },
  parameters: { layout: 'fullscreen', role: 'admin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['ADF-01', 'ADF-02', 'ADF-03', 'ADF-04', 'ADF-05', 'ADF-08', 'ADF-09', 'ADF-32'],
  parameters: { shows: { machine: 'deleteFile', state: 'list' } },
  play: async ({ canvas }) => {
    await expect(await count(canvas, 'files')).toBe(26);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('File Management');
    await expect(canvas.getByRole('button', { name: 'Add New File' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search files' })).toBeVisible();
    const heads = canvas.queryAllByRole('columnheader').map(({ textContent }) => textContent);
    if (heads.length > 0)
      await expect(heads).toEqual([
        'Name',
        'Type',
        'Size',
        'Uploaded By',
        'Uploaded At',
        'Actions',
      ]);
    // No name is cut off while a column beside it has room to spare.
    if (heads.length > 0)
      for (const head of canvas.getAllByRole('columnheader').slice(1))
        await expect(head.clientWidth).toBeLessThanOrEqual(
          canvas.getByRole('columnheader', { name: 'Name' }).clientWidth / 2,
        );
    const [row] = rowsOf(canvas);
    await expect(row).toMatch(/Schedule_\(Revised\)\.pdf.*PDF.*[\d.,]+ K?B.*Priya Nair/);
    for (const name of [/^Download NEET_UG/, /^Delete NEET_UG/])
      await expect(canvas.getAllByRole('button', { name })[0]).toBeVisible();
  },
};

export const Renamed: Story = {
  tags: ['again', 'BEY-ADF-02'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await count(canvas, 'files');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Rename NEET_UG/ })[0]!);
    const dialog = within(await findDialog(context, 'Rename the file'));
    const name = dialog.getByLabelText('Name that students see');
    await userEvent.clear(name);
    await userEvent.type(name, 'a/b');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/^Enter a name without/)).toBeVisible();
  },
};

/** A colleague renames the file while the dialog is open. */
export const RenamedMeanwhile: Story = {
  tags: ['BEY-ATK-32'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await count(canvas, 'files');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Rename NEET_UG/ })[0]!);
    const dialog = within(await findDialog(context, 'Rename the file'));
    const name = dialog.getByLabelText<HTMLInputElement>('Name that students see');
    const api = storyApi();
    const all = await api.area(files).listFiles();
    const { id } = all.find(({ fileName }) => fileName === `${name.value}.pdf`)!;
    await api.area(adminFiles).renameFile({ id, fileName: 'Theirs.pdf' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine{Enter}');
    await expect(await dialog.findByText(/ has named it “Theirs\.pdf”\. Save again/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Mine.pdf')).toBeInTheDocument();
  },
};

export const Loading: Story = loadingStory('listFiles', 'Loading files…');

export const Empty: Story = {
  tags: ['ADF-10'],
  ...emptyStory('listFiles.empty', 'No files found.'),
};

const notLoaded = {
  failed: 'We could not load the files.',
  notLoaded: 'No files found.',
} as const;

export const Failed: Story = {
  tags: ['ADF-31', 'GAP-135'],
  ...failedStory('listFiles.500', notLoaded),
};
