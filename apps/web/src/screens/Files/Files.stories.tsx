import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { AppAt } from '../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Files',
  component: AppAt,
  args: { path: paths.adminFiles },
  parameters: { layout: 'fullscreen', role: 'admin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Context['canvas'];

/** How many files show. */
const count = async (canvas: Canvas): Promise<number> => {
  const words = await canvas.findByText(/^\d+ (of \d+ )?files$/);
  return Number.parseInt(words.textContent, 10);
};

const rowsOf = (canvas: Canvas): string[] =>
  [...canvas.getByRole('main').querySelectorAll('[data-row]')].map((row) => row.textContent);

const says = async ({ canvas }: Context, words: string): Promise<void> =>
  waitFor(() => expect(canvas.getByText(words)).toBeVisible());

const notice = new File(['%PDF-1.7 Round 3'], 'round-3-schedule.pdf', { type: 'application/pdf' });

const openUpload = async ({ canvas, userEvent }: Context): Promise<ReturnType<typeof within>> => {
  await count(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Add New File' }));
  const dialog = await canvas.findByRole('dialog', { name: 'Upload File' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** The file picker's offer, which nobody is bound to. */
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

export const Success: Story = {
  name: 'ADF-01 ADF-02 ADF-03 ADF-04 ADF-05 ADF-08 ADF-09 ADF-32 Success',
  parameters: { shows: { machine: 'deleteFile', state: 'list' } },
  play: async ({ canvas }) => {
    await expect(await count(canvas)).toBe(26);
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
    const [row] = rowsOf(canvas);
    await expect(row).toMatch(/Schedule_\(Revised\)\.pdf.*PDF.*[\d.,]+ K?B.*Priya Nair/);
    for (const name of [/^Download NEET_UG/, /^Delete NEET_UG/])
      await expect(canvas.getAllByRole('button', { name })[0]).toBeVisible();
  },
};

export const Sorted: Story = {
  name: 'ADF-05 ADF-06 ADF-07 Sorted',
  play: async ({ canvas, userEvent }) => {
    await count(canvas);
    const sort = async (column: string, direction: 'ascending' | 'descending'): Promise<void> => {
      const head = canvas.queryByRole('columnheader', { name: column });
      if (head) {
        await userEvent.click(within(head).getByRole('button'));
        await waitFor(() => expect(head).toHaveAttribute('aria-sort', direction));
      } else
        await userEvent.selectOptions(canvas.getByLabelText('Sort by'), `${column}, ${direction}`);
    };
    await sort('Name', 'ascending');
    await waitFor(() => expect(rowsOf(canvas)[0]).toMatch(/^AFMC/));
    await sort('Name', 'descending');
    await waitFor(() => expect(rowsOf(canvas)[0]).toMatch(/^Vacant/));
    await sort('Uploaded At', 'ascending');
    await waitFor(() => expect(rowsOf(canvas)[0]).toMatch(/^Counselling_Calendar/));
  },
};

export const Searched: Story = {
  name: 'ADF-03 ADF-10 GAP-131 Searched',
  play: async ({ canvas, userEvent }) => {
    await count(canvas);
    const search = canvas.getByRole('searchbox', { name: 'Search files' });
    await userEvent.type(search, 'WORD');
    await waitFor(async () => expect(await count(canvas)).toBeLessThan(10));
    for (const row of rowsOf(canvas)) await expect(row).toMatch(/\.docx/);
    await userEvent.type(search, ' of nowhere');
    await expect(await canvas.findByText('No files found.')).toBeVisible();
  },
};

export const Download: Story = {
  name: 'ADF-08 ADF-33 END-07 Download',
  play: async ({ canvas, userEvent }) => {
    const opened = spyOn(window, 'open').mockReturnValue(null);
    await count(canvas);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Download/ })[0]!);
    await expect(opened).toHaveBeenLastCalledWith(
      expect.stringMatching(/^\/api\/files\/download\?field-id=\d+$/),
      '_blank',
      'noopener,noreferrer',
    );
    opened.mockRestore();
  },
};

export const Loading: Story = {
  parameters: { scenario: 'listFiles.never' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Loading files')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  name: 'ADF-10 Empty',
  parameters: { scenario: 'listFiles.empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No files found.')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'ADF-31 GAP-135 Failed',
  parameters: { scenario: 'listFiles.500' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The files could not be loaded.')).toBeVisible());
    await expect(canvas.getByText('No files found.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    // Nobody knows how many there are.
    await expect(canvas.queryByText(/\d files$/)).toBeNull();
  },
};

export const Offline: Story = {
  name: 'ADF-31 GAP-135 Offline',
  parameters: { scenario: 'listFiles.network-error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No files found.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const UploadEmpty: Story = {
  name: 'ADF-02 ADF-11 ADF-15 ADF-19 UploadEmpty',
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
  name: 'ADF-13 ADF-14 ADF-16 ADF-17 ADF-18 UploadRefused',
  play: async (context) => {
    const dialog = await choose(context, new File(['hello'], 'notice.txt', { type: 'text/plain' }));
    await says(context, 'Unsupported file type.');
    // A name and a type that promise a document, and bytes that are none.
    await pick(dialog, new File(['MZ and so on'], 'notice.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(dialog.queryByText('notice.pdf (12 B)')).toBeNull());
    await says(context, 'Unsupported file type.');
    const large = new File(['%PDF-1.7'], 'large.pdf', { type: 'application/pdf' });
    Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 + 1 });
    await pick(dialog, large);
    await says(context, 'File too large. Max 50MB allowed.');
    await expect(dialog.getByRole('button', { name: 'Upload' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Dropped: Story = {
  name: 'ADF-12 Dropped',
  parameters: { shows: { machine: 'upload', state: 'open.ready' } },
  play: async (context) => {
    const dialog = await openUpload(context);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(notice);
    dialog
      .getByLabelText('Choose a file or drop it here')
      .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await says(context, 'round-3-schedule.pdf (16 B)');
  },
};

export const Uploaded: Story = {
  name: 'ADS-16 ADF-20 ADF-21 ADF-22 ADF-23 ADF-24 ADF-33 Uploaded',
  play: async (context) => {
    const sent = spyOn(XMLHttpRequest.prototype, 'send');
    await upload(context);
    const form = sent.mock.lastCall![0] as FormData;
    sent.mockRestore();
    const { id } = JSON.parse(localStorage.getItem('user')!) as { id: number };
    await expect([...form.keys()]).toEqual(['file', 'uploaderId']);
    await expect(form.get('uploaderId')).toBe(String(id));
    await says(context, 'File uploaded successfully!');
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(rowsOf(context.canvas)[0]).toMatch(/^round-3-schedule\.pdf/));
  },
};

export const Uploading: Story = {
  parameters: { scenario: 'uploadFile.never', shows: { machine: 'upload', state: 'uploading' } },
  play: async (context) => {
    const dialog = await upload(context);
    await expect(
      await dialog.findByRole('progressbar', { name: 'Uploading round-3-schedule.pdf' }),
    ).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel upload' }));
    await says(context, 'round-3-schedule.pdf (16 B)');
    await expect(dialog.getByRole('button', { name: 'Upload' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const UploadFailed: Story = {
  name: 'ADF-25 UploadFailed',
  parameters: { scenario: 'uploadFile.500' },
  play: async (context) => {
    await upload(context);
    await says(context, 'Something went wrong on our side.');
    await says(context, 'round-3-schedule.pdf (16 B)');
  },
};

export const UploadOffline: Story = {
  name: 'ADF-26 UploadOffline',
  parameters: { scenario: 'uploadFile.network-error' },
  play: async (context) => {
    await upload(context);
    await says(context, 'An unknown error occurred during file upload.');
  },
};

const askToDelete = async ({ canvas, userEvent }: Context): Promise<ReturnType<typeof within>> => {
  await count(canvas);
  await userEvent.click(canvas.getAllByRole('button', { name: /^Delete NEET_UG/ })[0]!);
  const question = await canvas.findByRole('alertdialog', { name: 'Delete File' });
  await waitFor(() => expect(question).toBeVisible());
  await expect(question).toHaveAccessibleDescription('Are you sure you want to delete this file?');
  return within(question);
};

export const Deleted: Story = {
  name: 'ADF-09 ADF-27 ADF-28 ADF-29 ADF-33 Deleted',
  parameters: { shows: { machine: 'deleteFile', state: 'confirming' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click((await askToDelete(context)).getByRole('button', { name: 'Cancel' }));
    await expect(await count(canvas)).toBe(26);
    await userEvent.click((await askToDelete(context)).getByRole('button', { name: 'Delete' }));
    await says(context, 'File deleted successfully.');
    await waitFor(async () => expect(await count(canvas)).toBe(25));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const Deleting: Story = {
  parameters: { scenario: 'deleteFile.never', shows: { machine: 'deleteFile', state: 'deleting' } },
  play: async (context) => {
    const question = await askToDelete(context);
    await context.userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const DeleteFailed: Story = {
  name: 'ADF-30 DeleteFailed',
  parameters: { scenario: 'deleteFile.500' },
  play: async (context) => {
    const question = await askToDelete(context);
    await context.userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await says(context, 'Failed to delete the file.');
  },
};

export const Picture: Story = {
  play: async ({ canvas, userEvent }) => {
    await count(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Helpdesk_Numbers.jpg' }));
    const picture = await canvas.findByRole('img', { name: 'Helpdesk_Numbers.jpg' });
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
  },
};

export const Document: Story = {
  play: async ({ canvas, userEvent }) => {
    await count(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Fee_and_Refund_Rules.pdf' }));
    await expect(await canvas.findByTitle('Fee_and_Refund_Rules.pdf')).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
  },
};

export const PreviewFailed: Story = {
  parameters: { scenario: 'downloadFile.500' },
  play: async ({ canvas, userEvent }) => {
    await count(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Fee_and_Refund_Rules.pdf' }));
    await expect(await canvas.findByText('The preview could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
