import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { count } from '../../../testing/lists.ts';
import { expectText, findDialog } from '../../../testing/visible.ts';

const meta = {
  title: 'Screens/File upload',
  component: AppAt,
  args: { path: paths.adminFiles },
  parameters: { layout: 'fullscreen', role: 'admin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const notice = new File(['%PDF-1.7 Round 3'], 'round-3-schedule.pdf', { type: 'application/pdf' });

const openUpload = async (context: Context): Promise<ReturnType<typeof within>> => {
  const { canvas, userEvent } = context;
  await count(canvas, 'files');
  await userEvent.click(canvas.getByRole('button', { name: 'Add New File' }));
  return within(await findDialog(context, 'Upload File'));
};

/** Picks a file regardless of the `accept` attribute, as a drop can. */
const pick = async (dialog: ReturnType<typeof within>, file: File): Promise<void> => {
  await fireEvent.change(dialog.getByLabelText('Choose a file or drop it here'), {
    target: { files: [file] },
  });
};

const choose = async (context: Context, file: File = notice) => {
  const dialog = await openUpload(context);
  await pick(dialog, file);
  return dialog;
};

const upload = async (context: Context) => {
  const dialog = await choose(context);
  const submit = dialog.getByRole('button', { name: 'Upload' });
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
  await context.userEvent.click(submit);
  return dialog;
};

export const UploadEmpty: Story = {
  tags: ['ADF-02', 'ADF-11', 'ADF-15', 'ADF-19'],
  parameters: { shows: { machine: 'upload', state: 'open' } },
  play: async (context) => {
    const dialog = await openUpload(context);
    await expect(dialog.getByRole('button', { name: 'Upload' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(dialog.getByLabelText('Choose a file or drop it here')).toHaveAttribute(
      'accept',
      '.pdf,.doc,.docx,.jpg,.jpeg,.png',
    );
  },
};

export const UploadRefused: Story = {
  tags: ['again', 'ADF-13', 'ADF-14', 'ADF-16', 'ADF-17', 'ADF-18'],
  play: async (context) => {
    const dialog = await choose(context, new File(['hello'], 'notice.txt', { type: 'text/plain' }));
    await expectText(context, 'Unsupported file type.');
    await expect(dialog.getByRole('button', { name: 'Upload' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Dropped: Story = {
  tags: ['ADF-12'],
  parameters: { shows: { machine: 'upload', state: 'open.ready' } },
  play: async (context) => {
    const dialog = await openUpload(context);
    const target = dialog.getByLabelText('Choose a file or drop it here');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(notice);
    // react-aria tells files from folders by their entries, which a DataTransfer made by script lacks.
    Object.defineProperty(dataTransfer, 'items', {
      value: [{ kind: 'file', type: notice.type, getAsFile: () => notice }],
    });
    for (const type of ['dragenter', 'drop'])
      target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await expectText(context, 'round-3-schedule.pdf (16 B)');
  },
};

export const Uploading: Story = {
  tags: ['again'],
  parameters: { scenario: 'uploadFile.never', shows: { machine: 'upload', state: 'uploading' } },
  play: async (context) => {
    const dialog = await upload(context);
    await expect(
      await dialog.findByRole('progressbar', { name: 'Uploading round-3-schedule.pdf' }),
    ).toBeVisible();
  },
};
